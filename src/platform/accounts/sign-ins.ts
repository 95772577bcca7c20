import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts, signIns } from "../database/schema.ts";
import type { Account } from "./accounts.ts";
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
    await this.#database.transaction(async (transaction) => {
      if (formerToken) await transaction.delete(signIns).where(eq(signIns.tokenHash, hashToken(formerToken)));
      await transaction
        .insert(signIns)
        .values({ tokenHash: hashToken(token), accountId, createdAt: now, lastSeenAt: now });
    });
    return token;
  }

  async find(token: string, now: Date): Promise<Account | undefined> {
    const tokenHash = hashToken(token);
    const [found] = await this.#database
      .select({ account: accounts, lastSeenAt: signIns.lastSeenAt })
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
    const { passwordHash: _, ...account } = found.account;
    return account;
  }

  async end(token: string): Promise<void> {
    await this.#database.delete(signIns).where(eq(signIns.tokenHash, hashToken(token)));
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
