import { describe, expect, it } from "vitest";
import { splitSentence } from "./split-sentence.ts";

describe("the filter sentence", () => {
  it("has its slots where the language puts them", () => {
    expect(splitSentence(({ type, goal, group }) => `I want ${type} with ${goal} for ${group}`)).toEqual([
      { text: "I want " },
      { slot: "type" },
      { text: " with " },
      { slot: "goal" },
      { text: " for " },
      { slot: "group" },
    ]);
    expect(splitSentence(({ type, goal, group }) => `${group}: ${goal}, ${type}.`)).toEqual([
      { slot: "group" },
      { text: ": " },
      { slot: "goal" },
      { text: ", " },
      { slot: "type" },
      { text: "." },
    ]);
  });
});
