import type { MiddlewareHandler } from "hono";

interface CallRules {
  siteOrigins: readonly string[];
  methods: readonly ("GET" | "POST" | "PUT" | "DELETE")[];
  /** The caller may send and receive cookies. */
  isWithCredentials: boolean;
}

const preflightSeconds = 600;

/**
 * Lets the configured sites read the answers, refusals and failures included. No other origin is named in an answer. Answers
 * depend on the origin of the request, which `Vary` tells caches.
 */
export function allowSites({ siteOrigins, methods, isWithCredentials }: CallRules): MiddlewareHandler {
  return async (context, next) => {
    const isPreflight = context.req.method === "OPTIONS";
    if (isPreflight) context.res = new Response(null, { status: 204 });
    else await next();
    const { headers } = context.res;
    headers.append("Vary", "Origin");
    const origin = context.req.header("Origin");
    if (origin === undefined || !siteOrigins.includes(origin)) return;
    headers.set("Access-Control-Allow-Origin", origin);
    if (isWithCredentials) headers.set("Access-Control-Allow-Credentials", "true");
    // The only header in the contracts that pages of another origin cannot read by default.
    if (!isPreflight) {
      headers.set("Access-Control-Expose-Headers", "Retry-After");
      return;
    }
    headers.set("Access-Control-Allow-Methods", methods.join(", "));
    headers.set("Access-Control-Allow-Headers", "Content-Type");
    headers.set("Access-Control-Max-Age", String(preflightSeconds));
  };
}
