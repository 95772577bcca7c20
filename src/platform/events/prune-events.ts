import { asc, inArray, lt } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";

/** So many at once take well under the time that a statement has. */
const usualBatch = 5_000;

/** Deletes what was received before a moment, piece by piece, until nothing of it is left or somebody says to stop. */
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
