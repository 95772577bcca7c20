import { readFile, rename, writeFile } from "node:fs/promises";
import subsetFont, { type SubsetOptions } from "subset-font";
import { workApart } from "./work-apart.ts";

export interface CutOrder {
  source: string;
  characters: string;
  options: SubsetOptions;
  target: string;
}

workApart<CutOrder[]>(async (orders) => {
  for (const { source, characters, options, target } of orders) {
    // Whole or not at all: what is there is not made again.
    await writeFile(`${target}.part`, await subsetFont(await readFile(source), characters, options));
    await rename(`${target}.part`, target);
  }
});
