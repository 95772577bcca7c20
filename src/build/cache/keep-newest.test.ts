import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepNewest } from "./keep-newest.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "newest-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, date: Date): string {
  const file = path.join(folder, name);
  writeFileSync(file, "");
  utimesSync(file, date, date);
  return file;
}

it("keeps what was changed last", async () => {
  for (const day of [1, 2, 3]) write(String(day), new Date(2026, 0, day));
  await keepNewest(folder, 2, write("4", new Date(2026, 0, 4)));
  expect(readdirSync(folder).sort()).toEqual(["3", "4"]);
});

it("keeps what was just made, also where the clock was ahead before", async () => {
  for (const day of [1, 2, 3]) write(String(day), new Date(2050, 0, day));
  await keepNewest(folder, 2, write("made", new Date(2026, 0, 1)));
  expect(readdirSync(folder).sort()).toEqual(["2", "3", "made"]);
});
