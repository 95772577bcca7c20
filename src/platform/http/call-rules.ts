import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** Lets the configured sites read what is answered to them. Every answer depends on who asks, so caches must know. */
export function allowSites(siteOrigins: readonly string[], isWithCredentials: boolean): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => (siteOrigins.includes(origin) ? origin : null),
    credentials: isWithCredentials,
    allowMethods: ["GET", "POST"],
    allowHeaders: ["Content-Type"],
    maxAge: 600,
  });
  return async (context, next) => {
    const answer = await allow(context, next);
    const response = answer ?? context.res;
    if (!response.headers.get("Vary")?.includes("Origin")) response.headers.append("Vary", "Origin");
    return answer;
  };
}
