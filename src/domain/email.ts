import { plainTyped } from "./typed-text.ts";

/** The expression that the HTML standard gives for `<input type="email">`. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The greatest length of an address that mail can be sent to. */
export const longestEmail = 254;

/** The address in lower case, or undefined if it is none. */
export function parseEmail(text: string): string | undefined {
  const email = plainTyped(text);
  return email.length <= longestEmail && pattern.test(email) ? email.toLowerCase() : undefined;
}
