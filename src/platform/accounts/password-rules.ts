import { dictionary } from "@zxcvbn-ts/language-common";

export const passwordLength = { atLeast: 8, atMost: 256 } as const;

const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((each) => each.length >= passwordLength.atLeast),
);

export type PasswordFlaw = "too-short" | "too-long" | "too-common" | "own";

/** The public facts about a person who signs up. */
interface Person {
  email: string;
  name: string;
}

/**
 * Refuses passwords that are too short or too common, or that are the person's own address or name. Rules about kinds of
 * characters are left out, because they make passwords harder to remember and not harder to guess.
 */
export function findPasswordFlaw(password: string, { email, name }: Person): PasswordFlaw | undefined {
  const characters = [...password];
  if (characters.length < passwordLength.atLeast) return "too-short";
  if (characters.length > passwordLength.atMost) return "too-long";
  const isOneRepeated = new Set(characters).size === 1;
  const lower = password.toLowerCase();
  if (isOneRepeated || common.has(lower)) return "too-common";
  const own = [email, email.replace(/@.*/, ""), name];
  return own.some((text) => text.toLowerCase() === lower) ? "own" : undefined;
}
