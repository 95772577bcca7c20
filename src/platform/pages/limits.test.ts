import { describe, expect, it, vi } from "vitest";
import { locales } from "../../domain/locale.ts";
import { signInPage, signUpPage } from "./sign-in-pages.ts";

// Other limits than the usual ones: wherever an old number is left, it was written a second time.
vi.mock("../../domain/email.ts", async (original) => ({ ...(await original<object>()), longestEmail: 77 }));
vi.mock("../accounts/name-rules.ts", () => ({ longestName: 33 }));
vi.mock("../accounts/password-rules.ts", async (original) => ({
  ...(await original<object>()),
  passwordLength: { atLeast: 13, atMost: 99 },
}));
const { words } = await import("../words/words.ts");

describe("limits of what is typed", () => {
  it.each(locales)("are those of the rules, in the fields and in the words: %s", async (locale) => {
    const visit = {
      operator: { brand: "Marelle", siteOrigin: "http://localhost:4173" },
      locale,
      redirect: "http://localhost:4173/",
      isEmbedded: false,
    };
    const fieldOf = (page: string, name: string) => new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(page)?.[0];
    const signUp = String(await signUpPage(visit));
    for (const page of [signUp, String(await signInPage(visit))])
      expect(fieldOf(page, "email")).toContain('maxlength="77"');
    expect(fieldOf(signUp, "name")).toContain('maxlength="33"');
    expect(fieldOf(signUp, "password")).toContain('minlength="13"');

    const numbersIn = (text: string) => text.match(/\d+/g);
    const { signUp: hints, problems } = words[locale];
    expect(numbersIn(hints.passwordHint)).toEqual(["13"]);
    expect(numbersIn(problems.passwordTooShort)).toEqual(["13"]);
    expect(numbersIn(problems.passwordTooLong)).toEqual(["99"]);
    expect(numbersIn(problems.name)).toEqual(["33"]);
  });
});
