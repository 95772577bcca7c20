import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { keepFiles, SiteWriter } from "./site-writer.ts";

vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  linkSync: () => {
    throw Object.assign(new Error("no links here"), { code: "EPERM" });
  },
}));

it("knows files again that it has copied, build after build, where the file system has no links", async () => {
  const around = mkdtempSync(path.join(tmpdir(), "site-writer-copies-"));
  const places = ["0", "1", "2", "3"].map((name) => path.join(around, name)) as [string, ...string[]];
  for (const place of places) mkdirSync(place);
  const [first, ...later] = places;
  const writer = new SiteWriter({ path: first, before: path.join(around, "none"), isLight: true });
  writer.write("/fr/a.json", "a");
  const stamps = await writer.finish();
  let before = first;
  for (const place of later) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(keepFiles({ path: place, before, isLight: true }, stamps)).toBe(true);
    before = place;
  }
  const date = (place: string) => statSync(path.join(place, "fr/a.json")).mtime;
  expect(date(before)).toEqual(date(first));
  rmSync(around, { recursive: true });
});
