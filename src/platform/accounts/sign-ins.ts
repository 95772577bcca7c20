import { and, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts, signIns } from "../database/schema.ts";
import { type Account, accountColumns } from "./accounts.ts";
import { hashToken, makeToken } from "./token.ts";

export interface SignInLimits {
  idleMs: number;
  absoluteMs: number;
}

/** The time of the last visit is written at most this often, so that not every request costs a write. */
const seenEveryMs = 5 * 60 * 1000;

/** Finds the signed-in account by the token in the browser. If the browser holds several tokens, the last sign-in counts. */
export class SignIns {
  readonly #database: Database;
  readonly #limits: SignInLimits;

  constructor(database: Database, limits: SignInLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /**
   * Ends the earlier sign-ins of the browser, and returns the new token. Nothing, where the account has another password by now: the
   * lock has this wait for a change that is under way, and the change for this.
   */
  async start(
    { id, passwordHash }: Pick<Account, "id" | "passwordHash">,
    formerTokens: readonly string[],
    now: Date,
  ): Promise<string | undefined> {
    const token = makeToken();
    const begun = this.#database
      .select({
        tokenHash: sql<Buffer>`${hashToken(token)}::bytea`.as("token_hash"),
        accountId: accounts.id,
        createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as("created_at"),
        lastSeenAt: sql<Date>`${now.toISOString()}::timestamptz`.as("last_seen_at"),
      })
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
      .for("share");
    // One statement instead of a transaction: for a transaction, drizzle holds a client of the pool, which ends the process when
    // its connection is lost, and which is never released when `begin` fails.
    const inserted = await (formerTokens.length > 0 ? this.#ending(formerTokens) : this.#database)
      .insert(signIns)
      .select(begun)
      .returning({ accountId: signIns.accountId });
    return inserted.length > 0 ? token : undefined;
  }

  /** Ends sign-ins that a new one replaces. */
  async find(tokens: readonly string[], now: Date): Promise<Account | undefined> {
    if (tokens.length === 0) return undefined;
    const [found, ...former] = await this.#database
      .select({ account: accountColumns, tokenHash: signIns.tokenHash, lastSeenAt: signIns.lastSeenAt })
      .from(signIns)
      .innerJoin(accounts, eq(accounts.id, signIns.accountId))
      .where(
        and(
          isOneOf(tokens),
          gt(signIns.lastSeenAt, new Date(now.getTime() - this.#limits.idleMs)),
          gt(signIns.createdAt, new Date(now.getTime() - this.#limits.absoluteMs)),
        ),
      )
      .orderBy(desc(signIns.createdAt));
    if (!found) return undefined;
    if (former.length > 0) {
      const hashes = former.map(({ tokenHash }) => tokenHash);
      await this.#database.delete(signIns).where(inArray(signIns.tokenHash, hashes));
    }
    if (now.getTime() - found.lastSeenAt.getTime() > seenEveryMs) {
      await this.#database.update(signIns).set({ lastSeenAt: now }).where(eq(signIns.tokenHash, found.tokenHash));
    }
    return found.account;
  }

  async end(tokens: readonly string[]): Promise<void> {
    if (tokens.length > 0) await this.#database.delete(signIns).where(isOneOf(tokens));
  }

  /** Ends all sign-ins of an account. */
  async endAll(accountId: string): Promise<void> {
    await this.#database.delete(signIns).where(eq(signIns.accountId, accountId));
  }

  /** Part of a statement that also does something else. */
  #ending(tokens: readonly string[]) {
    const ended = this.#database.$with("ended").as(this.#database.delete(signIns).where(isOneOf(tokens)).returning());
    return this.#database.with(ended);
  }

  /** Deletes sign-ins that have ended. */
  async prune(now: Date): Promise<void> {
    await this.#database
      .delete(signIns)
      .where(
        or(
          lt(signIns.lastSeenAt, new Date(now.getTime() - this.#limits.idleMs)),
          lt(signIns.createdAt, new Date(now.getTime() - this.#limits.absoluteMs)),
        ),
      );
  }
}

const isOneOf = (tokens: readonly string[]) => inArray(signIns.tokenHash, tokens.map(hashToken));
