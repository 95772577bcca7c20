import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Pool } from "pg";
import { lockFolder } from "./folder-lock.ts";

export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/** A PostgreSQL server, the embedded database in a folder, or the embedded one in memory. */
export type DatabasePlace = { url: string } | { folder: string } | "memory";

const migrations = { migrationsFolder: path.join(import.meta.dirname, "migrations") };

/** Opens the database and brings its tables up to date. Rejects with a FolderInUseError, or with what the database says. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place !== "memory" && "url" in place) return openServer(place.url);
  if (place === "memory") return openEmbedded(await PGlite.create());
  const unlock = lockFolder(place.folder);
  try {
    const { database, close } = await openEmbedded(await PGlite.create(path.join(place.folder, "database")));
    return { database, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEmbedded(client: PGlite): Promise<OpenDatabase> {
  const database = drizzleEmbedded(client);
  await migrateEmbedded(database, migrations);
  return { database: database as unknown as Database, close: () => client.close() };
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while it is idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`A database connection was lost: ${error.message}`));
  const database = drizzleServer(pool);
  await migrateServer(database, migrations);
  return { database: database as unknown as Database, close: () => pool.end() };
}
