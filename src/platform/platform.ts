import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Accounts } from "./accounts/accounts.ts";
import { type HasherLimits, PasswordHasher, TooManyHashesError } from "./accounts/hash-password.ts";
import { KnownBrowsers } from "./accounts/known-browsers.ts";
import { readSecret } from "./accounts/secret.ts";
import { SignIns } from "./accounts/sign-ins.ts";
import { type AttemptRules, Throttle } from "./accounts/throttle.ts";
import type { Database } from "./database/open-database.ts";
import type { Settings } from "./environment.ts";
import { Cookies } from "./http/cookies.ts";
import { refuse } from "./http/refuse.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { refusalPage } from "./pages/refusal-page.ts";
import { accountCall } from "./routes/account-call.ts";
import { ingest } from "./routes/ingest.ts";
import { newsletter } from "./routes/newsletter.ts";
import { readLocale } from "./routes/read-locale.ts";
import { signInRoutes } from "./routes/sign-in.ts";
import { templateRoutes } from "./routes/templates.ts";
import type { Services } from "./services.ts";

export interface PlatformOptions {
  settings: Settings;
  database: Database;
  now?: () => Date;
  attemptRules?: AttemptRules;
  hasherLimits?: HasherLimits;
}

/** Forms and subscriptions are small; batches of events have a limit of their own. */
const largestBodyBytes = 16 * 1024;
const largestBatchBytes = 1024 * 1024;

/** The platform as one web application, over a database that is open. */
export async function createPlatform(options: PlatformOptions): Promise<Hono> {
  const services = await createServices(options);
  const { settings } = services;
  const platform = new Hono();
  platform.use(sendSecurityHeaders(settings.siteOrigins, settings.publicOrigin.startsWith("https:")));
  platform.use(
    "/ingest",
    bodyLimit({ maxSize: largestBatchBytes, onError: (context) => refuse(context, 413, "too-large") }),
  );
  platform.use(async (context, next) =>
    context.req.path === "/ingest"
      ? next()
      : bodyLimit({ maxSize: largestBodyBytes, onError: () => refuse(context, 413, "too-large") })(context, next),
  );

  platform.route("/", accountCall(services));
  platform.route("/", signInRoutes(services));
  platform.route("/", newsletter(services));
  platform.route("/", ingest(services));
  platform.route("/", templateRoutes(services));

  platform.notFound((context) =>
    context.req.method === "GET"
      ? context.html(refusalPage(readLocale(context), "notFound"), 404)
      : refuse(context, 404, "not-found"),
  );
  platform.onError((error, context) => {
    context.header("Retry-After", "2");
    if (error instanceof TooManyHashesError) return refuse(context, 503, "busy");
    // The stack is for the operator; whoever asked learns that it is not their doing.
    console.error(`${context.req.method} ${context.req.path} failed: ${error.stack}`);
    return refuse(context, 503, "busy");
  });
  return platform;
}

async function createServices({
  settings,
  database,
  now = () => new Date(),
  ...options
}: PlatformOptions): Promise<Services> {
  const hasher = new PasswordHasher(await readSecret(database, "password-salts"), options.hasherLimits);
  return {
    settings,
    database,
    accounts: new Accounts(database, hasher),
    signIns: new SignIns(database, { idleMs: settings.signInIdleMs, absoluteMs: settings.signInAbsoluteMs }),
    knownBrowsers: new KnownBrowsers(database),
    throttle: new Throttle(options.attemptRules),
    cookies: new Cookies(settings),
    now,
  };
}
