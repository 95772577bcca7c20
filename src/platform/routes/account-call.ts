import { Hono } from "hono";
import type { User } from "../../domain/user.ts";
import { allowSites } from "../http/call-rules.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";

/** Tells the site who is signed in: docs/contracts/account-call.md. */
export function accountCall({ settings, signIns, cookies, now }: Services): Hono {
  const routes = new Hono();
  routes.use("/auth/me", allowSites({ siteOrigins: settings.siteOrigins, method: "GET", isWithCredentials: true }));
  routes.get("/auth/me", async (context) => {
    const account = await signIns.find(cookies.read(context, "sign-in"), now());
    if (!account) return refuse(context, 401, "not-signed-in");
    const user: User = {
      id: account.id,
      email: account.email,
      displayName: account.displayName,
      firstName: account.firstName,
      photo: null,
      // On this platform, signing up is a single step.
      hasSignedUp: true,
    };
    return context.json(user);
  });
  return routes;
}
