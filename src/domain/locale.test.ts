import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLocale, locales, matchBrowserLanguage } from "./locale.ts";

describe("matchBrowserLanguage", () => {
  it.each([
    ["fr", "fr"],
    ["fr-CA", "fr"],
    ["de-AT", "de"],
    ["pt-BR", "pt"],
    ["en-US", "en"],
    ["nl-BE", "nl"],
  ])("finds %s to be %s (R4.5)", (browserLanguage, locale) => {
    expect(matchBrowserLanguage(browserLanguage)).toBe(locale);
  });

  it.each(["ja", "zh-Hant-TW", "sv-SE", "", "FR"])("finds nothing in %j (R4.5)", (browserLanguage) => {
    expect(matchBrowserLanguage(browserLanguage)).toBeUndefined();
  });

  it("is the first supported code that the string contains, in the order of the list (R4.5, R5.2)", () => {
    // Contained anywhere: that is the rule, also where it finds a region or a piece of a word.
    const piece = fc.oneof(fc.constantFrom(...locales, "-", "ja", "CA"), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const browserLanguage = pieces.join("");
        const match = matchBrowserLanguage(browserLanguage);
        const contained = locales.filter((locale) => browserLanguage.indexOf(locale) >= 0);
        expect(match).toBe(contained[0]);
      }),
    );
  });
});

describe("isLocale", () => {
  it("knows the seven languages and nothing else (R1.2, R3.3)", () => {
    expect(locales.every(isLocale)).toBe(true);
    expect(locales).toHaveLength(7);
    for (const other of ["EN", "ja", "", null, undefined, 0]) expect(isLocale(other)).toBe(false);
  });
});
