import { compareText } from "../../src/compiler/compare-text.ts";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import { type Locale, locales } from "../../src/domain/locale.ts";
import { activityTypes, type Inspiration } from "../../src/domain/template.ts";
import { LanguageWriter } from "./language-writer.ts";
import { Random } from "./random.ts";
import { FactsWriter } from "./vary-facts.ts";

const seed = 20261101;

/**
 * The real catalogue with as many inspirations as are wanted: copies of the real ones, each with facts, names and addresses of
 * its own in every language, and with texts of its own in the languages that are written out.
 */
export function makeCatalogue(real: Catalogue, size: number, writtenOut: readonly Locale[]): Catalogue {
  const random = new Random(seed);
  const facts = new FactsWriter(real.vocabulary, activityTypes, random);
  const writers = new Map(
    locales.map((locale) => [
      locale,
      new LanguageWriter(
        [...real.inspirations, ...real.sessions].flatMap(({ words }) => words[locale] ?? []),
        random,
      ),
    ]),
  );
  const copy = (): Inspiration => {
    const model = random.pick(real.inspirations);
    const words: Inspiration["words"] = {};
    for (const [locale, writer] of writers) {
      const own = model.words[locale];
      if (!own) continue;
      const renamed = writer.rename(own);
      words[locale] = writtenOut.includes(locale) ? writer.rewrite(renamed) : renamed;
    }
    return { kind: "inspiration", key: words.en?.slug ?? model.key, facts: facts.vary(model.facts), words };
  };
  const copies = Array.from({ length: Math.max(0, size - real.inspirations.length) }, copy);
  const inspirations = [...real.inspirations, ...copies].sort(
    (a, b) => compareText(b.facts.added, a.facts.added) || compareText(a.key, b.key),
  );
  return { ...real, inspirations };
}
