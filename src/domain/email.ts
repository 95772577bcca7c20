/** As browsers check `<input type="email">`: the HTML standard gives this expression. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * What is typed with spaces around it, as browsers strip it: `trim` would strip what they refuse, such as a space that does not break.
 * It goes through any text once.
 */
const spaced = /^[\t\n\f\r ]*([^\t\n\f\r ]*)[\t\n\f\r ]*$/;

/** The longest that mail can be sent to. */
export const longestEmail = 254;

/** The address in lower case, or undefined if it is none. */
export function parseEmail(text: string): string | undefined {
  const [, email = ""] = spaced.exec(text) ?? [];
  return email.length <= longestEmail && pattern.test(email) ? email.toLowerCase() : undefined;
}
