import { closeSync, openSync, readSync } from "node:fs";
import { CannotStartError } from "../../cannot-start.ts";
import { type DatabasePlace, openDatabase } from "../open-database.ts";
import { loadFolder } from "./embedded-backup.ts";
import { loadServer } from "./server-backup.ts";

/** The first bytes of a file that `pg_dump` has written, and of one of the embedded database. */
const beginnings = { server: Buffer.from("PGDMP"), folder: Buffer.from([0x1f, 0x8b]) };

/** Puts a backup into an empty place, and brings its tables up to date. */
export async function restoreBackup(place: DatabasePlace, file: string): Promise<void> {
  const kind = kindOf(file);
  if (kind === undefined) throw new CannotStartError(`${file} is no backup.`);
  if ("url" in place) {
    if (kind === "folder")
      throw new CannotStartError(`${file} is of an embedded database: name its folder with DATA_FOLDER alone.`);
    await loadServer(place.url, file);
  } else {
    if (kind === "server") throw new CannotStartError(`${file} is of a PostgreSQL server: name one with DATABASE_URL.`);
    await loadFolder(place.folder, file);
  }
  const { close } = await openDatabase(place);
  await close();
}

function kindOf(file: string): keyof typeof beginnings | undefined {
  const beginning = readBeginning(file);
  if (beginning.subarray(0, beginnings.folder.length).equals(beginnings.folder)) return "folder";
  return beginning.equals(beginnings.server) ? "server" : undefined;
}

function readBeginning(file: string): Buffer {
  const beginning = Buffer.alloc(beginnings.server.length);
  try {
    const descriptor = openSync(file, "r");
    readSync(descriptor, beginning);
    closeSync(descriptor);
    return beginning;
  } catch (error) {
    throw new CannotStartError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
