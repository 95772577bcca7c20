import { isNotNull, isNull } from "drizzle-orm";
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Locale } from "../../domain/locale.ts";
import type { TemplateReference } from "../../domain/template.ts";

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Secrets that the platform has created for itself, such as the one for salts. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: bytes().notNull(),
});

/**
 * An account is identified by its address and its password together: until its owner has followed the link in a mail, an address proves
 * nothing, and signing up with a known address must look like signing up with a new one. Of the accounts of an address, at most one is
 * proven.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    passwordHash: bytes("password_hash").notNull(),
    displayName: text("display_name").notNull(),
    firstName: text("first_name").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When its owner has proven to read the mails of its address. */
    provenAt: moment("proven_at"),
  },
  (table) => [
    uniqueIndex("accounts_by_email_and_password").on(table.email, table.passwordHash),
    uniqueIndex("accounts_by_proven_email").on(table.email).where(isNotNull(table.provenAt)),
  ],
);

/** The links in mails. The token itself is only in the mail. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    purpose: text({ enum: ["prove", "reset", "move", "subscribe"] }).notNull(),
    /** The address that the mail has gone to. */
    email: text().notNull(),
    /** Missing for a subscription. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** Of an account that is to have this address: the hash of its password is made from the address too. */
    passwordHash: bytes("password_hash"),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("mail_tokens_by_account").on(table.accountId), index("mail_tokens_by_email").on(table.email)],
);

/** A sign-in in one browser. The token itself is only in the cookie. */
export const signIns = pgTable(
  "sign_ins",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  // For deleting an account, which would read all of them otherwise.
  (table) => [index("sign_ins_by_account").on(table.accountId)],
);

/**
 * A browser in which somebody has signed in to this account before, so that attempts of others do not keep it out. Another account
 * with the same address does not count, because anybody can create one.
 */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    tokenHash: bytes("token_hash").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    lastUsedAt: moment("last_used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index("known_browsers_by_account").on(table.accountId),
  ],
);

/**
 * Recent attempts, counted. Keys are hashed, because they contain addresses of networks and people. `rate-limiter-flexible`
 * expects these names of columns.
 */
export const attemptCounts = pgTable("attempt_counts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** The end of the period. */
  expire: moment("expires_at").notNull(),
});

export const keptTemplates = pgTable(
  "kept_templates",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text({ enum: ["inspiration", "session"] }).notNull(),
    slug: text().notNull(),
    keptAt: moment("kept_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.slug] })],
);

/** The site's favourites of somebody. */
export const favourites = pgTable(
  "favourites",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    reference: text().$type<TemplateReference>().notNull(),
    /** Larger for those that were added later. */
    position: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.reference] })],
);

/** The plans of people who have signed up, as the site has sent them. */
export const plans = pgTable(
  "plans",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** An id that the browser has chosen, so that two accounts may have the same one. */
    id: text().notNull(),
    version: bigint({ mode: "number" }).notNull(),
    title: text().notNull(),
    changed: moment("changed_at").notNull(),
    /** The query of the plan's address. */
    plan: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const subscriptions = pgTable("subscriptions", {
  /** In the links that end it, so that no link holds an address. */
  id: uuid().notNull().unique().defaultRandom(),
  /** In lower case. */
  email: text().primaryKey(),
  locale: text().$type<Locale>().notNull(),
  /** When somebody has asked for it. */
  subscribedAt: moment("subscribed_at").notNull(),
  /** When the reader of the address has confirmed it. Those from before this was asked are confirmed. */
  confirmedAt: moment("confirmed_at"),
  /** The page on which it was asked for, and the text that stood beside the field. Unknown of earlier ones. */
  page: text(),
  consentText: text("consent_text"),
});

/** Analytics events as they were sent. */
export const events = pgTable(
  "events",
  {
    uuid: text().primaryKey(),
    client: text().notNull(),
    type: text().notNull(),
    /** By the visitor's clock, in milliseconds since 1970. */
    happenedAt: bigint("happened_at", { mode: "number" }),
    receivedAt: moment("received_at").notNull(),
    /** JSON as text, because the JSON type of PostgreSQL refuses characters that JSON allows. */
    event: text().notNull(),
    /**
     * Whose it is, as the event says. The device is empty where it names none, and missing where an earlier version has stored the
     * event and nobody has looked yet (`attributeEvents`).
     */
    deviceId: text("device_id"),
    userId: text("user_id"),
    email: text(),
  },
  (table) => [
    // For deleting the oldest.
    index("events_by_received").on(table.receivedAt),
    // For finding those of a person. Few name anybody.
    index("events_by_device").on(table.deviceId),
    index("events_by_user").on(table.userId).where(isNotNull(table.userId)),
    index("events_by_email").on(table.email).where(isNotNull(table.email)),
    index("events_to_attribute").on(table.receivedAt).where(isNull(table.deviceId)),
  ],
);
