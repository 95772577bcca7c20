import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "write-whole-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("replaces a file, and leaves nothing else behind", () => {
  const file = path.join(folder, "font.ttf");
  for (const content of ["one", "two"]) writeWhole(file, content);
  expect(readFileSync(file, "utf8")).toBe("two");
  expect(readdirSync(folder)).toEqual(["font.ttf"]);
});

it("leaves nothing behind where it cannot finish", () => {
  // A folder stands in the place of the file.
  const file = path.join(folder, "taken/font.ttf");
  mkdirSync(path.join(file, "inside"), { recursive: true });
  expect(() => writeWhole(file, "one")).toThrow();
  expect(readdirSync(path.dirname(file))).toEqual(["font.ttf"]);
});
