import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { EmbeddedClient } from "./database/embedded-client.ts";
import { type OpenDatabase, openEmbedded } from "./database/open-database.ts";
import { cached } from "./test-cache.ts";

/** The embedded database in memory, with the platform's tables. */
export async function openInMemory(): Promise<OpenDatabase> {
  return openEmbedded(await openClientInMemory());
}

export async function openClientInMemory(): Promise<EmbeddedClient> {
  const loadDataDir = new Blob([new Uint8Array(readFileSync(await packedDatabase()))]);
  return EmbeddedClient.open({ loadDataDir }, (error) => {
    throw error;
  });
}

/** A new folder for DATA_FOLDER, in which the embedded database is made already. */
export async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-data-"));
  mkdirSync(path.join(folder, "database"));
  // It says on its error stream that it leaves out the slash with which the names begin.
  execFileSync("tar", ["-xf", await packedDatabase(), "-C", path.join(folder, "database")], { stdio: "pipe" });
  return folder;
}

/** Making a database takes seconds, and unpacking it does not. */
function packedDatabase(): Promise<string> {
  return cached(`embedded-${versionOfDatabase()}.tar`, async (file) => {
    const client = await PGlite.create();
    await openEmbedded(client);
    writeFileSync(file, new Uint8Array(await (await client.dumpDataDir("none")).arrayBuffer()));
    await client.close();
  });
}

/** Changes with the package and with the platform's tables. */
function versionOfDatabase(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(path.join(import.meta.dirname, "../../node_modules/@electric-sql/pglite/package.json")));
  const migrations = path.join(import.meta.dirname, "database/migrations");
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    hash.update(readFileSync(path.join(migrations, name)));
  return hash.digest("hex").slice(0, 16);
}
