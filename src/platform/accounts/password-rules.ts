import { dictionary } from "@zxcvbn-ts/language-common";

export const passwordLength = { atLeast: 8, atMost: 256 } as const;

const commonPasswords = 3_000;

/** The most common of those that are long enough. */
const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((each) => each.length >= passwordLength.atLeast).slice(0, commonPasswords),
);

export type PasswordFlaw = "too-short" | "too-long" | "too-common";

/** Length and being common are all that counts: rules of composition make passwords harder to remember, not to guess. */
export function findPasswordFlaw(password: string): PasswordFlaw | undefined {
  const { length } = [...password];
  if (length < passwordLength.atLeast) return "too-short";
  if (length > passwordLength.atMost) return "too-long";
  return common.has(password.toLowerCase()) ? "too-common" : undefined;
}
