import type { MiddlewareHandler } from "hono";
import { styleHash } from "../pages/style.ts";

/** Pages hold no scripts, and one style sheet; only the sign-in pages may be framed, by the configured sites. */
export function sendSecurityHeaders(siteOrigins: readonly string[], isHttps: boolean): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "img-src data:",
    // After a form, the browser is sent on to the site: Chromium holds that against this list too.
    `form-action 'self' ${siteOrigins.join(" ")}`,
    "base-uri 'none'",
  ].join("; ");
  return async (context, next) => {
    await next();
    const isSignIn = context.req.path === "/signin" || context.req.path === "/signup";
    const { headers } = context.res;
    headers.set("Content-Security-Policy", `${policy}; frame-ancestors ${isSignIn ? siteOrigins.join(" ") : "'none'"}`);
    headers.set("X-Content-Type-Options", "nosniff");
    // Whoever has opened a page of the platform could lead its tab to a copy of the form.
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    // Not less: browsers would leave out the origin of the platform's own forms.
    headers.set("Referrer-Policy", "same-origin");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (isHttps) headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
