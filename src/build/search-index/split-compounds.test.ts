import { describe, expect, it } from "vitest";
import { languages } from "../../languages/languages.ts";
import { createCompoundSplitter } from "./split-compounds.ts";

const texts = [
  "Eine Abfrage zum Punkt.",
  "Stimmung, Barometer und Woche;",
  "Besprechung mit dem Team",
  "Tag der Ordnung",
];

describe("createCompoundSplitter", () => {
  it.each([
    ["punktabfrage", "abfrage"],
    ["stimmungsbarometer", "barometer"],
    ["wochenbesprechung", "besprechung"],
    ["teambesprechung", "besprechung"],
    ["barometer", undefined],
    ["abfrageliste", undefined],
    ["punkt", undefined],
    ["tagesordnung", undefined],
  ])("tells the last part of %s: %s", (word, last) => {
    expect(createCompoundSplitter(texts, languages.de.compoundJoints)(word)).toBe(last);
  });

  it("leaves alone the languages that write compounds as several words", () => {
    expect(createCompoundSplitter(["sail boat"], languages.en.compoundJoints)("sailboat")).toBeUndefined();
  });
});
