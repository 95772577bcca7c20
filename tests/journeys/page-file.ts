import { readFileSync } from "node:fs";
import path from "node:path";
import type { PageFile } from "../../src/domain/page.ts";
import { dataPathOf } from "../../src/domain/route.ts";
import { builtFolder } from "../built/built-folder.ts";

/** The data file of a page of the built site. */
export function readPageFile(address: string): PageFile {
  return JSON.parse(readFileSync(path.join(builtFolder, dataPathOf(address)), "utf8"));
}

/** Every title follows R1.3. */
export function titleAt(address: string): string {
  return `${readPageFile(address).context.title} - Inspirations`;
}
