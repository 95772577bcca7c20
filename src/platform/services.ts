import { Accounts } from "./accounts/accounts.ts";
import { type AttemptRules, callRule } from "./accounts/attempt-rules.ts";
import { type HasherOptions, PasswordHasher } from "./accounts/hash-password.ts";
import { KnownBrowsers } from "./accounts/known-browsers.ts";
import type { Rule } from "./accounts/limiter.ts";
import { NetworkLimit } from "./accounts/network-limit.ts";
import { readSecret } from "./accounts/secret.ts";
import { SignIns } from "./accounts/sign-ins.ts";
import { Throttle } from "./accounts/throttle.ts";
import type { Database } from "./database/open-database.ts";
import type { Settings } from "./environment.ts";
import { IngestLimit } from "./events/ingest-limit.ts";
import { KeptFavourites } from "./favourites/kept-favourites.ts";
import { Cookies } from "./http/cookies.ts";
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
  signIns: SignIns;
  knownBrowsers: KnownBrowsers;
  throttle: Throttle;
  ingestLimit: IngestLimit;
  /** Of account calls. */
  callLimit: NetworkLimit;
  cookies: Cookies;
  keptTemplates: KeptTemplates;
  keptFavourites: KeptFavourites;
  keptPlans: KeptPlans;
  siteTemplates: SiteTemplates;
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
  ingestRule?: Rule;
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
  const hasher = new PasswordHasher(await readSecret(database, "password-salts"), options.hasherOptions);
  return {
    settings,
    database,
    hasher,
    accounts: new Accounts(database, hasher),
    signIns: new SignIns(database, { idleMs: settings.signInIdleMs, absoluteMs: settings.signInAbsoluteMs }),
    knownBrowsers: new KnownBrowsers(database),
    throttle: new Throttle(database, await readSecret(database, "attempt-counts"), options.attemptRules),
    ingestLimit: new IngestLimit(options.ingestRule),
    callLimit: new NetworkLimit(options.callRule ?? callRule),
    cookies: new Cookies(settings),
    keptTemplates: new KeptTemplates(database),
    keptFavourites: new KeptFavourites(database),
    keptPlans: new KeptPlans(database),
    securityLog: await openSecurityLog(database, { settings, now, write: options.writeSecurityLine }),
    siteTemplates: new SiteTemplates({ siteOrigin, now, ask: askSite }),
    siteOrigin,
    now,
  };
}
