import { mapTexts } from "../../src/build/read/map-texts.ts";
import type { CommonWords } from "../../src/domain/template.ts";
import { GrowingVocabulary } from "./growing-vocabulary.ts";
import { WordInventor } from "./invent-words.ts";
import { NameWriter } from "./name-writer.ts";
import type { Random } from "./random.ts";
import { TextWriter } from "./text-writer.ts";

/** Together with the real words, this makes about 2,600 stems in 75 templates and 36,000 in 10,000. */
const growth = { factor: 6, exponent: 0.68 };

const inventedInNames = 0.5;

/** Writes templates in a language, from its real sentences and names, and from words that sound like it. */
export class LanguageWriter {
  readonly #names: NameWriter;
  readonly #texts: TextWriter;

  constructor(real: readonly CommonWords[], random: Random) {
    const texts = real.flatMap(textsOf);
    const inventor = new WordInventor(
      texts.flatMap((text) => text.match(/\p{Ll}{5,}/gu) ?? []),
      random,
    );
    const vocabulary = new GrowingVocabulary(inventor, random, growth);
    this.#texts = new TextWriter(texts, () => vocabulary.draw(), random);
    const wordOfName = () => (random.isLucky(inventedInNames) ? vocabulary.draw() : random.pick(this.#texts.words));
    this.#names = new NameWriter(real, wordOfName, random);
  }

  /** Names and an address of its own for a copy of a template. */
  rename<Words extends CommonWords>(words: Words): Words {
    const alsoKnownAs = new Set(words.alsoKnownAs.map(() => this.#names.writeOther()));
    return { ...words, ...this.#names.write(), alsoKnownAs: [...alsoKnownAs] };
  }

  /** Other texts for a copy of a template, as long as its own. The words of its board stay. */
  rewrite<Words extends CommonWords>(words: Words): Words {
    const { slug, name, alsoKnownAs, ...texts } = words;
    const kept = { slug, name, alsoKnownAs, ...("board" in words && { board: words.board }) };
    return { ...words, ...mapTexts(texts, (text) => this.#texts.writeLike(text)), ...kept };
  }
}

/** All texts of a template but its names. */
function textsOf({ slug: _slug, name: _name, alsoKnownAs: _others, ...words }: CommonWords): string[] {
  const texts: string[] = [];
  mapTexts(words, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
