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
    "Le «mot»",
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
    `Dire «${thin}Qui${thin}?${thin}»`,
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

  it.each([
    ["en", "Not “too long”.", "“ in 'Not “too long”.'", "write ‘…’: the page sets “…” around the words to say"],
    ["de", "Nicht „zu lang“.", "„ in 'Nicht „zu lang“.'", "write ‚…‘: the page sets „…“ around the words to say"],
    ["nl", "Niet ‘te lang’.", "‘ in 'Niet ‘te lang’.'", "write “…”: the page sets ‘…’ around the words to say"],
    ["es", "No «largo».", "« in 'No «largo».'", "write “…”: the page sets «…» around the words to say"],
    ["it", "Non «lungo».", "« in 'Non «lungo».'", "write “…”: the page sets «…» around the words to say"],
    ["pt", "Não «longo».", "« in 'Não «longo».'", "write “…”: the page sets «…» around the words to say"],
    [
      "fr",
      `Pas «${thin}long${thin}».`,
      `« in 'Pas «${thin}long${thin}».'`,
      `write “…”: the page sets «${thin}…${thin}» around the words to say`,
    ],
  ])("reports the outer marks of the language in words to say: %s", async (locale, text, found, expected) => {
    const file = `inspirations/alpha/${locale}.yaml`;
    const problems = await new TestContent().set(file, "steps.0.say", text).problems();
    expect(problems.map((problem) => [problem.field, problem.found, problem.expected])).toEqual([
      ["steps.0.say", found, expected],
    ]);
    expect(await slipsOf(file, text)).toEqual([]);
  });

  it.each([
    ["en", "Not ‘too long’: it’s short."],
    ["de", "Nicht ‚zu lang‘."],
    ["nl", "Niet “te lang”, ’s avonds."],
    ["fr", "Pas “long”, l’autre."],
  ])("accepts the inner marks in words to say: %s", async (locale, text) => {
    expect(await new TestContent().set(`inspirations/alpha/${locale}.yaml`, "steps.0.say", text).problems()).toEqual(
      [],
    );
  });

  it.each([
    ["en", "name", "“Plus/delta”"],
    ["en", "steps.1.title", "‘Plus/delta’"],
    ["de", "board.areas.plus.label", "„Plus“"],
    ["nl", "promise", "“Eén woord”"],
    ["fr", "steps.0.say", "“Là, on commence.”"],
    ["es", "steps.0.say", "«Aquí empezamos.»"],
  ])("reports marks around a whole line once: %s %s %s (R1.1)", async (locale, field, text) => {
    const problems = await new TestContent().set(`inspirations/alpha/${locale}.yaml`, field, text).problems();
    expect(problems.map((problem) => [problem.field, problem.found, problem.expected])).toEqual([
      [
        field,
        `${text[0]} around the whole of '${text.slice(0, 15)}'`,
        'write straight quotes around the text in the file, "like this", or none',
      ],
    ]);
  });

  it.each([
    ["traps.0.trap", "“I liked it”"],
    ["board.areas.plus.notes.0", "“Too long”"],
    ["alsoKnownAs", ["“Plus/delta”"]],
    ["promise", "“Plus” or “delta”"],
    ["promise", "Say “delta”"],
  ])("accepts marks around what somebody says, and around parts of a line: %s %s", async (field, text) => {
    expect(await new TestContent().set(english, field, text).problems()).toEqual([]);
  });

  it("wants inner marks instead of straight ones in words to say", async () => {
    const [problem] = await new TestContent().set(english, "steps.0.say", 'Not "too long".').problems();
    expect(problem?.expected).toBe("write ‘…’");
  });

  it("leaves titles in another language alone, and judges messages without their ICU quotes", async () => {
    const content = new TestContent()
      .set(french, "sources", ["Heinz Weihrich, “The TOWS Matrix: A Tool”, 1982."])
      .set("interface/fr.yaml", "listing.hello", "Écrire '{'nom'}' {name}");
    expect(await content.problems()).toEqual([]);
  });
});
