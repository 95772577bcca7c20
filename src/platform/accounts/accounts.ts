import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts } from "../database/schema.ts";
import type { PasswordHasher } from "./hash-password.ts";

export interface Credentials {
  /** As `parseEmail` gives it. */
  email: string;
  password: string;
}

/** What is read of an account: nothing needs its password's hash but the search for it. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  displayName: accounts.displayName,
  firstName: accounts.firstName,
};

export type Account = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>;

/** Accounts are found by address and password at once: one hash and one look, whether or not there is such an address. */
export class Accounts {
  readonly #database: Database;
  readonly #hasher: PasswordHasher;

  constructor(database: Database, hasher: PasswordHasher) {
    this.#database = database;
    this.#hasher = hasher;
  }

  async find({ email, password }: Credentials): Promise<Account | undefined> {
    return this.#findByHash(email, await this.#hasher.hash(email, password));
  }

  /** Makes an account, or finds the one that these credentials belong to. */
  async findOrCreate({ email, password }: Credentials, displayName: string, now: Date): Promise<Account> {
    const passwordHash = await this.#hasher.hash(email, password);
    await this.#database
      .insert(accounts)
      .values({
        id: randomUUID(),
        email,
        passwordHash,
        displayName,
        firstName: displayName.split(" ", 1)[0] ?? displayName,
        createdAt: now,
      })
      .onConflictDoNothing();
    const account = await this.#findByHash(email, passwordHash);
    if (!account) throw new Error("The account that was just made is gone");
    return account;
  }

  async #findByHash(email: string, passwordHash: Buffer): Promise<Account | undefined> {
    const [account] = await this.#database
      .select(accountColumns)
      .from(accounts)
      .where(and(eq(accounts.email, email), eq(accounts.passwordHash, passwordHash)));
    return account;
  }
}
