import { Hono } from "hono";
import { z } from "zod";
import { parseEmail } from "../../domain/email.ts";
import { isLocale } from "../../domain/locale.ts";
import { subscriptions } from "../database/schema.ts";
import { allowSites } from "../http/call-rules.ts";
import { readClientAddress } from "../http/client-address.ts";
import { refuseForeignOrigin, requireContentType } from "../http/cross-site.ts";
import { limitBody } from "../http/limit-body.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";

const path = "/newsletter/subscriptions";

const largestBodyBytes = 4 * 1024;

const body = z.object({ email: z.string(), locale: z.string() });

/** Subscribing to the newsletter: docs/contracts/newsletter.md. */
export function newsletter({ settings, database, throttle, now }: Services): Hono {
  const routes = new Hono();
  routes.use(path, allowSites({ siteOrigins: settings.siteOrigins, method: "POST", isWithCredentials: false }));
  routes.post(
    path,
    refuseForeignOrigin(settings.siteOrigins),
    requireContentType("application/json"),
    limitBody(largestBodyBytes),
    async (context) => {
      const read = body.safeParse(await context.req.json().catch(() => undefined));
      if (!read.success) return refuse(context, 400, "invalid-body");
      const email = parseEmail(read.data.email);
      if (!email) return refuse(context, 400, "invalid-email");
      const { locale } = read.data;
      if (!isLocale(locale)) return refuse(context, 400, "invalid-locale");
      const refusal = await throttle.countSubscription(readClientAddress(context, settings.trustedProxies));
      if (refusal) {
        context.header("Retry-After", String(refusal.retryAfterSeconds));
        return refuse(context, 429, "too-many");
      }
      const added = await database
        .insert(subscriptions)
        .values({ email, locale, subscribedAt: now() })
        .onConflictDoNothing()
        .returning({ email: subscriptions.email });
      return added.length > 0 ? context.body(null, 201) : refuse(context, 409, "already-subscribed");
    },
  );
  return routes;
}
