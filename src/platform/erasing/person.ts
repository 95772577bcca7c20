import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts } from "../database/schema.ts";
import type { Rows } from "./holdings.ts";

/** Somebody whose data is asked for. */
export interface Person {
  accountIds: readonly string[];
  /** In lower case. Missing where it is not known to be theirs: then only what belongs to the accounts does. */
  email?: string | undefined;
}

/** Whoever has an address, with all accounts of that address, whoever has made them. */
export async function findPerson(database: Database, email: string): Promise<Person> {
  const found = await database.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return { accountIds: found.map(({ id }) => id), email };
}

export function belongsTo({ accountIds, email }: Person, { by, column }: Rows): SQL {
  if (by === "account") return inArray(column, [...accountIds]);
  return email === undefined ? sql`false` : eq(column, email);
}
