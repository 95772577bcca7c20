import { AccountChanges } from "./accounts/account-changes.ts";
import { Accounts } from "./accounts/accounts.ts";
import { type AttemptRules, callRule } from "./accounts/attempt-rules.ts";
import { type HasherOptions, PasswordHasher } from "./accounts/hash-password.ts";
import { KnownBrowsers } from "./accounts/known-browsers.ts";
import type { Rule } from "./accounts/limiter.ts";
import { MailTokens } from "./accounts/mail-tokens.ts";
import { NetworkLimit } from "./accounts/network-limit.ts";
import { readSecret } from "./accounts/secret.ts";
import { SignIns } from "./accounts/sign-ins.ts";
import { Throttle } from "./accounts/throttle.ts";
import type { Database } from "./database/open-database.ts";
import type { Settings } from "./environment.ts";
import { Exports } from "./erasing/exports.ts";
import { EventRoom } from "./events/event-room.ts";
import { IngestLimit } from "./events/ingest-limit.ts";
import { KeptFavourites } from "./favourites/kept-favourites.ts";
import { Cookies } from "./http/cookies.ts";
import { AccountMails } from "./mail/account-mails.ts";
import { deliverBySmtp } from "./mail/deliver-by-smtp.ts";
import { Mailer, type MailWay } from "./mail/mailer.ts";
import { NewsletterMails } from "./mail/newsletter-mails.ts";
import { Outbox } from "./mail/outbox.ts";
import { Subscribers } from "./newsletter/subscribers.ts";
import { KeptPlans } from "./plans/kept-plans.ts";
import { openSecurityLog } from "./security-log/open-security-log.ts";
import type { SecurityLog, WriteLine } from "./security-log/security-log.ts";
import { KeptTemplates } from "./templates/kept-templates.ts";
import { type AskSite, SiteTemplates } from "./templates/site-templates.ts";

/** The parts of the platform that its routes use. */
export interface Services {
  settings: Settings;
  database: Database;
  hasher: PasswordHasher;
  accounts: Accounts;
  accountChanges: AccountChanges;
  signIns: SignIns;
  knownBrowsers: KnownBrowsers;
  throttle: Throttle;
  ingestLimit: IngestLimit;
  eventRoom: EventRoom;
  /** Of account calls. */
  callLimit: NetworkLimit;
  cookies: Cookies;
  mailTokens: MailTokens;
  mailer: Mailer;
  accountMails: AccountMails;
  subscribers: Subscribers;
  newsletterMails: NewsletterMails;
  /** Takes the mails where there is no mail server. */
  outbox: Outbox;
  keptTemplates: KeptTemplates;
  keptFavourites: KeptFavourites;
  keptPlans: KeptPlans;
  siteTemplates: SiteTemplates;
  exports: Exports;
  securityLog: SecurityLog;
  /** The site that pages lead to. */
  siteOrigin: string;
  now: () => Date;
}

export interface ServiceOptions {
  settings: Settings;
  database: Database;
  now?: () => Date;
  attemptRules?: AttemptRules;
  /** A secret of its own lets a test count attempts apart from others on a shared database. */
  attemptSecret?: Buffer;
  ingestRule?: Rule;
  /** Takes the mails, instead of the mail server of the settings or the outbox. */
  mailWay?: MailWay;
  callRule?: Rule;
  hasherOptions?: Partial<HasherOptions>;
  /** Asks the site for what it tells the platform. */
  askSite?: AskSite;
  /** Takes the lines of the security log, instead of the file of the settings. */
  writeSecurityLine?: WriteLine;
}

/** Creates the services over an open database. */
export async function createServices({
  settings,
  database,
  now = () => new Date(),
  askSite = fetch,
  ...options
}: ServiceOptions): Promise<Services> {
  const siteOrigin = settings.siteOrigins[0] ?? settings.publicOrigin;
  const { brand, publicOrigin } = settings;
  const hasher = new PasswordHasher(await readSecret(database, "password-salts"), options.hasherOptions);
  const accounts = new Accounts(database, hasher);
  const attemptSecret = options.attemptSecret ?? (await readSecret(database, "attempt-counts"));
  const throttle = new Throttle(database, attemptSecret, options.attemptRules);
  const mailTokens = new MailTokens(database);
  const outbox = new Outbox(settings.outboxFolder);
  const { smtpUrl, mailFrom } = settings;
  const mailer = new Mailer(options.mailWay ?? (smtpUrl ? deliverBySmtp(smtpUrl, mailFrom) : outbox));
  const ofMails = { mailTokens, throttle, mailer, brand, publicOrigin, siteOrigin, now };
  const subscribers = new Subscribers(database, await readSecret(database, "newsletter-ends"));
  return {
    settings,
    database,
    hasher,
    accounts,
    accountChanges: new AccountChanges(database),
    signIns: new SignIns(database, { idleMs: settings.signInIdleMs, absoluteMs: settings.signInAbsoluteMs }),
    knownBrowsers: new KnownBrowsers(database),
    throttle,
    ingestLimit: new IngestLimit(options.ingestRule),
    eventRoom: new EventRoom(database, settings),
    callLimit: new NetworkLimit(options.callRule ?? callRule),
    cookies: new Cookies(settings),
    mailTokens,
    mailer,
    accountMails: new AccountMails({ accounts, ...ofMails }),
    subscribers,
    newsletterMails: new NewsletterMails({ subscribers, ...ofMails }),
    outbox,
    keptTemplates: new KeptTemplates(database),
    keptFavourites: new KeptFavourites(database),
    keptPlans: new KeptPlans(database),
    exports: new Exports(),
    securityLog: await openSecurityLog(database, { settings, now, write: options.writeSecurityLine }),
    siteTemplates: new SiteTemplates({ siteOrigin, now, ask: askSite }),
    siteOrigin,
    now,
  };
}
