import { dictionary } from "@zxcvbn-ts/language-common";

export const passwordLength = { atLeast: 8, atMost: 256 } as const;

const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((each) => each.length >= passwordLength.atLeast),
);

export type PasswordFlaw = "too-short" | "too-long" | "too-common";

/** Length and being common are all that counts: rules of composition make passwords harder to remember, not to guess. */
export function findPasswordFlaw(password: string): PasswordFlaw | undefined {
  const characters = [...password];
  if (characters.length < passwordLength.atLeast) return "too-short";
  if (characters.length > passwordLength.atMost) return "too-long";
  const isOneRepeated = new Set(characters).size === 1;
  return isOneRepeated || common.has(password.toLowerCase()) ? "too-common" : undefined;
}
