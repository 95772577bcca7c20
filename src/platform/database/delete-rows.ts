import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./open-database.ts";

/** Deleting this many rows takes much less than the time limit of a statement. */
const usualBatch = 5_000;

interface DeleteOptions {
  stop?: AbortSignal;
  batch?: number;
}

/** Deletes rows piece by piece, until none is left or the signal aborts, and returns how many there were. */
export async function deleteRows(
  database: Database,
  table: PgTable,
  where: SQL,
  { stop, batch = usualBatch }: DeleteOptions = {},
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const some = sql`select ctid from ${table} where ${where} limit ${batch}`;
    const gone = await database.delete(table).where(sql`ctid = any(array(${some}))`).returning({ one: sql`1` });
    deleted += gone.length;
    // A row that somebody has changed meanwhile was left out, so that only a piece of none is the last.
    if (gone.length === 0 || stop?.aborted) return deleted;
  }
}
