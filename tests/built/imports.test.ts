import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtFolder } from "./built-folder.ts";
import { readBuiltFile } from "./built-pages.ts";

test("every import is made so that a browser which remembers its failure asks again (R8.6)", () => {
  const scripts = readdirSync(path.join(builtFolder, "assets/js")).filter((name) => name.endsWith(".js"));
  const imports = scripts.flatMap((name) => [
    ...readBuiltFile(`/assets/js/${name}`)
      .toString()
      .matchAll(/\bimport\((.)/g),
  ]);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(([, next]) => next === "`" || next === '"')).toEqual([]);
});
