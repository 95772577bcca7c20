/** As browsers check `<input type="email">`: the HTML standard gives this expression. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest that mail can be sent to. */
export const longestEmail = 254;

/** An address in lower case, or nothing where it is none. */
export function parseEmail(text: string): string | undefined {
  // As browsers strip what is typed. `trim` would strip what they refuse, such as a space that does not break.
  const email = text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "");
  return email.length <= longestEmail && pattern.test(email) ? email.toLowerCase() : undefined;
}
