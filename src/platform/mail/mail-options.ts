import type { MailTokens } from "../accounts/mail-tokens.ts";
import type { Throttle } from "../accounts/throttle.ts";
import type { Mailer } from "./mailer.ts";

/** The parts that all mails of the platform are made and sent with. */
export interface MailOptions {
  mailTokens: MailTokens;
  throttle: Throttle;
  mailer: Mailer;
  brand: string;
  publicOrigin: string;
  siteOrigin: string;
  now: () => Date;
}
