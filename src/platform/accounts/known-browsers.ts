import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { knownBrowsers } from "../database/schema.ts";
import { hashToken } from "./token.ts";

export const browserKnownForMs = 365 * 24 * 60 * 60 * 1000;

/** Browsers in which an address has been signed in to with success. */
export class KnownBrowsers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async isKnown(token: string, email: string): Promise<boolean> {
    const found = await this.#database
      .select({ email: knownBrowsers.email })
      .from(knownBrowsers)
      .where(and(eq(knownBrowsers.tokenHash, hashToken(token)), eq(knownBrowsers.email, email)));
    return found.length > 0;
  }

  async remember(token: string, email: string, now: Date): Promise<void> {
    await this.#database
      .insert(knownBrowsers)
      .values({ tokenHash: hashToken(token), email, lastUsedAt: now })
      .onConflictDoUpdate({ target: [knownBrowsers.tokenHash, knownBrowsers.email], set: { lastUsedAt: now } });
  }

  async prune(now: Date): Promise<void> {
    await this.#database
      .delete(knownBrowsers)
      .where(lt(knownBrowsers.lastUsedAt, new Date(now.getTime() - browserKnownForMs)));
  }
}
