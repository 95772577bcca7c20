import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts, signIns } from "../database/schema.ts";
import { type Account, accountColumns } from "./accounts.ts";
import { hashToken, makeToken } from "./token.ts";

export interface SignInLimits {
  idleMs: number;
  absoluteMs: number;
}

/** Being seen is written down at most so often: asking who is signed in should not cost a write each time. */
const seenEveryMs = 5 * 60 * 1000;

/** Who is signed in, by the token that their browser holds. */
export class SignIns {
  readonly #database: Database;
  readonly #limits: SignInLimits;

  constructor(database: Database, limits: SignInLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Ends the sign-in that the browser had before, if any. Returns the new token. */
  async start(accountId: string, formerToken: string | undefined, now: Date): Promise<string> {
    const token = makeToken();
    // One statement, and no transaction: a client of the pool that drizzle holds for one ends the process when its connection
    // is lost, and is never given back when `begin` fails.
    await (formerToken ? this.#ending(formerToken) : this.#database)
      .insert(signIns)
      .values({ tokenHash: hashToken(token), accountId, createdAt: now, lastSeenAt: now });
    return token;
  }

  async find(token: string, now: Date): Promise<Account | undefined> {
    const tokenHash = hashToken(token);
    const [found] = await this.#database
      .select({ account: accountColumns, lastSeenAt: signIns.lastSeenAt })
      .from(signIns)
      .innerJoin(accounts, eq(accounts.id, signIns.accountId))
      .where(
        and(
          eq(signIns.tokenHash, tokenHash),
          gt(signIns.lastSeenAt, new Date(now.getTime() - this.#limits.idleMs)),
          gt(signIns.createdAt, new Date(now.getTime() - this.#limits.absoluteMs)),
        ),
      );
    if (!found) return undefined;
    if (now.getTime() - found.lastSeenAt.getTime() > seenEveryMs) {
      await this.#database.update(signIns).set({ lastSeenAt: now }).where(eq(signIns.tokenHash, tokenHash));
    }
    return found.account;
  }

  async end(token: string): Promise<void> {
    await this.#database.delete(signIns).where(eq(signIns.tokenHash, hashToken(token)));
  }

  /** For a statement that ends another sign-in at once with what it does. */
  #ending(token: string) {
    const ended = this.#database.$with("ended").as(
      this.#database
        .delete(signIns)
        .where(eq(signIns.tokenHash, hashToken(token)))
        .returning(),
    );
    return this.#database.with(ended);
  }

  /** Forgets what no token can use any more. */
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
