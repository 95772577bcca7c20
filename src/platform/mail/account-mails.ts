import type { Locale } from "../../domain/locale.ts";
import type { Account, Accounts } from "../accounts/accounts.ts";
import type { MailTokens, NewLink } from "../accounts/mail-tokens.ts";
import type { Throttle } from "../accounts/throttle.ts";
import type { Mail } from "./mail.ts";
import type { Mailer } from "./mailer.ts";
import type { MailKind } from "./words/mail-wording.ts";
import { mailWords } from "./words/mail-words.ts";
import { writeMail } from "./write-mail.ts";

interface AccountMailOptions {
  accounts: Accounts;
  mailTokens: MailTokens;
  throttle: Throttle;
  mailer: Mailer;
  brand: string;
  publicOrigin: string;
  siteOrigin: string;
  now: () => Date;
}

/** Where somebody is when they ask for a mail: its language, and the page that its link leads back to. */
export interface MailVisit {
  locale: Locale;
  redirect?: string;
}

type Addressee = Pick<Account, "email" | "firstName">;

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

  /** Asks somebody who has signed up to prove the address, or tells its owner that there is an account. */
  signedUp(account: Account, visit: MailVisit): void {
    if (account.provenAt) return;
    this.#sendIfAdmitted(account.email, async () => {
      const owner = await this.#options.accounts.findByEmail(account.email);
      if (owner?.provenAt) return this.#write("hasAccount", owner, visit, { path: "/signin" });
      return this.#askToProve(account, visit);
    });
  }

  askToProve(account: Account, visit: MailVisit): void {
    this.#sendIfAdmitted(account.email, () => this.#askToProve(account, visit));
  }

  /** Sends a link to a new password to whoever reads the mails of an address. */
  forgotten(email: string, visit: MailVisit): void {
    this.#sendIfAdmitted(email, async () => {
      const account = await this.#options.accounts.findByEmail(email);
      if (!account) return this.#write("noAccount", { email, firstName: "" }, visit, { path: "/signup" });
      const link: NewLink = { purpose: "reset", email, accountId: account.id };
      return this.#write("reset", account, visit, { path: "/signin/reset", link });
    });
  }

  passwordChanged(account: Addressee, visit: MailVisit): void {
    this.#send(() => this.#write("passwordChanged", account, visit, { path: "/signin/forgotten" }));
  }

  /** Asks the reader of an account's new address to prove it. The hash is that of the account's password with this address. */
  moving(account: Account, email: string, passwordHash: Buffer, visit: MailVisit): void {
    this.#sendIfAdmitted(email, async () => {
      const owner = await this.#options.accounts.findByEmail(email);
      if (owner?.provenAt) return this.#write("hasAccount", owner, visit, { path: "/signin" });
      const link: NewLink = { purpose: "move", email, accountId: account.id, passwordHash };
      return this.#write("move", { ...account, email }, visit, { path: "/prove", link });
    });
  }

  /** Tells the former address of an account that it has another one. */
  moved(former: Addressee, visit: MailVisit): void {
    this.#send(() => this.#write("moved", former, visit));
  }

  deleted(account: Addressee, visit: MailVisit): void {
    this.#send(() => this.#write("deleted", account, visit));
  }

  #askToProve({ id, email, firstName }: Account, visit: MailVisit): Promise<Mail> {
    const link: NewLink = { purpose: "prove", email, accountId: id };
    return this.#write("prove", { email, firstName }, visit, { path: "/prove", link });
  }

  /** For mails that anybody can ask for, to whatever address. */
  #sendIfAdmitted(email: string, write: () => Promise<Mail>): void {
    this.#send(async () => ((await this.#options.throttle.admitsMail(email)) ? write() : undefined));
  }

  #send(write: () => Promise<Mail | undefined>): void {
    this.#options.mailer.send(write);
  }

  async #write(
    kind: MailKind,
    { email, firstName }: Addressee,
    { locale, redirect }: MailVisit,
    action?: Action,
  ): Promise<Mail> {
    const { brand, publicOrigin, siteOrigin, mailTokens, now } = this.#options;
    const { action: label, ...said } = mailWords[locale][kind]({
      brand,
      firstName: nameInMail(firstName) ?? email,
      email,
    });
    // The platform's own pages are where its links lead anyway.
    const isElsewhere = redirect !== undefined && !redirect.startsWith(`${publicOrigin}/`);
    const query = new URLSearchParams({ locale, ...(isElsewhere && { redirect }) });
    if (action?.link) query.set("token", await mailTokens.make(action.link, now()));
    const address = `${publicOrigin}${action?.path}?${query}`;
    return writeMail(email, { ...said, ...(label && { action: { label, address } }) }, locale, { brand, siteOrigin });
  }
}

/** Whoever signs up with an address of others could say something to them by the name, or lead them somewhere. */
function nameInMail(firstName: string): string | undefined {
  return /^[\p{L}\p{M}’'-]{1,30}$/u.test(firstName) ? firstName : undefined;
}
