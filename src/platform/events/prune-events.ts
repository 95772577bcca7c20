import { asc, inArray, lt } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";

/** Deleting this many rows takes much less than the time limit of a statement. */
const usualBatch = 5_000;

/** Deletes events that were received before a moment, piece by piece, until none is left or the signal aborts. */
export async function pruneEvents(database: Database, before: Date, stop: AbortSignal, batch = usualBatch) {
  let deleted: number;
  do {
    const oldest = database
      .select({ uuid: events.uuid })
      .from(events)
      .where(lt(events.receivedAt, before))
      .orderBy(asc(events.receivedAt))
      .limit(batch);
    const gone = await database.delete(events).where(inArray(events.uuid, oldest)).returning({ uuid: events.uuid });
    deleted = gone.length;
  } while (deleted === batch && !stop.aborted);
}
