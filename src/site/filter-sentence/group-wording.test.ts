import { describe, expect, it } from "vitest";
import { loadLanguage } from "../navigation/load-language.ts";
import { groupWording } from "./group-wording.ts";

const { sentence } = (await loadLanguage("en", "home")).messages;

describe("a group size in the sentence (R9.3)", () => {
  it.each([
    ["14", "14 people"],
    ["6-10", "6 to 10 people"],
    ["21-", "21 people or more"],
  ])("is that of %s: “%s” (R9.3)", (range, words) => {
    expect(groupWording(range, sentence)).toBe(words);
  });
});
