import type { Context } from "hono";
import { parseUrl } from "./parse-url.ts";

/**
 * Whether a visitor opens the page on purpose: from a page of these origins, or from an address that was typed, bookmarked or
 * mailed. Any other page can lead the visitor here, and the browser then sends the visitor's cookies. A page that is prefetched, or
 * loaded as a picture of another page, is not opened at all.
 */
export function isOpenedOnPurpose({ req }: Context, origins: readonly string[]): boolean {
  const destination = req.header("Sec-Fetch-Dest") ?? "document";
  if (req.method !== "GET" || destination !== "document" || req.header("Sec-Purpose") !== undefined) return false;
  const site = req.header("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return true;
  // A page of another site can leave out its address, but it cannot send an invented one.
  const referrer = parseUrl(req.header("Referer") ?? "");
  return referrer !== undefined && origins.includes(referrer.origin);
}
