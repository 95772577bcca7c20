import { readFile } from "node:fs/promises";
import subsetFont, { type SubsetOptions } from "subset-font";
import { writeWhole } from "../cache/write-whole.ts";
import { workApart } from "../workers/work-apart.ts";

export interface CutOrder {
  source: string;
  characters: string;
  options: SubsetOptions;
  target: string;
}

workApart<CutOrder[]>(async (orders) => {
  for (const { source, characters, options, target } of orders) {
    // What is there is not made again.
    await writeWhole(target, await subsetFont(await readFile(source), characters, options));
  }
});
