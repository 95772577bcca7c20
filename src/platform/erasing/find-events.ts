import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";
import { attributeEvents } from "../events/attribute-events.ts";
import type { Person } from "./person.ts";

interface PersonsEvents {
  /** That name the person. */
  named: SQL;
  /** That name nobody, of devices that are the person's alone: from before they signed up, and after they signed out. */
  unnamed: SQL;
}

const namesNobody = sql`${events.userId} is null and ${events.email} is null`;

/**
 * Finds the events of a person. A device is theirs alone where some of its events name them and none names anybody else. What a
 * device that somebody else has used too has sent without a name may be of either, and counts for neither.
 */
export async function findEvents(database: Database, person: Person): Promise<PersonsEvents> {
  await attributeEvents(database);
  const named = namesPerson(person);
  const used = await findDevices(database, sql`${named} and ${events.deviceId} <> ''`);
  const namesAnother = sql`not (${namesNobody}) and (${named}) is not true`;
  const shared = new Set(await findDevices(database, sql`${isOneOf(used)} and ${namesAnother}`));
  const own = used.filter((device) => !shared.has(device));
  return { named, unnamed: sql`${isOneOf(own)} and ${namesNobody}` };
}

function namesPerson({ accountIds, email }: Person): SQL {
  if (email === undefined) return inArray(events.userId, [...accountIds]);
  // Some clients write the address in place of an id.
  return sql`(${inArray(events.userId, [...accountIds, email])} or ${events.email} = ${email})`;
}

async function findDevices(database: Database, where: SQL): Promise<string[]> {
  const found = await database.selectDistinct({ deviceId: events.deviceId }).from(events).where(where);
  return found.flatMap(({ deviceId }) => deviceId ?? []);
}

/** One value for all of them, because a statement can only have so many. */
const isOneOf = (devices: string[]) => sql`${events.deviceId} = any(${sql.param(devices)})`;
