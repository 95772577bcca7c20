import { and, eq, lt } from "drizzle-orm";
import { browserKnownDays } from "../../domain/platform-cookies.ts";
import type { Database } from "../database/open-database.ts";
import { accounts, knownBrowsers } from "../database/schema.ts";
import { hashToken } from "./token.ts";

export const browserKnownForMs = browserKnownDays * 24 * 60 * 60 * 1000;

/** Browsers in which somebody has signed in to an account. */
export class KnownBrowsers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Finds the accounts with an address to which this browser has been signed in. */
  async findAccounts(token: string, email: string): Promise<ReadonlySet<string>> {
    const found = await this.#database
      .select({ accountId: knownBrowsers.accountId })
      .from(knownBrowsers)
      .innerJoin(accounts, eq(accounts.id, knownBrowsers.accountId))
      .where(and(eq(knownBrowsers.tokenHash, hashToken(token)), eq(accounts.email, email)));
    return new Set(found.map(({ accountId }) => accountId));
  }

  async remember(token: string, accountId: string, now: Date): Promise<void> {
    await this.#database
      .insert(knownBrowsers)
      .values({ tokenHash: hashToken(token), accountId, lastUsedAt: now })
      .onConflictDoUpdate({ target: [knownBrowsers.tokenHash, knownBrowsers.accountId], set: { lastUsedAt: now } });
  }

  async prune(now: Date): Promise<void> {
    await this.#database
      .delete(knownBrowsers)
      .where(lt(knownBrowsers.lastUsedAt, new Date(now.getTime() - browserKnownForMs)));
  }
}
