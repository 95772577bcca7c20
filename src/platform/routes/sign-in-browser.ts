import type { Context } from "hono";
import type { Account } from "../accounts/accounts.ts";
import { browserKnownForMs } from "../accounts/known-browsers.ts";
import { makeToken } from "../accounts/token.ts";
import type { Services } from "../services.ts";

/** Signs a browser in. Sets cookies, so that no step that can fail may follow. */
export async function signInBrowser(
  context: Context,
  account: Account,
  { cookies, signIns, knownBrowsers, settings, now }: Services,
): Promise<void> {
  const [browserToken = makeToken()] = cookies.read(context, "browser");
  await knownBrowsers.remember(browserToken, account.id, now());
  const token = await signIns.start(account.id, cookies.read(context, "sign-in"), now());
  cookies.write(context, "sign-in", token, settings.signInAbsoluteMs);
  cookies.write(context, "browser", browserToken, browserKnownForMs);
}

export function findSignedIn(context: Context, { signIns, cookies, now }: Services): Promise<Account | undefined> {
  return signIns.find(cookies.read(context, "sign-in"), now());
}
