import { describe, expect, it } from "vitest";
import { hasMarkup, inspectProse, plainText } from "./markdown.ts";

describe("plainText", () => {
  it("keeps what a reader sees", () => {
    expect(plainText("One **two** *three*, [four](inspiration:swot).\n\n- five\n- six")).toBe(
      "One two three, four.\n\nfive\nsix",
    );
  });
});

describe("inspectProse", () => {
  it("accepts paragraphs, lists, strong, emphasis and links", () => {
    const { foreignConstructs, targets } = inspectProse(
      "A **b** *c* [d](https://example.org/x).\n\n1. e\n2. f\n\n- g\n  h",
    );
    expect({ foreignConstructs, targets }).toEqual({ foreignConstructs: [], targets: ["https://example.org/x"] });
  });

  it("names what prose does not have", () => {
    const prose = "# A\n\n> b\n\n`c` ![d](https://example.org/d.png) <b>e</b> ~~f~~\n\n---\n\n| g |\n|---|\n| h |";
    expect(inspectProse(prose).foreignConstructs).toEqual([
      "a heading",
      "a quotation block",
      "code",
      "an image",
      "HTML",
      "struck-out text",
      "a rule",
      "a table",
    ]);
  });
});

describe("hasMarkup", () => {
  it.each([
    "5 * 3 = 15",
    "Because inside ___, we will …",
    "AT&T, R&D",
    "Fewer than 5 (<5)",
    "1. The first",
    "snake_case_word",
  ])("lets %j pass", (line) => {
    expect(hasMarkup(line)).toBe(false);
  });

  it.each(["A **strong** word", "*Emphasis*", "[Link](inspiration:swot)", "`code`"])("notices %j", (line) => {
    expect(hasMarkup(line)).toBe(true);
  });
});
