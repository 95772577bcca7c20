import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { argumentsOf, parseMessage } from "../../compiler/messages.ts";
import { createProseRenderer } from "../pages/render-prose.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { pseudoCatalogue, pseudoMessage, pseudoMessages, pseudoText } from "./pseudo-locale.ts";

describe("pseudoText", () => {
  it("puts accents on letters, doubles vowels, and stands in brackets", () => {
    expect(pseudoText("Use this Canvas")).toBe("⟦Ûûséé thîîs Çååñvåås⟧");
  });

  it("makes a sentence longer by about a third", () => {
    const sentence = "Ready-made activities and whole sessions for people who run meetings.";
    const ratio = pseudoText(sentence).length / sentence.length;
    expect(ratio).toBeGreaterThan(1.25);
    expect(ratio).toBeLessThan(1.5);
  });

  it("leaves alone what has no letters", () => {
    for (const text of ["", "4–12", "+", " · "]) expect(pseudoText(text)).toBe(text);
  });

  it("keeps Markdown: emphasis, lists, link targets and addresses", () => {
    expect(pseudoText("One **two** [three](inspiration:swot), https://example.org/a")).toBe(
      "⟦Øøñéé **twøø** [thréééé](inspiration:swot), https://example.org/a⟧",
    );
    const html = createProseRenderer((link) => link)(pseudoText("- *a*\n- b [c](https://example.org)\n\n1. d"));
    expect(html).toBe(
      '<ul><li>⟦<em>åå</em>⟧</li><li>⟦b <a href="https://example.org" target="_blank" rel="noopener" aria-describedby="new-tab">ç</a>⟧</li></ul><ol><li>⟦d⟧</li></ol>',
    );
  });
});

describe("pseudoMessage", () => {
  it("keeps arguments, plural cases and number signs", () => {
    expect(pseudoMessage("{count, plural, =0 {nobody} one {# person} other {# people}} of {total}", "en")).toBe(
      "⟦{count, plural, =0 {ñøøbøødýý} one {# péérsøøñ} other {# pééøøpléé}} øøf {total}⟧",
    );
    expect(pseudoMessage("{place, select, home {at home} other {out}}", "en")).toBe(
      "⟦{place, select, home {ååt høøméé} other {øøûût}}⟧",
    );
  });

  it("leaves alone a message that only arranges its arguments", () => {
    expect(pseudoMessage("{from}–{to}", "en")).toBe("{from}–{to}");
  });

  it("can be read again with the same arguments, whatever stands in the text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const message = `${text.replace(/['{}]/g, "''")}{count, plural, one {a '#' '{'} other {it''s #}}{name}`;
        const pseudo = parseMessage(pseudoMessage(message, "en"), "en");
        expect("tokens" in pseudo && argumentsOf(pseudo.tokens)).toEqual(["count", "name"]);
      }),
    );
  });
});

describe("pseudoMessages", () => {
  it("changes every message of every language, however deep it stands", () => {
    const messages = { a: { b: "Home" } };
    const all = { de: messages, en: messages, es: messages, fr: messages, it: messages, nl: messages, pt: messages };
    expect(pseudoMessages(all).pt).toEqual({ a: { b: "⟦Høøméé⟧" } });
  });
});

describe("pseudoCatalogue", () => {
  const catalogue = makeCatalogue();
  const pseudo = pseudoCatalogue(catalogue);

  it("changes words and leaves facts, slugs, ids and chalks alone", () => {
    const [before, after] = [catalogue.inspirations[0], pseudo.inspirations[0]];
    expect(after?.words.fr?.name).toBe(pseudoText(before?.words.fr?.name ?? ""));
    expect(after?.words.fr?.slug).toBe(before?.words.fr?.slug);
    expect(Object.keys(after?.words.fr?.board.areas ?? {})).toEqual(Object.keys(before?.words.fr?.board.areas ?? {}));
    expect(after?.facts).toEqual(before?.facts);
    expect(pseudo.vocabulary.goals.decide?.color).toBe(catalogue.vocabulary.goals.decide?.color);
  });

  it("reaches the vocabulary, the news and the discover page", () => {
    for (const text of [
      pseudo.vocabulary.levels.easy?.definition.de,
      pseudo.news[0]?.words.it.text,
      pseudo.discover.nl.collect.points[2],
      pseudo.sessions[0]?.words.es?.recap.example[0],
    ]) {
      expect(text).toMatch(/^⟦.*⟧$/);
    }
  });
});
