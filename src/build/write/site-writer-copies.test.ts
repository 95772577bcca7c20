import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { SiteWriter } from "./site-writer.ts";

vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  linkSync: () => {
    throw Object.assign(new Error("no links here"), { code: "EPERM" });
  },
}));

it("keeps the date of a file that has not changed where the file system has no links", async () => {
  const around = mkdtempSync(path.join(tmpdir(), "site-writer-copies-"));
  const [before, now] = [path.join(around, "before"), path.join(around, "now")];
  const write = async (place: string) => {
    mkdirSync(place);
    const writer = new SiteWriter({ path: place, before, isLight: true });
    writer.write("/fr/a.json", "a");
    await writer.finish();
  };
  await write(before);
  const longAgo = new Date(2020, 0, 1);
  utimesSync(path.join(before, "fr/a.json"), longAgo, longAgo);
  await write(now);
  expect(statSync(path.join(now, "fr/a.json")).mtime).toEqual(longAgo);
  rmSync(around, { recursive: true });
});
