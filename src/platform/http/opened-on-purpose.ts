import type { Context } from "hono";

/**
 * Whether somebody opens the page because they want to: from a page of these origins, or from an address that was typed, kept or
 * mailed. Any other page can lead here as often as it likes, and the visitor's cookies go along. What is fetched ahead, or stands
 * in another page as a picture, is not opened at all.
 */
export function isOpenedOnPurpose({ req }: Context, origins: readonly string[]): boolean {
  const destination = req.header("Sec-Fetch-Dest") ?? "document";
  if (req.method !== "GET" || destination !== "document" || req.header("Sec-Purpose") !== undefined) return false;
  const site = req.header("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return true;
  // Where it says of others nothing but that they are others, or nothing at all: a page can leave its address out, but not make one up.
  const referrer = req.header("Referer") ?? "";
  return URL.canParse(referrer) && origins.includes(new URL(referrer).origin);
}
