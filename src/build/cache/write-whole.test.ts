import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "write-whole-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it("two that write a file at once do not get in each other's way, and leave nothing else behind", async () => {
  const file = path.join(folder, "font.ttf");
  const contents = ["one", "two", "three"].map((text) => text.repeat(100_000));
  await Promise.all(contents.map((content) => writeWhole(file, content)));
  expect(contents).toContain(await readFile(file, "utf8"));
  expect(await readdir(folder)).toEqual(["font.ttf"]);
});

it("what cannot be finished leaves nothing behind", async () => {
  // A folder stands in the place of the file.
  const file = path.join(folder, "taken/font.ttf");
  await mkdir(path.join(file, "inside"), { recursive: true });
  await expect(writeWhole(file, "one")).rejects.toThrow();
  expect(await readdir(path.dirname(file))).toEqual(["font.ttf"]);
});
