import type { MiddlewareHandler } from "hono";
import { refuse } from "./refuse.ts";

/**
 * Lets only the platform's own pages post its forms. `Sec-Fetch-Site` decides, or `Origin` in browsers without it. A request with
 * neither does not come from a browser, so it carries no cookie of a visitor.
 */
export function refuseCrossSite(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const site = context.req.header("Sec-Fetch-Site");
    const origin = context.req.header("Origin");
    const isOwn = site === undefined ? origin === undefined || origin === publicOrigin : site === "same-origin";
    return isOwn ? next() : refuse(context, 403, "cross-site");
  };
}

/** Lets in the configured sites, and programs other than browsers. */
export function refuseForeignOrigin(siteOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    return origin === undefined || siteOrigins.includes(origin) ? next() : refuse(context, 403, "cross-site");
  };
}

/** Requires that a page sends the request, which `refuseForeignOrigin` has let in. */
export const requireOrigin: MiddlewareHandler = async (context, next) =>
  context.req.header("Origin") === undefined ? refuse(context, 403, "cross-site") : next();

/** Requires the content type, because a page of another site can send only the content types of forms. */
export function requireContentType(type: string): MiddlewareHandler {
  return async (context, next) => {
    const found = context.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    return found === type ? next() : refuse(context, 415, "content-type");
  };
}
