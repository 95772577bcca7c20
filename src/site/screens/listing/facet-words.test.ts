import { describe, expect, it } from "vitest";
import { loadLanguage } from "../../navigation/load-language.ts";
import { nameValue, rangeText } from "./facet-words.ts";

const { messages } = await loadLanguage("en", "listing");

describe("the name of a range (R9.3)", () => {
  it.each([
    ["people", "14", "14 people"],
    ["people", "6-10", "6 to 10 people"],
    ["people", "21-", "21 people or more"],
    ["minutes", "1-10", "Up to 10 min"],
    ["minutes", "11-30", "11 to 30 min"],
    ["minutes", "60-", "60 min or more"],
    ["minutes", "25", "25 min"],
  ] as const)("is that of %s: %s is “%s” (R9.3)", (facet, range, name) => {
    expect(rangeText(facet, range, messages)).toBe(name);
  });
});

describe("the name of a value", () => {
  it("is that of the listing, or the range in words", () => {
    const offered = [{ id: "goal" as const, values: [{ id: "meet", name: "Meet", count: 1 }] }];
    expect(nameValue("goal", "meet", offered, messages)).toBe("Meet");
    expect(nameValue("people", "14", offered, messages)).toBe("14 people");
  });
});
