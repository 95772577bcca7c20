import type { Locale } from "../../domain/locale.ts";
import type { Account, Accounts } from "../accounts/accounts.ts";
import type { NewLink, Purpose } from "../accounts/mail-tokens.ts";
import type { Mail } from "./mail.ts";
import type { MailOptions } from "./mail-options.ts";
import type { MailKind } from "./words/mail-wording.ts";
import { mailWords } from "./words/mail-words.ts";
import { writeMail } from "./write-mail.ts";

interface AccountMailOptions extends MailOptions {
  accounts: Accounts;
}

/** Where somebody is when they ask for a mail: its language, and the page that its link leads back to. */
export interface MailVisit {
  locale: Locale;
  redirect?: string;
}

type Addressee = Pick<Account, "email"> & Partial<Pick<Account, "firstName" | "provenAt">>;

/** A path of the platform that the button leads to, with a new token if there is a link to make. */
interface Action {
  path: string;
  link?: NewLink;
}

/** The mails about accounts. All of them are written and sent beside the answer, which so tells nobody whether there is an account. */
export class AccountMails {
  readonly #options: AccountMailOptions;

  constructor(options: AccountMailOptions) {
    this.#options = options;
  }

  /** Asks somebody to prove the address of their account, or tells its owner that there is one already. */
  askToProve(account: Account, visit: MailVisit): void {
    if (account.provenAt) return;
    this.#sendIfAdmitted("prove", account.email, async () => {
      const owner = await this.#options.accounts.findByEmail(account.email);
      if (owner?.provenAt) return this.#write("hasAccount", owner, visit, { path: "/signin" });
      const { id, email } = account;
      const link: NewLink = { purpose: "prove", email, accountId: id };
      return this.#write("prove", { email }, visit, { path: "/prove", link });
    });
  }

  /** Sends a link to a new password to whoever reads the mails of an address. */
  forgotten(email: string, visit: MailVisit): void {
    this.#sendIfAdmitted("reset", email, async () => {
      const account = await this.#options.accounts.findByEmail(email);
      if (!account) return this.#write("noAccount", { email }, visit, { path: "/signup" });
      const link: NewLink = { purpose: "reset", email, accountId: account.id };
      return this.#write("reset", account, visit, { path: "/signin/reset", link });
    });
  }

  passwordChanged(account: Addressee, visit: MailVisit): void {
    this.#send(() => this.#write("passwordChanged", account, visit, { path: "/signin/forgotten" }));
  }

  /** Asks the reader of an account's new address to prove it. The hash is that of the account's password with this address. */
  moving({ id }: Account, { email, passwordHash }: { email: string; passwordHash: Buffer }, visit: MailVisit): void {
    this.#sendIfAdmitted("move", email, async () => {
      const owner = await this.#options.accounts.findByEmail(email);
      if (owner?.provenAt) return this.#write("hasAccount", owner, visit, { path: "/signin" });
      const link: NewLink = { purpose: "move", email, accountId: id, passwordHash };
      return this.#write("move", { email }, visit, { path: "/prove", link });
    });
  }

  /** Tells the former address of an account that it has another one. */
  moved(former: Addressee, visit: MailVisit): void {
    this.#send(() => this.#write("moved", former, visit));
  }

  deleted(account: Addressee, visit: MailVisit): void {
    this.#send(() => this.#write("deleted", account, visit));
  }

  /** For mails that anybody can ask for, to whatever address. */
  #sendIfAdmitted(purpose: Purpose, email: string, write: () => Promise<Mail>): void {
    this.#send(async () => ((await this.#options.throttle.admitsMail(purpose, email)) ? write() : undefined));
  }

  #send(write: () => Promise<Mail | undefined>): void {
    this.#options.mailer.send(write);
  }

  async #write(
    kind: MailKind,
    { email, firstName, provenAt }: Addressee,
    { locale, redirect }: MailVisit,
    action?: Action,
  ): Promise<Mail> {
    const { brand, publicOrigin, siteOrigin, mailTokens, now } = this.#options;
    const { action: label, ...said } = mailWords[locale][kind]({
      brand,
      firstName: (provenAt && nameInMail(firstName)) || email,
      email,
    });
    const query = new URLSearchParams({ locale });
    // The platform's own pages are where its links lead anyway. The query of an address could hold words of a stranger.
    if (redirect && !redirect.startsWith(`${publicOrigin}/`)) query.set("redirect", redirect.replace(/[?#].*/, ""));
    if (action?.link) query.set("token", await mailTokens.make(action.link, now()));
    const address = `${publicOrigin}${action?.path}?${query}`;
    return writeMail(email, { ...said, ...(label && { action: { label, address } }) }, locale, { brand, siteOrigin });
  }
}

/** A name could lead somewhere, and that of an account which nobody has proven may be words of a stranger. */
function nameInMail(firstName = ""): string | undefined {
  return /^[\p{L}\p{M}’'-]{1,30}$/u.test(firstName) ? firstName : undefined;
}
