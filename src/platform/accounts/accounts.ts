import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne, notExists, sql } from "drizzle-orm";
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
  provenAt: accounts.provenAt,
};

export type Account = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>;

/** What makes an account the proven one of an address. */
export interface Proof {
  accountId: string;
  email: string;
  /** Of a new password, or of the same one for another address. */
  passwordHash?: Buffer | undefined;
}

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

  /**
   * Makes an account the proven one of an address, and deletes the others of that address: nobody has proven them, so whoever reads its
   * mails owns none of them, or has just chosen this one instead. Returns nothing where the account is gone, or another is proven.
   */
  async prove({ accountId, email, passwordHash }: Proof, now: Date): Promise<Account | undefined> {
    // First, so that the address and the password of none of them are in the way.
    await this.#database
      .delete(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.id, accountId), isNull(accounts.provenAt)));
    const others = this.#database
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.id, accountId)));
    const [account] = await this.#database
      .update(accounts)
      .set({ email, provenAt: now, ...(passwordHash && { passwordHash }) })
      .where(and(eq(accounts.id, accountId), notExists(others)))
      .returning(accountColumns);
    return account;
  }

  /** Only for a proven account: another one of the same address could have this password already, and would be told of by the failure. */
  async changePassword(id: string, passwordHash: Buffer): Promise<void> {
    await this.#database.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
  }

  /** Deletes an account that nobody has proven. */
  async deleteUnproven(id: string): Promise<void> {
    await this.#database.delete(accounts).where(and(eq(accounts.id, id), isNull(accounts.provenAt)));
  }

  async #findByHash(email: string, passwordHash: Buffer): Promise<Account | undefined> {
    const [account] = await this.#database
      .select(accountColumns)
      .from(accounts)
      .where(and(eq(accounts.email, email), eq(accounts.passwordHash, passwordHash)));
    return account;
  }
}
