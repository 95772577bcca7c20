import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const english = "inspirations/alpha/en.yaml";

describe("checkDrawnLetters", () => {
  it("reports letters that the fonts lack, in what is drawn", async () => {
    const content = new TestContent().set(english, "promise", "See ≥ 10 orders ✓ with Łukasz, ≥ 20 later");
    expect(await content.problems()).toEqual([
      content.problemAt(
        english,
        "promise:",
        "promise",
        "'≥', '✓', 'Ł', which pictures cannot show",
        "write it with the letters and signs of the seven languages",
      ),
    ]);
  });

  it("leaves alone what browsers write", async () => {
    const content = new TestContent().set(english, "alsoKnownAs", ["Łukasz’s delta Δ"]);
    expect(await content.problems()).toEqual([]);
  });
});
