import { accessSync, existsSync, renameSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { CannotStartError } from "../../cannot-start.ts";
import { explainError } from "../../describe-error.ts";
import { EmbeddedClient } from "../embedded-client.ts";
import { lockFolder } from "../folder-lock.ts";
import { folderProblems } from "../open-database.ts";

/** Packs the embedded database, while no platform has its folder. */
export async function dumpFolder(folder: string, file: string): Promise<void> {
  const database = path.join(folder, "database");
  if (!existsSync(database)) throw new CannotStartError(folderProblems.missing(folder));
  const unlock = lockFolder(folder);
  try {
    const packed = await pack(database).catch((error) => {
      throw new CannotStartError(folderProblems.closed(folder, error), { cause: error });
    });
    await writeFile(file, packed.stream());
  } finally {
    unlock();
  }
}

async function pack(database: string): Promise<Blob> {
  // A folder without it would be filled with a new database.
  accessSync(path.join(database, "PG_VERSION"));
  const client = await openClient({ dataDir: database });
  // Otherwise only the log would hold the latest, and it would be read again when this is restored.
  await client.query("checkpoint");
  const packed = await client.dumpDataDir("gzip");
  await client.close();
  return packed;
}

/** Unpacks an embedded database into a folder without one. */
export async function loadFolder(folder: string, file: string): Promise<void> {
  const unlock = lockFolder(folder);
  const unfinished = path.join(folder, "database.unfinished");
  try {
    const finished = path.join(folder, "database");
    if (existsSync(finished))
      throw new CannotStartError(
        `There is a database in ${folder}, which would be lost: move it away, or name another folder with DATA_FOLDER.`,
      );
    rmSync(unfinished, { recursive: true, force: true });
    // Unpacked here, because nobody hears of it where the embedded database finds that a file is cut off.
    const loadDataDir = new Blob([new Uint8Array(await unpack(await readFile(file)))]);
    const client = await openClient({ dataDir: unfinished, loadDataDir });
    await client.query("checkpoint");
    await client.close();
    renameSync(unfinished, finished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (error instanceof CannotStartError) throw error;
    throw new CannotStartError(`${file} could not be restored into ${folder}. ${explainError(error)}`, {
      cause: error,
    });
  } finally {
    unlock();
  }
}

const unpack = promisify(gunzip);

const openClient = (options: Parameters<typeof EmbeddedClient.open>[0]) => EmbeddedClient.open(options, () => {});
