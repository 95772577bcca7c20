import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choiceKey, forgetChoice, keptChoice } from "./kept-choice.ts";

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
  expirationTime: Date.now() + 1_000_000,
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

/** The choice as it is read, and whether it is still stored afterwards. */
function read(choice: string): { chosen: boolean | undefined; isLeft: boolean } {
  stored.set(choiceKey, choice);
  const chosen = keptChoice();
  return { chosen, isLeft: stored.has(choiceKey) };
}

describe("a choice that is kept (R7.6)", () => {
  it.each([
    [["analytics"], true],
    [[], false],
  ])("counts as it was written: %j is %o", (categories, chosen) => {
    expect(read(JSON.stringify({ ...whole, categories }))).toEqual({ chosen, isLeft: true });
  });

  it.each([
    { categories: "analytics" },
    { ...whole, categories: "analytics" },
    { ...whole, categories: [5] },
    { ...whole, consentId: undefined },
    { ...whole, consentTimestamp: "once" },
    { ...whole, lastConsentTimestamp: "lately" },
    { ...whole, expirationTime: "never" },
    { ...whole, expirationTime: Date.now() - 1 },
    { ...whole, services: "analytics" },
    { ...whole, services: { analytics: 5 } },
    null,
    5,
    [],
  ])("counts as none, and goes, where it has run out or nobody could have made it: %j", (strange) => {
    expect(read(JSON.stringify(strange))).toEqual({ chosen: undefined, isLeft: false });
  });

  it("counts as none where it is no JSON", () => expect(read("yes")).toEqual({ chosen: undefined, isLeft: false }));

  it("is none where nobody has chosen, and where nothing can be read or removed", () => {
    expect(keptChoice()).toBeUndefined();
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, removeItem: refuse });
    expect(keptChoice()).toBeUndefined();
    expect(forgetChoice).not.toThrow();
  });
});
