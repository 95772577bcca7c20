import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { SecurityEventName } from "../security-log/security-event.ts";
import type { Services } from "../services.ts";
import { readClient } from "./client-address.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The address that a request tries to sign in with, or sends a mail to: a result of `parseEmail`. */
    triedEmail: string;
  }
}

const events: Partial<Record<number, SecurityEventName>> = { 403: "cross-site-refused", 429: "throttled" };

/** Tells the security log of all that was refused because of who asks, whichever route has refused it. */
export function tellRefusals({ securityLog, settings }: Pick<Services, "securityLog" | "settings">): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const event = events[context.res.status];
    if (!event) return;
    const client = readClient(context, settings.trustedProxies);
    securityLog.tell(event, { client, email: context.get("triedEmail"), route: matchedRoutes(context).at(-1)?.path });
  };
}
