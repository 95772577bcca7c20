import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts, events, subscriptions } from "../database/schema.ts";

/** How many rows are gone. */
export interface Erased {
  accounts: number;
  subscriptions: number;
  events: number;
}

/**
 * Removes all that tells of an address, as `parseEmail` gives it. With its accounts, whoever has made them, go their sign-ins, known
 * browsers and kept templates. Events that came before somebody had signed up hold no address, and stay.
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
    // Events are text that need not be JSON for PostgreSQL (`\u0000`), so nothing is cast.
    const written = JSON.stringify(email);
    const ofEvents = await transaction
      .delete(events)
      .where(sql`position(${written} in lower(${events.event})) > 0`)
      .returning({ uuid: events.uuid });
    return { accounts: ofAccounts.length, subscriptions: ofNewsletter.length, events: ofEvents.length };
  });
}
