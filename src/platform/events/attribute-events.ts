import { sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";

/** Changing this many rows takes much less than the time limit of a statement, and on the embedded database holds up nobody for long. */
const batch = 500;

interface AttributeOptions {
  /** Each changed row takes its room anew, until the database uses the room of the old one again. */
  most?: number;
  stop?: AbortSignal;
}

/**
 * Notes of events that an earlier version has stored whose they are, piece by piece, until there are none or the signal aborts. A
 * migration would hold everything up for as long as it takes. The names are searched for in the text, because no parser of
 * PostgreSQL reads all JSON that was stored: clients of the contract write the ids first.
 */
export async function attributeEvents(
  database: Database,
  { most = Number.POSITIVE_INFINITY, stop }: AttributeOptions = {},
): Promise<void> {
  let from = new Date(0);
  for (let pieces = 0; pieces * batch < most; pieces += 1) {
    const fromHere = sql`${events.deviceId} is null and ${events.receivedAt} >= ${from.toISOString()}`;
    const oldest = sql`select ctid from ${events} where ${fromHere} order by ${events.receivedAt} limit ${batch} for update`;
    const changed = await database
      .update(events)
      .set({
        deviceId: sql`coalesce(left(${valueIn("device_id")}, 200), '')`,
        userId: sql`left(lower(${valueIn("user_id")}), 200)`,
        email: sql`left(lower(${valueIn("email")}), 254)`,
      })
      .where(sql`ctid = any(array(${oldest}))`)
      .returning({ receivedAt: events.receivedAt });
    if (changed.length < batch || stop?.aborted) return;
    // The next piece is not searched for among the places that this one has left.
    from = new Date(Math.max(...changed.map(({ receivedAt }) => receivedAt.getTime())));
  }
}

const valueIn = (field: string) => sql`substring(${events.event} from ${sql.raw(`'"${field}":"([^"]+)"'`)})`;
