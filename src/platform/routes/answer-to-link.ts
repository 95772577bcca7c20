import type { Context } from "hono";
import type { Link, Purpose } from "../accounts/mail-tokens.ts";
import { readClient } from "../http/client-address.ts";
import { placeOfPage } from "../http/place-of-page.ts";
import { messagePage } from "../pages/message-page.ts";
import type { Services } from "../services.ts";
import { words } from "../words/words.ts";

/** A link in a mail, as far as it can be followed. */
export interface FollowedLink {
  token: string;
  link: Link;
}

/** Only what this platform can have made needs a query. */
const tokenPattern = /^[\w-]{43}$/;

/** Finds the link of the address, or answers that it does not work. */
export async function followLink(
  context: Context,
  purposes: readonly Purpose[],
  { mailTokens, securityLog, settings, now }: Services,
): Promise<FollowedLink | Response> {
  const token = context.req.query("token") ?? "";
  if (!tokenPattern.test(token)) return refuseLink(context, "ended");
  const link = await mailTokens.find(token, now());
  if (link && purposes.includes(link.purpose)) return { token, link };
  const why = (await mailTokens.isUsed(token)) ? "used" : "ended";
  const client = readClient(context, settings.trustedProxies);
  securityLog.tell(why === "used" ? "token-reused" : "token-refused", { client });
  return refuseLink(context, why);
}

export function refuseLink(context: Context, why: "used" | "ended"): Response | Promise<Response> {
  const place = placeOfPage(context);
  const { locale } = place;
  const { deadLink, refusals } = words[locale];
  return context.html(
    messagePage({
      ...place,
      title: deadLink.title,
      text: deadLink[why],
      link: { label: refusals.toStart, address: `/?locale=${locale}` },
    }),
    410,
  );
}
