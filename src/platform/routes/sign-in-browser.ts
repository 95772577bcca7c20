import type { Context } from "hono";
import type { Account } from "../accounts/accounts.ts";
import { browserKnownForMs } from "../accounts/known-browsers.ts";
import { makeToken } from "../accounts/token.ts";
import type { Services } from "../services.ts";

/**
 * Signs a browser in, and sets cookies, so that no step that can fail may follow. Says whether it has: not where the account has got
 * another password since it was found.
 */
export async function signInBrowser(
  context: Context,
  account: Account,
  { cookies, signIns, knownBrowsers, settings, now }: Services,
): Promise<boolean> {
  const [browserToken = makeToken()] = cookies.read(context, "browser");
  const token = await signIns.start(account, cookies.read(context, "sign-in"), now());
  if (!token) return false;
  await knownBrowsers.remember(browserToken, account.id, now());
  cookies.write(context, "sign-in", token, settings.signInAbsoluteMs);
  cookies.write(context, "browser", browserToken, browserKnownForMs);
  return true;
}

export function findSignedIn(context: Context, { signIns, cookies, now }: Services): Promise<Account | undefined> {
  return signIns.find(cookies.read(context, "sign-in"), now());
}
