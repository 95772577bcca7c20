import { describe, expect, it } from "vitest";
import { keepTogether } from "./keep-together.ts";

const nbsp = "\u00a0";

describe("keepTogether", () => {
  it("keeps a step's number with its word, in each language", () => {
    for (const word of ["Step", "étape", "Schritten", "paso", "passo", "passi", "stap", "Block"]) {
      expect(keepTogether(`Up to ${word} 6, no further.`)).toBe(`Up to ${word}${nbsp}6, no further.`);
    }
  });

  it("lets lines end before other numbers", () => {
    for (const text of ["Write 3 notes", "footsteps 4", "the step is 2 minutes"]) expect(keepTogether(text)).toBe(text);
  });

  it("keeps the short article of Dutch with its time of day, and no other ’s", () => {
    expect(keepTogether("elf uur ’s avonds, ‘’s nachts’")).toBe(`elf uur ’s${nbsp}avonds, ‘’s${nbsp}nachts’`);
    expect(keepTogether("the team’s notes")).toBe("the team’s notes");
  });
});
