import { type Context, Hono } from "hono";
import { z } from "zod";
import { parseEmail } from "../../domain/email.ts";
import { isLocale } from "../../domain/locale.ts";
import { acceptFromSites } from "../http/accept-from-sites.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { readClient } from "../http/client-address.ts";
import { requireOrigin } from "../http/cross-site.ts";
import { limitBody } from "../http/limit-body.ts";
import { placeOfPage } from "../http/place-of-page.ts";
import { refuse } from "../http/refuse.ts";
import { messagePage } from "../pages/message-page.ts";
import { questionPage } from "../pages/question-page.ts";
import type { Services } from "../services.ts";
import { words } from "../words/words.ts";
import { followLink, refuseLink } from "./answer-to-link.ts";

const path = "/newsletter/subscriptions";

const largestBodyBytes = 4 * 1024;

const body = z.object({
  email: z.string(),
  locale: z.string(),
  page: z.string().max(300).optional(),
  text: z.string().max(1000).optional(),
});

/** Subscribes to the newsletter, once the reader of the address has confirmed it: docs/contracts/newsletter.md. */
export function newsletter(services: Services): Hono {
  const routes = new Hono();
  const { siteOrigins } = services.settings;
  acceptFromSites(routes, path, {
    siteOrigins,
    contentType: "application/json",
    maxBytes: largestBodyBytes,
    // Programs other than browsers could make the platform send mails to strangers.
    admit: requireOrigin,
  });
  routes.post(path, (context) => subscribe(context, services));
  addConfirming(routes, services);
  addEnding(routes, services);
  return routes;
}

async function subscribe(context: Context, services: Services): Promise<Response> {
  const { settings, throttle, subscribers, newsletterMails, now } = services;
  const read = body.safeParse(await context.req.json().catch(() => undefined));
  if (!read.success) return refuse(context, 400, "invalid-body");
  const { locale, page, text } = read.data;
  const email = parseEmail(read.data.email);
  if (!email) return refuse(context, 400, "invalid-email");
  if (!isLocale(locale)) return refuse(context, 400, "invalid-locale");
  const wait = await throttle.countSubscription(readClient(context, settings.trustedProxies));
  if (wait) return refuse(context, 429, "too-many", wait);
  const state = await subscribers.ask({ email, locale, page, consentText: text }, now());
  newsletterMails.asked(email, locale, state);
  return context.body(null, 202);
}

/** The page behind the link in the mail. Opening it changes nothing, because mail programs open links as well. */
function addConfirming(routes: Hono, services: Services): void {
  const { settings, mailTokens, subscribers, newsletterMails, securityLog, siteOrigin, now } = services;
  const confirmPath = "/newsletter/confirm";
  routes.get(confirmPath, async (context) => {
    const followed = await followLink(context, ["subscribe"], services);
    if (followed instanceof Response) return followed;
    const place = placeOfPage(context);
    const { newsletter: text } = words[place.locale];
    return context.html(
      questionPage({
        ...place,
        title: text.confirmTitle,
        text: text.confirmLead(followed.link.email),
        action: confirmPath + new URL(context.req.url).search,
        submit: text.confirm,
      }),
    );
  });
  routes.post(confirmPath, ...acceptOwnForms(settings.publicOrigin), async (context) => {
    const followed = await followLink(context, ["subscribe"], services);
    if (followed instanceof Response) return followed;
    if (!(await mailTokens.take(followed.token, now()))) return refuseLink(context, "used");
    const { email } = followed.link;
    const subscriber = await subscribers.confirm(email, now());
    // Nothing, where another link of the same address has done it.
    if (subscriber) {
      securityLog.tell("subscribed", { client: readClient(context, settings.trustedProxies), email });
      newsletterMails.confirmed(subscriber);
    }
    const place = placeOfPage(context);
    const { newsletter: text } = words[place.locale];
    const link = { label: text.toSite, address: siteOrigin };
    return context.html(messagePage({ ...place, title: text.confirmTitle, text: text.confirmed(email), link }));
  });
}

/** Ends the newsletter: by a page, or by the mail program in one click (RFC 8058), which sends neither cookies nor an origin. */
function addEnding(routes: Hono, { subscribers, securityLog, settings, siteOrigin }: Services): void {
  const endPath = "/newsletter/end";
  const find = (context: Context) => subscribers.find(context.req.query("token") ?? "");
  routes.get(endPath, async (context) => {
    const subscriber = await find(context);
    if (!subscriber) return refuseLink(context, "ended");
    const place = placeOfPage(context);
    const { newsletter: text } = words[place.locale];
    return context.html(
      questionPage({
        ...place,
        title: text.endTitle,
        text: text.endLead(subscriber.email),
        action: endPath + new URL(context.req.url).search,
        submit: text.end,
      }),
    );
  });
  routes.post(endPath, limitBody(largestBodyBytes), async (context) => {
    const subscriber = await find(context);
    if (!subscriber) return refuseLink(context, "ended");
    await subscribers.end(subscriber.id);
    securityLog.tell("unsubscribed", {
      client: readClient(context, settings.trustedProxies),
      email: subscriber.email,
    });
    const place = placeOfPage(context);
    const { newsletter: text } = words[place.locale];
    const link = { label: text.toSite, address: siteOrigin };
    return context.html(messagePage({ ...place, title: text.endTitle, text: text.ended(subscriber.email), link }));
  });
}
