import { getTableName } from "drizzle-orm";
import { deleteRows } from "../database/delete-rows.ts";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";
import { findEvents } from "./find-events.ts";
import { holdings } from "./holdings.ts";
import { belongsTo, findPerson, type Person } from "./person.ts";

/** The numbers of deleted rows, by table. */
export type Erased = Record<string, number>;

/** Deletes all data of an address, which is a result of `parseEmail` and known to be that of who asks. */
export async function erasePerson(database: Database, email: string): Promise<Erased> {
  return erase(database, await findPerson(database, email));
}

/** Deletes an account and what belongs to it, and nothing that belongs to its address alone, which may be another's. */
export function eraseAccount(database: Database, accountId: string): Promise<Erased> {
  return erase(database, { accountIds: [accountId] });
}

/** Piece by piece, so that no statement takes long. Where it ends halfway, doing it again does the rest: accounts go last. */
async function erase(database: Database, person: Person): Promise<Erased> {
  const before = await eraseEvents(database, person);
  const erased: Erased = {};
  for (const rows of Object.values(holdings)) {
    if (rows === "nobody" || rows === "events") continue;
    const { table } = rows.column;
    erased[getTableName(table)] = await deleteRows(database, table, belongsTo(person, rows));
  }
  // Until the account was gone, the site may have sent more.
  return { ...erased, events: before + (await eraseEvents(database, person)) };
}

async function eraseEvents(database: Database, person: Person): Promise<number> {
  const { named, unnamed } = await findEvents(database, person);
  // In this order, because those that name the person tell which devices are theirs.
  const ofDevices = await deleteRows(database, events, unnamed);
  return ofDevices + (await deleteRows(database, events, named));
}
