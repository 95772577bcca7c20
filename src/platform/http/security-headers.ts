import type { MiddlewareHandler } from "hono";

/** Pages hold no scripts, and styles that stand in them; only the sign-in pages may be framed, by the configured sites. */
export function sendSecurityHeaders(siteOrigins: readonly string[], isHttps: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const isSignIn = context.req.path === "/signin" || context.req.path === "/signup";
    const ancestors = isSignIn ? ["'self'", ...siteOrigins].join(" ") : "'none'";
    const { headers } = context.res;
    headers.set(
      "Content-Security-Policy",
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src 'self' data:",
        // After a form, the browser is sent on to the site: browsers hold that against this list too.
        `form-action 'self' ${siteOrigins.join(" ")}`,
        "base-uri 'none'",
        `frame-ancestors ${ancestors}`,
      ].join("; "),
    );
    headers.set("X-Content-Type-Options", "nosniff");
    // Not less: browsers would leave out the origin of the platform's own forms.
    headers.set("Referrer-Policy", "same-origin");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (isHttps) headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
