import { Hono } from "hono";
import { logFailure } from "./http/log-failure.ts";
import { refuse, shortWait } from "./http/refuse.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { tellRefusals } from "./http/tell-refusals.ts";
import { accountRoutes } from "./routes/account.ts";
import { accountCall } from "./routes/account-call.ts";
import { favouriteRoutes } from "./routes/favourites.ts";
import { fontRoutes } from "./routes/fonts.ts";
import { forgottenPasswordRoutes } from "./routes/forgotten-password.ts";
import { health } from "./routes/health.ts";
import { ingest } from "./routes/ingest.ts";
import { newsletter } from "./routes/newsletter.ts";
import { outboxRoutes } from "./routes/outbox.ts";
import { planRoutes } from "./routes/plans.ts";
import { proveAddressRoutes } from "./routes/prove-address.ts";
import { signInRoutes } from "./routes/sign-in.ts";
import { templateRoutes } from "./routes/templates.ts";
import { wellKnownRoutes } from "./routes/well-known.ts";
import type { Services } from "./services.ts";

/** The platform as one web application. */
export function createPlatform(services: Services): Hono {
  const { siteOrigin } = services;
  const { siteOrigins, brand } = services.settings;
  const platform = new Hono();
  platform.use(sendSecurityHeaders({ siteOrigin, siteOrigins }, services.settings));
  platform.use((context, next) => {
    context.set("operator", { brand, siteOrigin });
    return next();
  });
  platform.use(tellRefusals(services));
  platform.route("/", health(services));
  platform.route("/", accountCall(services));
  platform.route("/", signInRoutes(services));
  platform.route("/", forgottenPasswordRoutes(services));
  platform.route("/", proveAddressRoutes(services));
  platform.route("/", accountRoutes(services));
  platform.route("/", outboxRoutes(services));
  platform.route("/", favouriteRoutes(services));
  platform.route("/", planRoutes(services));
  platform.route("/", newsletter(services));
  platform.route("/", ingest(services));
  platform.route("/", templateRoutes(services));
  platform.route("/", fontRoutes());
  platform.route("/", wellKnownRoutes());

  platform.notFound((context) => refuse(context, 404, "not-found"));
  platform.onError((error, context) => {
    // A visitor who left before sending all of the request reads no answer, and is no failure of the platform.
    if (context.req.raw.signal.aborted) return refuse(context, 400, "invalid-body");
    logFailure(context, error);
    return refuse(context, 503, "busy", shortWait);
  });
  return platform;
}
