import { expect, it } from "vitest";
import { consentLocaleOf, consentQuestion, needsConsent } from "./consent.ts";
import { locales } from "./locale.ts";

const words = { title: "T", intro: "I", analytics: "A", tagManager: "M", outro: "O", accept: "Y", decline: "N" };
const nothing = { ingestUrl: null, tagManagerId: null };

it("the question of consent is in French for French, and in English for all others (R4.6)", () => {
  for (const locale of locales) expect(consentLocaleOf(locale)).toBe(locale === "fr" ? "fr" : "en");
});

it("nobody is asked where nothing needs consent", () => {
  expect(needsConsent(nothing)).toBe(false);
  expect(needsConsent({ ...nothing, ingestUrl: "https://api.example/ingest" })).toBe(true);
  expect(needsConsent({ ...nothing, tagManagerId: "GTM-ABC" })).toBe(true);
});

it("the question names what the site does, and nothing else", () => {
  expect(consentQuestion(words, { ...nothing, ingestUrl: "https://api.example/ingest" })).toBe("I A O");
  expect(consentQuestion(words, { ...nothing, tagManagerId: "GTM-ABC" })).toBe("I M O");
  expect(consentQuestion(words, { ingestUrl: "https://api.example/ingest", tagManagerId: "GTM-ABC" })).toBe("I A M O");
});
