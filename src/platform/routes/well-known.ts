import { Hono } from "hono";

/** Password managers lead from here to where a password is changed (W3C, "A Well-Known URL for Changing Passwords"). */
export function wellKnownRoutes(): Hono {
  return new Hono().get("/.well-known/change-password", (context) => context.redirect("/account", 302));
}
