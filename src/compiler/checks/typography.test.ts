import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const french = "inspirations/alpha/fr.yaml";
const spanish = "inspirations/alpha/es.yaml";
const english = "inspirations/alpha/en.yaml";
const thin = "\u202f";

async function slipsOf(file: string, text: string): Promise<{ found: string; expected: string }[]> {
  const problems = await new TestContent().set(file, "promise", text).problems();
  return problems.map(({ found, expected }) => ({ found, expected }));
}

describe("checkTypography", () => {
  it("says where a slip stands", async () => {
    const content = new TestContent().set(french, "promise", "Prêts ?");
    expect(await content.problems()).toEqual([
      content.problemAt(
        french,
        "promise:",
        "promise",
        "? without its space in 'Prêts ?'",
        "write a narrow no-break space (U+202F) before ?",
      ),
    ]);
  });

  it.each([
    "Prêts?",
    "Prêts ?",
    "Prêts\u00a0?",
    "Oui; non",
    "Ici : là",
    "Ici: là",
    "Bravo!",
    `Un «${thin}mot»`,
    `Un « mot${thin}»`,
    "«mot»",
  ])("reports French without its narrow spaces: %s", async (text) => {
    expect(await slipsOf(french, text)).toHaveLength(1);
  });

  it.each([
    `Prêts${thin}?!`,
    `Ici${thin}: là`,
    `Un «${thin}mot${thin}»`,
    "À 8:30, ratio 1:10",
    "Peut-être (?)",
    "?",
    `«${thin}Qui${thin}?${thin}»`,
  ])("accepts French as it should be: %s", async (text) => {
    expect(await slipsOf(french, text)).toEqual([]);
  });

  it.each([
    ["Step's end", "a straight ' in 'Step's end'", "write ’ (or ‘…’ around a word)"],
    ['A "word" here', `a straight " in 'A "word" here'`, "write “…”"],
  ])("reports straight marks: %s", async (text, found, expected) => {
    expect(await slipsOf(english, text)).toEqual([{ found, expected }]);
  });

  it.each([
    ["Qué falta?", "? without ¿ in 'Qué falta?'", "write ¿ where the sentence opens"],
    ["¿Y ahora? Vamos!", "! without ¡ in '¿Y ahora? Vamos!'", "write ¡ where the sentence opens"],
  ])("reports Spanish sentences that do not open: %s", async (text, found, expected) => {
    expect(await slipsOf(spanish, text)).toEqual([{ found, expected }]);
  });

  it.each(["¿Qué falta?", "Bien, ¿y ahora?", "¡Vamos! ¿Listos?", "Una duda (?)", "¿Qué?!", "?"])(
    "accepts Spanish as it should be: %s",
    async (text) => {
      expect(await slipsOf(spanish, text)).toEqual([]);
    },
  );

  it("leaves titles in another language alone, and judges messages without their ICU quotes", async () => {
    const content = new TestContent()
      .set(french, "resources", ["Heinz Weihrich, “The TOWS Matrix: A Tool”, 1982."])
      .set("interface/fr.yaml", "listing.hello", "Écrire '{'nom'}' {name}");
    expect(await content.problems()).toEqual([]);
  });
});
