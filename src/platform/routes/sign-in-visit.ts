import type { Context } from "hono";
import { placeOfPage } from "../http/place-of-page.ts";
import { parseRedirect } from "../http/redirect-target.ts";
import type { SignInVisit } from "../pages/sign-in-pages.ts";
import type { Services } from "../services.ts";

/** Returns nothing for an address that is not allowed, and the start page of the platform where none is given. */
export function readVisit(context: Context, { settings }: Services): SignInVisit | undefined {
  const place = placeOfPage(context);
  const given = context.req.query("redirect") ?? `${settings.publicOrigin}/?locale=${place.locale}`;
  const redirect = parseRedirect(given, [...settings.siteOrigins, settings.publicOrigin]);
  return (
    redirect && {
      ...place,
      redirect: redirect.href,
      isEmbedded: context.req.query("embed") === "1",
    }
  );
}
