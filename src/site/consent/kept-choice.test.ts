import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choiceKey, forgetStrangeChoice } from "./kept-choice.ts";

/** A choice in the form that the package writes. */
const whole = {
  categories: ["analytics"],
  revision: 0,
  data: null,
  consentTimestamp: "2026-11-26T12:00:00.000Z",
  consentId: "0b1c",
  services: { analytics: [] },
  languageCode: "en",
  lastConsentTimestamp: "2026-11-26T12:00:00.000Z",
  expirationTime: 1_795_000_000_000,
};

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function isKept(choice: string): boolean {
  stored.set(choiceKey, choice);
  forgetStrangeChoice();
  return stored.has(choiceKey);
}

describe("a choice that is kept (R7.6)", () => {
  it.each([[["analytics"]], [[]]])("stays as it was written, with the categories %j", (categories) => {
    expect(isKept(JSON.stringify({ ...whole, categories }))).toBe(true);
  });

  it.each([
    { categories: "analytics" },
    { ...whole, categories: "analytics" },
    { ...whole, categories: [5] },
    { ...whole, consentTimestamp: "once" },
    { ...whole, lastConsentTimestamp: "lately" },
    { ...whole, expirationTime: "never" },
    { ...whole, services: "analytics" },
    { ...whole, services: { analytics: 5 } },
    null,
    5,
    [],
  ])("counts as none where nobody could have made it: %j", (strange) => {
    expect(isKept(JSON.stringify(strange))).toBe(false);
  });

  it("counts as none where it is no JSON", () => expect(isKept("yes")).toBe(false));

  it("is nobody's business where nothing can be read", () => {
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
    expect(forgetStrangeChoice).not.toThrow();
  });
});
