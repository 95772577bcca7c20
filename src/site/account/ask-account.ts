import type { User } from "../../domain/user.ts";
import { config } from "../config.ts";
import { HttpError, send } from "../http/send.ts";
import { parseUser } from "./parse-user.ts";

export const accountCallTimeoutMs = 10_000;

/** `unknown`: the platform has not said, so nobody could sign in either. */
export type Account =
  | { state: "signed-up"; user: User }
  | { state: "anonymous"; isSignedIn: boolean }
  | { state: "unknown" };

const nobody: Account = { state: "anonymous", isSignedIn: false };

/** Asks the platform who is signed in (R7.1). A failure is logged and told from nobody being signed in (R8.1). */
export async function askAccount(): Promise<Account> {
  try {
    const { text } = await send(`${config.apiUrl}/auth/me`, {
      credentials: "include",
      timeoutMs: accountCallTimeoutMs,
    });
    if (!text) return nobody;
    const user = parseUser(JSON.parse(text), [config.appUrl, config.apiUrl]);
    if (!user) throw new Error("The answer is not a user");
    // A visitor who has not finished signing up is anonymous for the site (R6.2).
    return user.hasSignedUp ? { state: "signed-up", user } : { state: "anonymous", isSignedIn: true };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return nobody;
    console.error("Auth error", error);
    return { state: "unknown" };
  }
}
