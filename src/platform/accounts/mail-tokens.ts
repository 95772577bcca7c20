import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { mailTokens } from "../database/schema.ts";
import { hashToken, makeToken } from "./token.ts";

const hourMs = 60 * 60 * 1000;

/** What the link in a mail does, and for how long. */
export const linkLivesMs = {
  /** Proves that the address of an account is its owner's. */
  prove: 48 * hourMs,
  /** Sets a new password. */
  reset: hourMs,
  /** Gives an account another address. */
  move: 48 * hourMs,
  /** Confirms a subscription to the newsletter. */
  subscribe: 48 * hourMs,
} as const;

export type Purpose = keyof typeof linkLivesMs;

export interface NewLink {
  purpose: Purpose;
  /** The address that the mail goes to. */
  email: string;
  /** Missing for a subscription. */
  accountId?: string;
  /** Of an account that is to have another address: the hash of its password is made from the address too. */
  passwordHash?: Buffer;
}

/** A link that can still be followed. */
export interface Link extends Required<Pick<NewLink, "purpose" | "email">> {
  accountId: string | null;
  passwordHash: Buffer | null;
}

const columns = {
  purpose: mailTokens.purpose,
  email: mailTokens.email,
  accountId: mailTokens.accountId,
  passwordHash: mailTokens.passwordHash,
};

/** The links in mails, each of which works once and ends. */
export class MailTokens {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the token for the link. */
  async make({ purpose, email, accountId, passwordHash }: NewLink, now: Date): Promise<string> {
    const token = makeToken();
    await this.#database.insert(mailTokens).values({
      tokenHash: hashToken(token),
      purpose,
      email,
      accountId: accountId ?? null,
      passwordHash: passwordHash ?? null,
      expiresAt: new Date(now.getTime() + linkLivesMs[purpose]),
    });
    return token;
  }

  /** Finds what a token is for, without using it: mail programs open links before people do. */
  async find(token: string, now: Date): Promise<Link | undefined> {
    const [link] = await this.#database
      .select(columns)
      .from(mailTokens)
      .where(and(eq(mailTokens.tokenHash, hashToken(token)), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)));
    return link;
  }

  /** Uses a token. Of several that use it at the same moment, one gets the link. */
  async take(token: string, now: Date): Promise<Link | undefined> {
    const [link] = await this.#database
      .update(mailTokens)
      .set({ usedAt: now })
      .where(and(eq(mailTokens.tokenHash, hashToken(token)), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))
      .returning(columns);
    return link;
  }

  /** Whether a token has been used. */
  async isUsed(token: string): Promise<boolean> {
    const found = await this.#database
      .select({ one: sql`1` })
      .from(mailTokens)
      .where(and(eq(mailTokens.tokenHash, hashToken(token)), sql`${mailTokens.usedAt} is not null`));
    return found.length > 0;
  }

  async prune(now: Date): Promise<void> {
    await this.#database.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  }
}
