import { and, eq, exists, inArray, isNotNull, isNull, ne, notExists, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/open-database.ts";
import { accounts, knownBrowsers, mailTokens, signIns } from "../database/schema.ts";
import { type Account, accountColumns } from "./accounts.ts";
import type { Link } from "./mail-tokens.ts";

/** The new values of an account, and the rows that must be so for it. */
interface Change {
  accountId: string;
  set: Partial<Pick<typeof accounts.$inferInsert, "email" | "passwordHash" | "provenAt">>;
  where?: SQL | undefined;
  /** Whether all sign-ins end, and the browsers that are known are forgotten. */
  endsSignIns: boolean;
}

/** A link that has been followed and used, and for a forgotten password the hash of the new one. */
export interface Proof {
  link: Link;
  passwordHash?: Buffer | undefined;
}

/**
 * Changes what opens an account. Whatever the change makes void ends in the same statement: a process that stops in the middle leaves nobody
 * signed in who should not be. Statements instead of a transaction, for the reason that `SignIns` names.
 */
export class AccountChanges {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Makes an account the proven one of the link's address, with another password or address where the link is for that. The other
   * accounts of that address end: nobody has proven them, so whoever reads its mails owns none of them, or has just chosen this one
   * instead. Returns nothing where the account is gone or has moved since, or where another is proven.
   */
  async prove({ link, passwordHash }: Proof, now: Date): Promise<Account | undefined> {
    const { accountId, email, purpose } = link;
    if (accountId === null) return undefined;
    const hash = passwordHash ?? link.passwordHash ?? undefined;
    // First, so that neither the address nor the password of any of them is in the way.
    await this.#deleteOthers(accountId, email);
    const other = alias(accounts, "other");
    const provenOther = this.#database
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.email, email), ne(other.id, accountId), isNotNull(other.provenAt)));
    const account = await this.#change({
      accountId,
      set: { email, provenAt: now, ...(hash && { passwordHash: hash }) },
      // A link that was sent before the account moved would bring it back.
      where: and(notExists(provenOther), purpose === "move" ? undefined : eq(accounts.email, email)),
      endsSignIns: purpose === "reset",
    });
    // Once more, because somebody may have signed up between the two.
    if (account) await this.#deleteOthers(accountId, email);
    return account;
  }

  /** Only for a proven account: another one of the same address could have this password already, and would be told of by the failure. */
  changePassword(accountId: string, passwordHash: Buffer): Promise<Account | undefined> {
    return this.#change({ accountId, set: { passwordHash }, endsSignIns: true });
  }

  async #change({ accountId, set, where, endsSignIns }: Change): Promise<Account | undefined> {
    const database = this.#database;
    const changed = database.$with("changed").as(
      database
        .update(accounts)
        .set(set)
        .where(and(eq(accounts.id, accountId), where))
        .returning(accountColumns),
    );
    const isOfChanged = (column: PgColumn) => inArray(column, database.select({ id: changed.id }).from(changed));
    // Somebody else may have asked for a link before. Those that were used stay, so that whoever opens one again is told so.
    const links = database.$with("links").as(
      database
        .delete(mailTokens)
        .where(and(isOfChanged(mailTokens.accountId), isNull(mailTokens.usedAt)))
        .returning({ id: mailTokens.accountId }),
    );
    const browsers = database
      .$with("browsers")
      .as(
        database
          .delete(knownBrowsers)
          .where(isOfChanged(knownBrowsers.accountId))
          .returning({ id: knownBrowsers.accountId }),
      );
    const signInsBefore = database
      .$with("sign_ins_before")
      .as(database.delete(signIns).where(isOfChanged(signIns.accountId)).returning({ id: signIns.accountId }));
    const ending = endsSignIns ? [links, browsers, signInsBefore] : [links];
    const [account] = await database
      .with(changed, ...ending)
      .select()
      .from(changed);
    // Once more, because one may have begun while the statement waited for it.
    if (account && endsSignIns) await database.delete(signIns).where(eq(signIns.accountId, accountId));
    return account;
  }

  async #deleteOthers(accountId: string, email: string): Promise<void> {
    const own = this.#database
      .$with("own")
      .as(this.#database.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update"));
    await this.#database
      .with(own)
      .delete(accounts)
      .where(
        and(
          eq(accounts.email, email),
          ne(accounts.id, accountId),
          isNull(accounts.provenAt),
          // Of two that are proven at the same moment, the one that ends first deletes nothing any more.
          exists(this.#database.select({ id: own.id }).from(own)),
        ),
      );
  }
}
