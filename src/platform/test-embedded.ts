import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { EmbeddedClient } from "./database/embedded-client.ts";
import { type OpenDatabase, openEmbedded } from "./database/open-database.ts";

const project = path.join(import.meta.dirname, "../..");

/** Making an empty database takes seconds and copying one does not, so one is kept for all test files and runs. */
const cacheFolder = path.join(project, ".cache/marelle/platform-tests");

/** The embedded database in memory, without the platform's tables until it is opened. */
export async function openInMemory(): Promise<OpenDatabase> {
  const loadDataDir = new Blob([new Uint8Array(await readEmptyDatabase())]);
  const end = (error: Error) => {
    throw error;
  };
  return openEmbedded(await EmbeddedClient.open({ loadDataDir }, end));
}

async function readEmptyDatabase(): Promise<Buffer> {
  const { version } = JSON.parse(
    readFileSync(path.join(project, "node_modules/@electric-sql/pglite/package.json"), "utf8"),
  );
  const file = path.join(cacheFolder, `empty-${version}.tar`);
  if (existsSync(file)) return readFileSync(file);
  const client = await PGlite.create();
  const bytes = Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer());
  await client.close();
  mkdirSync(cacheFolder, { recursive: true });
  // Whole or not at all: another run may look at the same moment.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
  return bytes;
}
