import { describe, expect, it } from "vitest";
import { keepTogetherIn } from "./keep-together.ts";

const nbsp = "\u00a0";

describe("keepTogetherIn", () => {
  it.each([
    ["de", "Schritten"],
    ["de", "Block"],
    ["en", "Step"],
    ["es", "paso"],
    ["fr", "étape"],
    ["it", "passi"],
    ["nl", "stap"],
    ["pt", "passo"],
  ] as const)("keeps a step's number with its word, in %s: %s", (locale, word) => {
    expect(keepTogetherIn(locale)(`Up to ${word} 6, no further.`)).toBe(`Up to ${word}${nbsp}6, no further.`);
  });

  it("lets lines end before other numbers", () => {
    for (const text of ["Write 3 notes", "footsteps 4", "the step is 2 minutes"])
      expect(keepTogetherIn("en")(text)).toBe(text);
  });

  it("keeps the short article of Dutch with its time of day, and no other ’s", () => {
    expect(keepTogetherIn("nl")("elf uur ’s avonds, ‘’s nachts’")).toBe(`elf uur ’s${nbsp}avonds, ‘’s${nbsp}nachts’`);
    for (const text of ["the team’s notes", "‘’s avonds’"]) expect(keepTogetherIn("en")(text)).toBe(text);
  });
});
