import { sql } from "drizzle-orm";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { openClientInMemory } from "../test-embedded.ts";
import { migrationNames, withMigrationsUntil } from "../test-migrations.ts";
import { isServerTested, makeServerDatabase } from "../test-postgres.ts";
import { fillTables, readColumns, readTables } from "../test-rows.ts";
import { type Database, type OpenDatabase, openDatabase, openEmbedded } from "./open-database.ts";

interface Earlier {
  database: Database;
  /** Runs the migrations of a folder. */
  migrate: (migrationsFolder: string) => Promise<void>;
  /** As the platform of today does. */
  open: () => Promise<OpenDatabase>;
  remove: () => Promise<void>;
}

async function makeEmbedded(): Promise<Earlier> {
  const client = await openClientInMemory();
  // The state of a database before the first migration.
  await client.exec("drop schema public cascade; drop schema drizzle cascade; create schema public");
  const database = drizzleEmbedded(client);
  return {
    database: database as unknown as Database,
    migrate: (migrationsFolder) => migrateEmbedded(database, { migrationsFolder }),
    open: async () => ({ ...(await openEmbedded(client)), close: async () => {} }),
    remove: () => client.close(),
  };
}

async function makeOnServer(): Promise<Earlier> {
  const { url, remove } = await makeServerDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const database = drizzleServer(client);
  return {
    database: database as unknown as Database,
    migrate: (migrationsFolder) => migrateServer(database, { migrationsFolder }),
    open: () => openDatabase({ url }),
    remove: () => client.end().then(remove),
  };
}

const kinds = [
  { name: "the embedded database", make: makeEmbedded },
  ...(isServerTested ? [{ name: "a PostgreSQL server", make: makeOnServer }] : []),
];

const nora = { accountId: "11111111-1111-4111-8111-111111111111", email: "nora@example.org" };

/** What a version has, by its catalogue: tables, columns, indexes and what is promised of them. */
async function describeSchema(database: Database): Promise<unknown> {
  const ask = async (query: ReturnType<typeof sql>) => ((await database.execute(query)) as { rows: unknown[] }).rows;
  return {
    columns: await ask(sql`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`),
    indexes: await ask(sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`),
    constraints:
      await ask(sql`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`),
  };
}

/** What a version has forgotten on purpose, by the first migration that keeps it. */
const forgotten: Record<string, string> = { known_browsers: "0002_browsers_by_account" };

describe.each(kinds)("a database of an earlier version, over $name", ({ make }) => {
  let newest: unknown;

  it.each(migrationNames)("at %s becomes one of today, with all that is in it", async (name) => {
    const earlier = await make();
    try {
      await withMigrationsUntil(name, earlier.migrate);
      await fillTables(earlier.database, nora);
      const columns = await readColumns(earlier.database);
      const before = await readTables(earlier.database);

      const { close } = await earlier.open();
      await close();
      const after = await readTables(earlier.database);
      const left = await readColumns(earlier.database);
      for (const [table, rows] of Object.entries(before)) {
        const keptSince = forgotten[table];
        if (keptSince !== undefined && name < keptSince) {
          expect(after[table], table).toEqual([]);
          continue;
        }
        expect(after[table], table).toHaveLength(rows.length);
        const kept = columns.filter(({ column }) =>
          left.some((each) => each.table === table && each.column === column),
        );
        for (const { column } of kept.filter((each) => each.table === table)) {
          const valueIn = (row: string | undefined) => JSON.parse(row ?? "{}")[column];
          expect(valueIn(after[table]?.[0]), `${table}.${column}`).toEqual(valueIn(rows[0]));
        }
      }
      const schema = await describeSchema(earlier.database);
      newest ??= schema;
      expect(schema).toEqual(newest);
    } finally {
      await earlier.remove();
    }
  });
});
