import fc from "fast-check";
import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { hasMarkup, isBare, plainText, readProse } from "./markdown.ts";

describe("isBare", () => {
  it.each(["Each writes three notes, in 5 minutes – alone.", "« Qui ? », dit-elle", "Uhr: 8:30 (pünktlich)!\n"])(
    "knows that %j needs no lexer",
    (text) => expect(isBare(text)).toBe(true),
  );

  it.each(["www.example.org", "See https://example.org", "1. One", "- one", "A\n\nB", "a & b", "*a*"])(
    "leaves %j to the lexer",
    (text) => expect(isBare(text)).toBe(false),
  );

  it("is never said of a text that the lexer changes", () => {
    const pieces = [
      "a",
      "É",
      "www.",
      "http",
      "ftp",
      ":",
      "//",
      ".",
      "x.org",
      " ",
      "  ",
      "1",
      ")",
      "-",
      "+",
      "*",
      "_",
      "`",
      "\n",
    ];
    const marks = ["[", "]", "(", "!", "<", ">", "&", "#", "|", "~", "=", "@", "\\", '"', "'", "«", "\u202f", "mailto"];
    const texts = fc.array(fc.constantFrom(...pieces, ...marks), { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(isBare(text));
        expect(marked.parse(text)).toBe(`<p>${text.replace(/\n$/, "")}</p>\n`);
      }),
      { numRuns: 500, examples: [["www.x.org"], ["a  \n"], ["aftp://x.org"]] },
    );
  });
});

describe("plainText", () => {
  it("keeps what a reader sees", () => {
    expect(plainText("One **two** *three*, [four](inspiration:swot).\n\n- five\n- six")).toBe(
      "One two three, four.\n\nfive\nsix",
    );
  });
});

describe("readProse", () => {
  it("accepts paragraphs, lists, strong, emphasis and links", () => {
    const { foreignConstructs, targets } = readProse(
      "A **b** *c* [d](https://example.org/x).\n\n1. e\n2. f\n\n- g\n  h",
    );
    expect({ foreignConstructs, targets }).toEqual({ foreignConstructs: [], targets: ["https://example.org/x"] });
  });

  it("names what prose does not have", () => {
    const prose = "# A\n\n> b\n\n`c` ![d](https://example.org/d.png) <b>e</b> ~~f~~\n\n---\n\n| g |\n|---|\n| h |";
    expect(readProse(prose).foreignConstructs).toEqual([
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
