import type { Context } from "hono";
import type { Account } from "../accounts/accounts.ts";
import type { Wait } from "../accounts/throttle.ts";
import { readClient } from "../http/client-address.ts";
import type { Services } from "../services.ts";
import { tellOf } from "./tell-of.ts";

/**
 * Checks the password of an account that is known, and counts this like an attempt to sign in: a browser that somebody has left signed in
 * is no way to guess it.
 */
export async function checkPassword(
  context: Context,
  account: Account,
  password: string,
  services: Services,
): Promise<"right" | "wrong" | Wait> {
  const { settings, cookies, knownBrowsers, throttle, accounts } = services;
  const { email } = account;
  context.set("triedEmail", email);
  const [browser] = cookies.read(context, "browser");
  const admission = await throttle.countAttempt({
    client: readClient(context, settings.trustedProxies),
    email,
    browser: browser ? { token: browser, findAccounts: () => knownBrowsers.findAccounts(browser, email) } : undefined,
  });
  if ("retryAfterSeconds" in admission) return admission;
  const isRight = await accounts.has(account, password);
  const wait = await admission.confirm(isRight ? account.id : undefined);
  if (wait) return wait;
  if (!isRight) {
    tellOf(context, "sign-in-failed", account, services);
    return "wrong";
  }
  await admission.excuse();
  return "right";
}
