import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts } from "../database/schema.ts";
import type { PasswordHasher } from "./hash-password.ts";

export interface Credentials {
  /** The result of `parseEmail`. */
  email: string;
  password: string;
}

/** The columns that are read. The hash of the password is needed only to search by it. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  displayName: accounts.displayName,
  firstName: accounts.firstName,
};

export type Account = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>;

/** Accounts are found by address and password together: that takes one hash and one query, whether or not the address exists. */
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
