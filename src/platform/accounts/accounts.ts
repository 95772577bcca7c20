import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { accounts } from "../database/schema.ts";
import type { PasswordHasher } from "./hash-password.ts";

export interface Credentials {
  /** The result of `parseEmail`. */
  email: string;
  password: string;
}

/** The columns that are read. A sign-in may only begin as long as the hash is still the same. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  displayName: accounts.displayName,
  firstName: accounts.firstName,
  provenAt: accounts.provenAt,
  passwordHash: accounts.passwordHash,
};

export type Account = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>;

/**
 * Accounts are found by address and password together: that takes one hash and one query, whether or not the address exists. An address
 * may have several as long as nobody has proven to read its mails; then it has one.
 */
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

  /** The account of an address for which a mail is meant: the proven one, or else the oldest. */
  async findByEmail(email: string): Promise<Account | undefined> {
    const [account] = await this.#database
      .select(accountColumns)
      .from(accounts)
      .where(eq(accounts.email, email))
      .orderBy(sql`${accounts.provenAt} is null`, accounts.createdAt)
      .limit(1);
    return account;
  }

  async findById(id: string | null): Promise<Account | undefined> {
    if (id === null) return undefined;
    const [account] = await this.#database.select(accountColumns).from(accounts).where(eq(accounts.id, id));
    return account;
  }

  /** Whether an address has other accounts than this one. */
  async hasOthers(email: string, id: string): Promise<boolean> {
    const others = await this.#database
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.id, id)))
      .limit(1);
    return others.length > 0;
  }

  /** Whether the password is that of the account. */
  async has({ id, email }: Account, password: string): Promise<boolean> {
    return (await this.find({ email, password }))?.id === id;
  }

  /** Deletes an account that nobody has proven. Says whether there was one. */
  async deleteUnproven(id: string): Promise<boolean> {
    const deleted = await this.#database
      .delete(accounts)
      .where(and(eq(accounts.id, id), isNull(accounts.provenAt)))
      .returning({ id: accounts.id });
    return deleted.length > 0;
  }

  async #findByHash(email: string, passwordHash: Buffer): Promise<Account | undefined> {
    const [account] = await this.#database
      .select(accountColumns)
      .from(accounts)
      .where(and(eq(accounts.email, email), eq(accounts.passwordHash, passwordHash)));
    return account;
  }
}
