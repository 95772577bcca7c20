import type { MiddlewareHandler } from "hono";
import type { Settings } from "../environment.ts";
import { styleHash } from "../pages/style.ts";

/** The pages that the frame of the site shows. */
const framedPaths = ["/signin", "/signup", "/signin/forgotten"];

/** Pages have no scripts, one style sheet and two fonts of their own, and pictures of the site. Only the configured sites may frame the sign-in pages, and nobody other pages. */
export function sendSecurityHeaders(
  { siteOrigin, siteOrigins }: { siteOrigin: string; siteOrigins: readonly string[] },
  { publicOrigin, isCookieCrossSite }: Pick<Settings, "publicOrigin" | "isCookieCrossSite">,
): MiddlewareHandler {
  const isHttps = publicOrigin.startsWith("https:");
  const policy = [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "font-src 'self'",
    // The pictures of templates, and the icon of the tab.
    `img-src ${siteOrigin}`,
    // Chromium also checks the redirect to the site, which follows a form, against this list.
    `form-action 'self' ${siteOrigins.join(" ")}`,
    "base-uri 'none'",
  ].join("; ");
  return async (context, next) => {
    await next();
    const isSignIn = framedPaths.includes(context.req.path);
    const { headers } = context.res;
    // The outbox shows mails, whose styles stand in their elements.
    if (!headers.has("Content-Security-Policy"))
      headers.set(
        "Content-Security-Policy",
        `${policy}; frame-ancestors ${isSignIn ? siteOrigins.join(" ") : "'none'"}`,
      );
    headers.set("X-Content-Type-Options", "nosniff");
    // Another site that has opened a page of the platform could otherwise lead its tab to a copy of the form.
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    // With a stricter policy, browsers would not send `Origin` with the platform's own forms.
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "same-origin");
    // The site asks for the sign-in pages without being able to read them, to know whether the platform can be reached.
    if (!headers.has("Cross-Origin-Resource-Policy"))
      headers.set("Cross-Origin-Resource-Policy", isCookieCrossSite ? "cross-origin" : "same-site");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (isHttps) headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
