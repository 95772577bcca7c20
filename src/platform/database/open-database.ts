import { accessSync, lstatSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT, PgTable } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client, Pool } from "pg";
import { CannotStartError } from "../cannot-start.ts";
import { explainError } from "../describe-error.ts";
import { EmbeddedClient } from "./embedded-client.ts";
import { lockFolder } from "./folder-lock.ts";
import * as schema from "./schema.ts";
import { serverProblem } from "./server-problem.ts";

export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** Frees the space of deleted rows. A server does so by itself. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

/** A PostgreSQL server, or a folder for the embedded database. */
export type DatabasePlace = { url: string } | { folder: string };

const tables: PgTable[] = Object.values(schema);

const migrations = { migrationsFolder: path.join(import.meta.dirname, "migrations") };

/**
 * Opens the database and brings its tables up to date. Rejects with a CannotStartError when that is impossible, and with the
 * reason of the signal when that aborts. A step that is already changing a folder is finished first, so that the folder is closed.
 */
export async function openDatabase(place: DatabasePlace, stop?: AbortSignal): Promise<OpenDatabase> {
  stop?.throwIfAborted();
  return "url" in place ? openServer(place.url, stop) : openFolder(place.folder, stop);
}

async function openFolder(folder: string, stop?: AbortSignal): Promise<OpenDatabase> {
  let unlock = () => {};
  const end = (reason: string): never => {
    console.error(reason);
    unlock();
    process.exit(1);
  };
  const open = async (place: string) =>
    openEmbedded(await EmbeddedClient.open({ dataDir: place }, (error) => end(folderProblems.ended(folder, error))));
  try {
    unlock = lockFolder(folder, () => end(folderProblems.takenOver(folder)));
    const prepared = await prepareFolder(folder, open);
    stop?.throwIfAborted();
    const { close, ...opened } = await open(prepared);
    return { ...opened, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    stop?.throwIfAborted();
    if (error instanceof CannotStartError) throw error;
    throw new CannotStartError(folderProblems.closed(folder, error), { cause: error });
  }
}

export const folderProblems = {
  missing: (folder: string) =>
    `There is no data in ${folder}. Name its folder with DATA_FOLDER, or its server with DATABASE_URL.`,
  closed: (folder: string, error: unknown) =>
    `The database in ${folder} cannot be opened: check that it belongs to this user, that the disk has room, and that it is whole. ${explainError(error)}`,
  ended: (folder: string, error: unknown) =>
    `The database in ${folder} has stopped: see that the disk has room, and start the platform again. ${explainError(error)}`,
  takenOver: (folder: string) =>
    `The data in ${folder} has been taken over by another process, since this one was halted for too long.`,
};

/**
 * Creates a new database under another name and renames it when it is complete, because one that was killed halfway could never
 * be opened. A folder with the final name must hold a version file: without one, the embedded database would create a new database
 * over the remains of the old one.
 */
async function prepareFolder(folder: string, open: (place: string) => Promise<OpenDatabase>): Promise<string> {
  const finished = path.join(folder, "database");
  if (lstatSync(finished, { throwIfNoEntry: false })) accessSync(path.join(finished, "PG_VERSION"));
  else {
    const unfinished = path.join(folder, "database.unfinished");
    rmSync(unfinished, { recursive: true, force: true });
    const { close } = await open(unfinished);
    await close();
    renameSync(unfinished, finished);
  }
  return finished;
}

/** For a client that is already open, in memory or in a folder. */
export async function openEmbedded(client: PGlite): Promise<OpenDatabase> {
  const database = drizzleEmbedded(client);
  await migrateEmbedded(database, migrations);
  const tidy = async () => {
    for (const table of tables) await database.execute(sql`vacuum ${table}`);
  };
  return { database: database as unknown as Database, tidy, close: () => client.close() };
}

/** A connection or statement that takes longer fails, because no visitor waits so long. */
export const connectionTimeoutMillis = 5_000;
const statementTimeoutMs = 10_000;

/** An arbitrary number, the same for all servers that share a database. */
export const migrationLock = 4_180_001;

async function openServer(connectionString: string, stop?: AbortSignal): Promise<OpenDatabase> {
  await migrateAlone(connectionString, stop).catch((error) => {
    stop?.throwIfAborted();
    throw serverProblem(error);
  });
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
  });
  // The pool replaces an idle connection that breaks. Without a listener, its error would end the process.
  pool.on("error", (error) => console.error(`A database connection was lost: ${explainError(error)}`));
  return { database: drizzleServer(pool) as unknown as Database, tidy: async () => {}, close: () => pool.end() };
}

/** When several servers start at once, one creates the tables, and the others wait for it or until they are told to stop. */
async function migrateAlone(connectionString: string, stop?: AbortSignal): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis });
  // A lost connection rejects the waiting query, and also emits an error that would end the process without a listener.
  client.on("error", () => {});
  // This rejects the waiting query.
  const end = () => void client.end();
  try {
    await client.connect();
    stop?.throwIfAborted();
    stop?.addEventListener("abort", end);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrateServer(drizzleServer(client), migrations);
  } finally {
    stop?.removeEventListener("abort", end);
    // Closing the connection releases the lock.
    await client.end();
  }
}
