import { Hono } from "hono";
import { z } from "zod";
import { parseEmail } from "../../domain/email.ts";
import { isLocale } from "../../domain/locale.ts";
import { subscriptions } from "../database/schema.ts";
import { acceptFromSites } from "../http/accept-from-sites.ts";
import { readClient } from "../http/client-address.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";

const path = "/newsletter/subscriptions";

const largestBodyBytes = 4 * 1024;

const body = z.object({ email: z.string(), locale: z.string() });

/** Subscribes to the newsletter: docs/contracts/newsletter.md. */
export function newsletter({ settings, database, throttle, now }: Services): Hono {
  const routes = new Hono();
  const { siteOrigins } = settings;
  acceptFromSites(routes, path, { siteOrigins, contentType: "application/json", maxBytes: largestBodyBytes });
  routes.post(path, async (context) => {
    const read = body.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) return refuse(context, 400, "invalid-body");
    const email = parseEmail(read.data.email);
    if (!email) return refuse(context, 400, "invalid-email");
    const { locale } = read.data;
    if (!isLocale(locale)) return refuse(context, 400, "invalid-locale");
    const wait = await throttle.countSubscription(readClient(context, settings.trustedProxies));
    if (wait) return refuse(context, 429, "too-many", wait);
    const added = await database
      .insert(subscriptions)
      .values({ email, locale, subscribedAt: now() })
      .onConflictDoNothing()
      .returning({ email: subscriptions.email });
    return added.length > 0 ? context.body(null, 201) : refuse(context, 409, "already-subscribed");
  });
  return routes;
}
