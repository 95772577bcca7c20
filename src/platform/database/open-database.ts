import { accessSync, lstatSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { DrizzleQueryError, sql } from "drizzle-orm";
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

export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** Frees the space of what was deleted. A server does so by itself. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

/** A PostgreSQL server, or a folder for the embedded database. */
export type DatabasePlace = { url: string } | { folder: string };

const tables: PgTable[] = Object.values(schema);

const migrations = { migrationsFolder: path.join(import.meta.dirname, "migrations") };

/**
 * Opens the database and brings its tables up to date. Rejects with a CannotStartError when it cannot be had, and with the reason
 * of the signal when that says to stop. What is being done to a folder at that moment is done to its end, so that it is left closed.
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

const folderProblems = {
  closed: (folder: string, error: unknown) =>
    `The database in ${folder} cannot be opened: check that it belongs to this user, that the disk has room, and that it is whole. ${explainError(error)}`,
  ended: (folder: string, error: unknown) =>
    `The database in ${folder} has stopped: see that the disk has room, and start the platform again. ${explainError(error)}`,
  takenOver: (folder: string) =>
    `The data in ${folder} has been taken over by another process, since this one was halted for too long.`,
};

/**
 * A new database is made under another name: one that was killed while it was being made could never be opened. What has the name
 * of a finished one must be one: where the embedded database finds no version, it would make a new one over what is left of it.
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

/** For a client that is open already, wherever it keeps its data. */
export async function openEmbedded(client: PGlite): Promise<OpenDatabase> {
  const database = drizzleEmbedded(client);
  await migrateEmbedded(database, migrations);
  const tidy = async () => {
    for (const table of tables) await database.execute(sql`vacuum ${table}`);
  };
  return { database: database as unknown as Database, tidy, close: () => client.close() };
}

/** What takes longer is given up: whoever asked has better things to do than wait. */
const connectionTimeoutMillis = 5_000;
const statementTimeoutMs = 10_000;

/** Any number, the same for all servers that share a database. */
export const migrationLock = 4_180_001;

async function openServer(connectionString: string, stop?: AbortSignal): Promise<OpenDatabase> {
  await migrateAlone(connectionString, stop).catch((error) => {
    stop?.throwIfAborted();
    const remedy = isRightMissing(error) ? " Its user must own the database, since it makes the tables." : "";
    throw new CannotStartError(`The database of DATABASE_URL cannot be used.${remedy} ${explainError(error)}`, {
      cause: error,
    });
  });
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
  });
  // A connection that breaks while it is idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`A database connection was lost: ${explainError(error)}`));
  return { database: drizzleServer(pool) as unknown as Database, tidy: async () => {}, close: () => pool.end() };
}

/** As PostgreSQL names it. */
const insufficientPrivilege = "42501";

function isRightMissing(error: unknown): boolean {
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  return (reason as { code?: unknown } | undefined)?.code === insufficientPrivilege;
}

/** Of servers that start at once, one makes the tables, and the others wait for it, for as long as nobody tells them to stop. */
async function migrateAlone(connectionString: string, stop?: AbortSignal): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis });
  // A lost connection rejects the query that waits, and is told a second time here: without a listener it would end the process.
  client.on("error", () => {});
  // Rejects the query that waits.
  const end = () => void client.end();
  try {
    await client.connect();
    stop?.throwIfAborted();
    stop?.addEventListener("abort", end);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrateServer(drizzleServer(client), migrations);
  } finally {
    stop?.removeEventListener("abort", end);
    // The end of the connection gives the lock back.
    await client.end();
  }
}
