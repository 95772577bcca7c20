import type { PgColumn } from "drizzle-orm/pg-core";
import type * as schema from "../database/schema.ts";
import {
  accounts,
  favourites,
  keptTemplates,
  knownBrowsers,
  mailTokens,
  plans,
  signIns,
  subscriptions,
} from "../database/schema.ts";

/** The rows of a table that are a person's, by the id of an account or by the address, and what of them an export tells. */
export interface Rows {
  by: "account" | "address";
  column: PgColumn;
  /** Without secrets, and without ids that say nothing outside of the database. */
  told: Record<string, PgColumn>;
}

const ofAccount = (column: PgColumn, told: Rows["told"]): Rows => ({ by: "account", column, told });
const ofAddress = (column: PgColumn, told: Rows["told"]): Rows => ({ by: "address", column, told });

/**
 * Whose the rows of each table are: what is erased with a person, in this order, and what an export of theirs tells. A table that
 * is added to the schema does not compile until it stands here.
 */
export const holdings = {
  secrets: "nobody",
  // Addresses and networks are hashed with a secret, and gone within a day.
  attemptCounts: "nobody",
  // By what each of them says: `findEvents`.
  events: "events",
  signIns: ofAccount(signIns.accountId, { createdAt: signIns.createdAt, lastSeenAt: signIns.lastSeenAt }),
  knownBrowsers: ofAccount(knownBrowsers.accountId, { lastUsedAt: knownBrowsers.lastUsedAt }),
  keptTemplates: ofAccount(keptTemplates.accountId, {
    kind: keptTemplates.kind,
    slug: keptTemplates.slug,
    keptAt: keptTemplates.keptAt,
  }),
  favourites: ofAccount(favourites.accountId, { reference: favourites.reference, position: favourites.position }),
  plans: ofAccount(plans.accountId, {
    id: plans.id,
    title: plans.title,
    changed: plans.changed,
    version: plans.version,
    plan: plans.plan,
  }),
  subscriptions: ofAddress(subscriptions.email, {
    email: subscriptions.email,
    locale: subscriptions.locale,
    subscribedAt: subscriptions.subscribedAt,
    confirmedAt: subscriptions.confirmedAt,
    page: subscriptions.page,
    consentText: subscriptions.consentText,
  }),
  // Those to another address of an account go with the account.
  mailTokens: ofAddress(mailTokens.email, {
    purpose: mailTokens.purpose,
    email: mailTokens.email,
    expiresAt: mailTokens.expiresAt,
    usedAt: mailTokens.usedAt,
  }),
  // After all that belongs to it: each of those may be many rows, and would all be deleted in one statement with it.
  accounts: ofAccount(accounts.id, {
    id: accounts.id,
    email: accounts.email,
    displayName: accounts.displayName,
    firstName: accounts.firstName,
    createdAt: accounts.createdAt,
    provenAt: accounts.provenAt,
  }),
} satisfies Record<keyof typeof schema, Rows | "events" | "nobody">;
