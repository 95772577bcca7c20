import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate as letOthersIn } from "node:timers/promises";
import { keepNewest } from "../cache/keep-newest.ts";
import { hashOf } from "../cache/result-cache.ts";
import { writeWhole } from "../cache/write-whole.ts";
import { cacheFolder } from "../folders.ts";
import { type FileStamp, keepFiles, type SitePlace } from "./site-writer.ts";

/** Files that were made together: as long as the key stays the same, they would come out the same. */
export interface MadePart {
  /** A hash of all that they are made of. */
  key: string;
  files: FileStamp[];
}

/** What the last build into a folder has made there, by the names of the site's parts. */
export type Ledger = ReadonlyMap<string, MadePart>;

const ledgersFolder = path.join(cacheFolder, "ledgers");

/** Of the folders that were built into last. */
const mostKept = 20;

/** Of a folder's first build, and where somebody has emptied the cache, nothing is known. */
export async function readLedger(siteFolder: string, ledgers = ledgersFolder): Promise<Ledger> {
  try {
    const text = await readFile(fileOf(siteFolder, ledgers), "utf8");
    return new Map(Object.entries(JSON.parse(text) as Record<string, MadePart>));
  } catch {
    return new Map();
  }
}

/** What would come out again as it was made, by the names of the parts. */
export function unchangedParts(keys: ReadonlyMap<string, string>, before: Ledger): Map<string, MadePart> {
  return new Map([...before].filter(([name, { key }]) => keys.get(name) === key));
}

/** Takes parts over from the site of before, and gives those of which all files stood as they were left. Lets others in between. */
export async function keepParts(parts: Ledger, place: SitePlace): Promise<Map<string, MadePart>> {
  const kept = new Map<string, MadePart>();
  for (const [name, part] of parts) {
    if (keepFiles(place, part.files)) kept.set(name, part);
    await letOthersIn();
  }
  return kept;
}

export async function writeLedger(siteFolder: string, ledger: Ledger, ledgers = ledgersFolder): Promise<void> {
  await mkdir(ledgers, { recursive: true });
  const file = fileOf(siteFolder, ledgers);
  await writeWhole(file, JSON.stringify(Object.fromEntries(ledger)));
  await keepNewest(ledgers, mostKept, file);
}

function fileOf(siteFolder: string, ledgers: string): string {
  return path.join(ledgers, `${hashOf([path.resolve(siteFolder)])}.json`);
}
