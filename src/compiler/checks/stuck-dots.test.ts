import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../domain/locale.ts";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";
const field = "prerequisites.onSite";

const threeDots: Record<Locale, string> = {
  de: "Stifte, drei rote Klebepunkte pro Person",
  en: "Per person, 3 sticky dots and a marker",
  es: "Un rotulador y tres puntos adhesivos por persona",
  fr: "Un feutre et trois gommettes par personne",
  it: "A testa: 3 bollini e un pennarello",
  nl: "Per persoon een stift en drie ronde stickers",
  pt: "Por pessoa: três pontos autocolantes e um marcador",
};

/** Content in which each person has three dots by the facts, and by the words of every language. */
function threeEach(): TestContent {
  const content = new TestContent().set(facts, "steps.0.uses", [{ item: "dots", count: 3, per: "person" }]);
  for (const locale of locales) content.set(`inspirations/alpha/${locale}.yaml`, `${field}.0`, threeDots[locale]);
  return content;
}

const problemsOf = async (content: TestContent) =>
  (await content.problems()).map(({ file, field, found, expected }) => [file, field, found, expected]);

describe("checkStuckDots", () => {
  it("accepts as many dots in the material as the steps use, in every language (R2.16)", async () => {
    expect(await problemsOf(threeEach())).toEqual([]);
  });

  it.each([
    ["en", "Two dots per person", "2 dots"],
    ["fr", "Une gommette par personne", "1 dot"],
    ["de", "4 rote Klebepunkte pro Person", "4 dots"],
    ["it", "Nastro adesivo", "no dots"],
  ])("reports other material on site in %s: %s", async (locale, text, found) => {
    const file = `inspirations/alpha/${locale}.yaml`;
    expect(await problemsOf(threeEach().set(file, `${field}.0`, text))).toEqual([
      [`content/${file}`, field, found, "write 3, as many as each person uses in facts.yaml, or correct these"],
    ]);
  });

  it("asks for the facts where only the words have dots", async () => {
    const file = "inspirations/alpha/pt.yaml";
    const content = new TestContent().set(file, `${field}.0`, "Dois pontos por pessoa");
    expect(await problemsOf(content)).toEqual([
      [
        `content/${file}`,
        field,
        "2 dots",
        "write where they are stuck in facts.yaml: uses: [{ item: dots, count: 2, per: person }]",
      ],
    ]);
  });

  it("leaves dots alone that are not counted, and those of all together", async () => {
    const file = "inspirations/alpha/en.yaml";
    expect(await problemsOf(threeEach().set(file, `${field}.0`, "Numbered dots as pins"))).toEqual([]);
    const forAll = threeEach().set(facts, "steps.0.uses", [{ item: "dots", count: 9, per: "session" }]);
    expect(await problemsOf(forAll)).toEqual([]);
  });
});
