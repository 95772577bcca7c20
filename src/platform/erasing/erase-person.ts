import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts, events, subscriptions } from "../database/schema.ts";

/** The numbers of deleted rows. */
export interface Erased {
  accounts: number;
  subscriptions: number;
  events: number;
}

/**
 * Deletes all data of an address, which is a result of `parseEmail`. Deleting its accounts, whoever has created them, also deletes
 * their sign-ins, known browsers, kept templates, favourites and plans. Events from before a sign-up contain no address, and stay.
 */
export function erasePerson(database: Database, email: string): Promise<Erased> {
  return database.transaction(async (transaction) => {
    const ofAccounts = await transaction
      .delete(accounts)
      .where(eq(accounts.email, email))
      .returning({ id: accounts.id });
    const ofNewsletter = await transaction
      .delete(subscriptions)
      .where(eq(subscriptions.email, email))
      .returning({ email: subscriptions.email });
    // Events are not cast to JSON, because PostgreSQL does not accept all of them as JSON (`\u0000`).
    const written = JSON.stringify(email);
    const ofEvents = await transaction
      .delete(events)
      .where(sql`position(${written} in lower(${events.event})) > 0`)
      .returning({ uuid: events.uuid });
    return { accounts: ofAccounts.length, subscriptions: ofNewsletter.length, events: ofEvents.length };
  });
}
