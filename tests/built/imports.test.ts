import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtFolder } from "./built-folder.ts";
import { readBuiltFile } from "./built-pages.ts";

const scripts = readdirSync(path.join(builtFolder, "assets/js")).filter((name) => name.endsWith(".js"));
const codes = scripts.map((name) => readBuiltFile(`/assets/js/${name}`).toString());

test("every import of the built site tells which file it asks for (R8.6)", () => {
  const count = (pattern: RegExp) => codes.reduce((sum, code) => sum + [...code.matchAll(pattern)].length, 0);
  expect(count(/\bimport\(/g)).toBeGreaterThan(0);
  expect(count(/__vite__mapDeps\(\[\d+\]\)/g)).toBe(count(/\bimport\(/g));
});

test("what a visitor's first act calls is compiled while it arrives", () => {
  const isCompiled = (_: string, at: number) => codes[at]?.startsWith("//# allFunctionsCalledOnLoad\n");
  expect(scripts.filter(isCompiled).map((name) => name.split(".")[0])).toEqual(["listing-screen", "react"]);
});
