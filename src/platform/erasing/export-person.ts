import { asc, inArray, or } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";
import { findEvents } from "./find-events.ts";
import { holdings, type Rows } from "./holdings.ts";
import { belongsTo, type Person } from "./person.ts";

/** The number of events in memory at a time: each may be a megabyte. */
const eventsAtOnce = 20;

/**
 * All that the platform holds of a person, as pieces of one JSON text: a list for each table, without hashes of passwords and
 * tokens. Events are as they were sent.
 */
export async function* exportPerson(database: Database, person: Person): AsyncGenerator<string> {
  let beforeTable = "{";
  for (const [name, rows] of Object.entries(holdings)) {
    if (rows === "nobody") continue;
    yield `${beforeTable}\n${JSON.stringify(name)}: [`;
    let beforeItem = "\n";
    for await (const item of rows === "events" ? readEvents(database, person) : readRows(database, person, rows)) {
      yield `${beforeItem}  ${item}`;
      beforeItem = ",\n";
    }
    yield "]";
    beforeTable = ",";
  }
  yield "\n}\n";
}

async function* readRows(database: Database, person: Person, rows: Rows): AsyncGenerator<string> {
  const found = await database.select(rows.told).from(rows.column.table).where(belongsTo(person, rows));
  yield* found.map((row) => JSON.stringify(row));
}

async function* readEvents(database: Database, person: Person): AsyncGenerator<string> {
  const { named, unnamed } = await findEvents(database, person);
  const found = await database
    .select({ uuid: events.uuid })
    .from(events)
    .where(or(named, unnamed))
    .orderBy(asc(events.receivedAt), asc(events.uuid));
  for (let from = 0; from < found.length; from += eventsAtOnce) {
    const uuids = found.slice(from, from + eventsAtOnce).map(({ uuid }) => uuid);
    const some = await database
      .select({ receivedAt: events.receivedAt, event: events.event })
      .from(events)
      .where(inArray(events.uuid, uuids))
      .orderBy(asc(events.receivedAt), asc(events.uuid));
    for (const { receivedAt, event } of some) yield `{"receivedAt":${JSON.stringify(receivedAt)},"event":${event}}`;
  }
}
