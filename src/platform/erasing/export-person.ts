import { and, asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";
import { findEvents } from "./find-events.ts";
import { holdings, type Rows } from "./holdings.ts";
import { belongsTo, type Person } from "./person.ts";

/** The number of events in memory at a time: each may be a megabyte. */
const eventsAtOnce = 20;

/** The number of their ids, which are found by one query. */
const idsAtOnce = 5_000;

interface ExportOptions {
  /**
   * Leaves out the events of the person's devices that name nobody: anybody may have used a device, or have written its id into an event of
   * their own.
   */
  isNamedAlone?: boolean;
}

/**
 * All that the platform holds of a person, as pieces of one JSON text: a list for each table, without hashes of passwords and
 * tokens. Events are as they were sent.
 */
export async function* exportPerson(
  database: Database,
  person: Person,
  { isNamedAlone = false }: ExportOptions = {},
): AsyncGenerator<string> {
  const { named, unnamed } = await findEvents(database, person);
  const ofEvents = isNamedAlone ? named : sql`(${named} or ${unnamed})`;
  let beforeTable = "{";
  for (const [name, rows] of Object.entries(holdings)) {
    if (rows === "nobody") continue;
    yield `${beforeTable}\n${JSON.stringify(name)}: [`;
    let beforeItem = "\n";
    for await (const item of rows === "events" ? readEvents(database, ofEvents) : readRows(database, person, rows)) {
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

/** In the order of their ids, so that each piece is found by where the one before ended, and none is held for longer. */
async function* readEvents(database: Database, where: SQL): AsyncGenerator<string> {
  let last = "";
  for (;;) {
    const some = await database
      .select({ uuid: events.uuid })
      .from(events)
      .where(and(where, gt(events.uuid, last)))
      .orderBy(asc(events.uuid))
      .limit(idsAtOnce);
    for (let from = 0; from < some.length; from += eventsAtOnce)
      yield* await readSome(database, some.slice(from, from + eventsAtOnce));
    const { uuid } = some.at(-1) ?? {};
    if (uuid === undefined) return;
    last = uuid;
  }
}

async function readSome(database: Database, ids: readonly { uuid: string }[]): Promise<string[]> {
  const uuids = ids.map(({ uuid }) => uuid);
  const found = await database
    .select({ receivedAt: events.receivedAt, event: events.event })
    .from(events)
    .where(inArray(events.uuid, uuids))
    .orderBy(asc(events.uuid));
  return found.map(({ receivedAt, event }) => `{"receivedAt":${JSON.stringify(receivedAt)},"event":${event}}`);
}
