import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { cacheFolder } from "../folders.ts";
import { keepNewest } from "../keep-newest.ts";
import { hashOf } from "../result-cache.ts";
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

/** Takes over from the site of before what has the same keys, and gives what it has taken. */
export async function keepUnchanged(
  keys: ReadonlyMap<string, string>,
  before: Ledger,
  site: KeepingSite,
): Promise<Map<string, MadePart>> {
  const unchanged = [...keys].flatMap(([name, key]) => {
    const part = before.get(name);
    return part?.key === key ? [{ name, part }] : [];
  });
  if (unchanged.length > keys.size / 2) await site.takeTurns();
  const kept = unchanged.filter(({ part }) => keepFiles(site.place, part.files));
  return new Map(kept.map(({ name, part }) => [name, part]));
}

interface KeepingSite {
  place: SitePlace;
  /** See `SiteFolders`. */
  takeTurns: () => Promise<void>;
}

export async function writeLedger(siteFolder: string, ledger: Ledger, ledgers = ledgersFolder): Promise<void> {
  await mkdir(ledgers, { recursive: true });
  const file = fileOf(siteFolder, ledgers);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(Object.fromEntries(ledger)));
  await rename(unfinished, file);
  await keepNewest(ledgers, mostKept, file);
}

function fileOf(siteFolder: string, ledgers: string): string {
  return path.join(ledgers, `${hashOf([path.resolve(siteFolder)])}.json`);
}
