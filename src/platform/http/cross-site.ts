import type { MiddlewareHandler } from "hono";
import { refuse } from "./refuse.ts";

/**
 * Lets only the platform's own pages post its forms. `Sec-Fetch-Site` decides, and `Origin` in browsers that do not send it.
 * Without either it is no browser, and holds nobody's cookie but its own.
 */
export function refuseCrossSite(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const site = context.req.header("Sec-Fetch-Site");
    const origin = context.req.header("Origin");
    const isOwn = site === undefined ? origin === undefined || origin === publicOrigin : site === "same-origin";
    return isOwn ? next() : refuse(context, 403, "cross-site");
  };
}

/** Lets the configured sites call what is made for them, and programs that are no browsers. */
export function refuseForeignOrigin(siteOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    return origin === undefined || siteOrigins.includes(origin) ? next() : refuse(context, 403, "cross-site");
  };
}

/** Forms are posted as forms, data as data: a page elsewhere can only send what a form can. */
export function requireContentType(type: string): MiddlewareHandler {
  return async (context, next) => {
    const found = context.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    return found === type ? next() : refuse(context, 415, "content-type");
  };
}
