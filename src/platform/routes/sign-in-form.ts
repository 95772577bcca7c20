import { parseEmail } from "../../domain/email.ts";
import type { Credentials } from "../accounts/accounts.ts";
import { longestName } from "../accounts/name-rules.ts";
import { findPasswordFlaw, passwordLength } from "../accounts/password-rules.ts";
import type { Problem } from "../pages/fields.ts";
import type { Wording } from "../words/wording.ts";

export type Kind = "signin" | "signup";

export interface Form {
  email: string;
  name: string;
  password: string;
}

const showsSomething = (word: string) => /\P{Default_Ignorable_Code_Point}/u.test(word);

/** Reads the fields. Superfluous spaces and invisible words of the name are removed, because the first name stands alone in a greeting. */
export function readForm(body: string): Form {
  const fields = new URLSearchParams(body);
  const field = (name: string) => fields.get(name) ?? "";
  const name = field("name").split(/\s+/).filter(showsSomething).join(" ");
  return { email: field("email"), name, password: readPassword(fields) };
}

export interface CheckedForm {
  credentials: Credentials;
  name: string;
}

/** Returns the checked fields, or the first problem and its field. */
export function checkForm(
  kind: Kind,
  { email: typed, name, password }: Form,
  problems: Wording["problems"],
): CheckedForm | { problem: Problem } {
  const email = parseEmail(typed);
  if (kind === "signup" && (name === "" || name.length > longestName || /\p{Cc}/u.test(name)))
    return { problem: { text: problems.name, field: "name" } };
  if (!email) return { problem: { text: problems.email, field: "email" } };
  const problem =
    kind === "signup"
      ? checkNewPassword(password, { email, name }, problems)
      : isTooLongToHash(password) && problems.passwordTooLong;
  if (problem) return { problem: { text: problem, field: "password" } };
  return { credentials: { email, password }, name };
}

/** Says what is wrong with a password that somebody chooses. */
export function checkNewPassword(
  password: string,
  person: { email: string; name: string },
  problems: Wording["problems"],
): string | undefined {
  const flaw = findPasswordFlaw(password, person);
  const texts = {
    "too-short": problems.passwordTooShort,
    "too-long": problems.passwordTooLong,
    "too-common": problems.passwordTooCommon,
    own: problems.passwordIsOwn,
  };
  return flaw && texts[flaw];
}

/** No password that was chosen here has so many characters. */
export function isTooLongToHash(password: string): boolean {
  return password.length > 4 * passwordLength.atMost;
}

/** Keyboards type the same letter as one character or as two. */
export function readPassword(fields: URLSearchParams, name = "password"): string {
  return (fields.get(name) ?? "").normalize("NFC");
}
