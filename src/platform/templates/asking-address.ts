import type { Context } from "hono";
import type { Settings } from "../environment.ts";
import { isOpenedOnPurpose } from "../http/opened-on-purpose.ts";

/** In the address of a template that asks before it is kept, wherever the visitor comes from. */
export const asking = "ask";

type Origins = Pick<Settings, "publicOrigin" | "siteOrigins">;

/**
 * The address that a sign-in page leads back to. If another site has led to the page, and from there to a template, the template has
 * to ask first: the visitor comes to it from the platform's own page, as if on purpose.
 */
export function askWhereLed(context: Context, redirect: string, { publicOrigin, siteOrigins }: Origins): string {
  const address = new URL(redirect);
  const isTemplate = address.origin === publicOrigin && address.pathname.startsWith("/templates/");
  if (!isTemplate || isOpenedOnPurpose(context, [publicOrigin, ...siteOrigins])) return redirect;
  address.searchParams.set(asking, "1");
  return address.href;
}
