import type { Accounts } from "./accounts/accounts.ts";
import type { KnownBrowsers } from "./accounts/known-browsers.ts";
import type { SignIns } from "./accounts/sign-ins.ts";
import type { Throttle } from "./accounts/throttle.ts";
import type { Database } from "./database/open-database.ts";
import type { Settings } from "./environment.ts";
import type { Cookies } from "./http/cookies.ts";

/** What the routes work with. */
export interface Services {
  settings: Settings;
  database: Database;
  accounts: Accounts;
  signIns: SignIns;
  knownBrowsers: KnownBrowsers;
  throttle: Throttle;
  cookies: Cookies;
  now: () => Date;
}
