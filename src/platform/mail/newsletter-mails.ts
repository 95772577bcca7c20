import type { Locale } from "../../domain/locale.ts";
import type { Subscriber, Subscribers } from "../newsletter/subscribers.ts";
import type { Mail } from "./mail.ts";
import type { MailOptions } from "./mail-options.ts";
import type { MailKind } from "./words/mail-wording.ts";
import { mailWords } from "./words/mail-words.ts";
import { writeMail } from "./write-mail.ts";

interface NewsletterMailOptions extends MailOptions {
  subscribers: Subscribers;
}

/** The mails about the newsletter. Its issues are the operator's. */
export class NewsletterMails {
  readonly #options: NewsletterMailOptions;

  constructor(options: NewsletterMailOptions) {
    this.#options = options;
  }

  /** Asks the reader of an address to confirm, or tells that there is nothing to do. The answer to the request is the same. */
  asked(email: string, locale: Locale, state: "pending" | "subscribed"): void {
    const { mailer, throttle, mailTokens, now } = this.#options;
    mailer.send(async () => {
      if (!(await throttle.admitsMail("subscribe", email))) return undefined;
      if (state === "subscribed") return this.#write("isSubscribed", email, locale);
      const token = await mailTokens.make({ purpose: "subscribe", email }, now());
      return this.#write("subscribe", email, locale, `/newsletter/confirm?${new URLSearchParams({ locale, token })}`);
    });
  }

  /** Welcomes a subscriber, with the way to end it. */
  confirmed(subscriber: Subscriber): void {
    const { mailer, subscribers, publicOrigin } = this.#options;
    const { email, locale } = subscriber;
    mailer.send(async () => {
      const query = new URLSearchParams({ locale, token: subscribers.endTokenOf(subscriber) });
      const path = `/newsletter/end?${query}`;
      return { ...(await this.#write("subscribed", email, locale, path)), unsubscribe: publicOrigin + path };
    });
  }

  #write(kind: MailKind, email: string, locale: Locale, path?: string): Promise<Mail> {
    const { brand, publicOrigin, siteOrigin } = this.#options;
    const { action: label, ...said } = mailWords[locale][kind]({ brand, firstName: "", email });
    const action = label && path ? { label, address: publicOrigin + path } : undefined;
    return writeMail(email, { ...said, ...(action && { action }) }, locale, { brand, siteOrigin });
  }
}
