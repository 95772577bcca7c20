import type { Context } from "hono";
import type { Account } from "../accounts/accounts.ts";
import { readClient } from "../http/client-address.ts";
import type { SecurityEventName } from "../security-log/security-event.ts";
import type { Services } from "../services.ts";

/** Tells the security log of something that somebody has done with an account. */
export function tellOf(
  context: Context,
  event: SecurityEventName,
  { id, email }: Account,
  { securityLog, settings }: Services,
): void {
  securityLog.tell(event, { client: readClient(context, settings.trustedProxies), accountId: id, email });
}
