import { Hono } from "hono";
import type { User } from "../../domain/user.ts";
import { allowSites } from "../http/call-rules.ts";
import { readClient } from "../http/client-address.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";
import { findSignedIn } from "./sign-in-browser.ts";

/** Tells the site who is signed in: docs/contracts/account-call.md. */
export function accountCall(services: Services): Hono {
  const { settings, callLimit } = services;
  const routes = new Hono();
  routes.use("/auth/me", allowSites({ siteOrigins: settings.siteOrigins, methods: ["GET"], isWithCredentials: true }));
  routes.get("/auth/me", async (context) => {
    const wait = await callLimit.count(readClient(context, settings.trustedProxies));
    if (wait) return refuse(context, 429, "too-many", wait);
    const account = await findSignedIn(context, services);
    // Browsers put each refusal on the console, and most who ask are nobody.
    if (!account) return context.body(null, 204);
    const user: User = {
      id: account.id,
      email: account.email,
      emailVerified: account.provenAt !== null,
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
