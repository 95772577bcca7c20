import { mapTexts } from "../../src/build/map-texts.ts";
import type { CommonWords } from "../../src/domain/template.ts";
import { GrowingVocabulary } from "./growing-vocabulary.ts";
import { WordInventor } from "./invent-words.ts";
import type { Random } from "./random.ts";

/** A word that carries meaning, roughly: not the target of a link, not a placeholder, no name in capitals. */
const tellingWord = /(?<![\p{L}\p{N}{([:/])\p{Ll}[\p{Ll}\u00ad]{4,}(?![\p{L}:}])/gu;
const nameWord = /[\p{L}\u00ad]{4,}/gu;
const sentence = /[^.!?]+[.!?]*\s*/g;
const markup = /^ *(-|\d+\.) |\*/gm;
const link = /\[([^\]]*)\]\([^)]*\)/g;

/** How many of the telling words are invented. */
const inventedShare = 0.4;
const replacedInNames = 0.7;

/** Chosen so that there are about 4,000 stems in 75 templates and 40,000 in 10,000. */
const growth = { factor: 6, exponent: 0.68 };

const repeatsAtMost = 8;

/** Writes templates in a language, from its real sentences and names, and from words that sound like it. */
export class LanguageWriter {
  readonly #real: readonly CommonWords[];
  readonly #sentences: string[];
  readonly #words: string[];
  readonly #vocabulary: GrowingVocabulary;
  readonly #names: Set<string>;
  readonly #slugs: Set<string>;

  constructor(
    real: readonly CommonWords[],
    private readonly random: Random,
  ) {
    this.#real = real;
    const texts: string[] = [];
    for (const { name: _name, alsoKnownAs: _others, ...words } of real)
      mapTexts(words, (text) => {
        texts.push(text);
        return text;
      });
    this.#sentences = texts.flatMap((text) => sentencesOf(text));
    this.#words = this.#sentences.flatMap((text) => text.match(tellingWord) ?? []);
    this.#vocabulary = new GrowingVocabulary(new WordInventor(this.#words, random), random, growth);
    this.#names = new Set(real.map(({ name }) => name));
    this.#slugs = new Set(real.map(({ slug }) => slug));
  }

  /** Names and an address of its own for a copy of a template. */
  rename<Words extends CommonWords>(words: Words): Words {
    const name = this.#nameLike(words.name);
    this.#names.add(name);
    const others = words.alsoKnownAs.map((other) => this.#nameLike(other));
    return {
      ...words,
      name,
      slug: this.#slugOf(name),
      alsoKnownAs: [...new Set(others)].filter((other) => other !== name),
    };
  }

  /** Other texts for a copy of a template, as long as its own. What stands on its board stays. */
  rewrite<Words extends CommonWords>(words: Words): Words {
    const { slug, name, alsoKnownAs, ...texts } = words;
    const kept = { slug, name, alsoKnownAs, ...("board" in words && { board: words.board }) };
    return { ...words, ...mapTexts(texts, (text) => this.#textLike(text)), ...kept };
  }

  #nameLike(real: string): string {
    let name = real;
    for (let attempt = 0; attempt < repeatsAtMost; attempt += 1) {
      name = capitalise(
        this.random.pick([real, this.random.pick(this.#real).name]).replace(nameWord, (word) => {
          if (!this.random.isLucky(replacedInNames)) return word;
          const other = this.#anyWord();
          return /^\p{Lu}/u.test(word) ? capitalise(other) : other;
        }),
      );
      if (!this.#names.has(name)) return name;
    }
    while (this.#names.has(name)) name += ` ${this.#anyWord()}`;
    return name;
  }

  #anyWord(): string {
    return this.random.isLucky(0.5) ? this.#vocabulary.draw() : this.random.pick(this.#words);
  }

  #textLike(text: string): string {
    let words = "";
    for (const each of sentencesOf(text)) words += `${this.#sentenceLike(each)} `;
    return words.trim();
  }

  /** One of about the same length. */
  #sentenceLike(text: string): string {
    const candidates = Array.from({ length: 6 }, () => this.random.pick(this.#sentences));
    const off = (other: string) => Math.abs(other.length - text.length);
    const chosen = candidates.reduce(
      (best, other) => (off(other) < off(best) ? other : best),
      text.length < 12 ? text : (candidates[0] ?? text),
    );
    return chosen.replace(tellingWord, (word) => (this.random.isLucky(inventedShare) ? this.#vocabulary.draw() : word));
  }

  #slugOf(name: string): string {
    const plain = name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9\s'’-]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    let slug = plain || "x";
    for (let number = 2; this.#slugs.has(slug); number += 1) slug = `${plain}-${number}`;
    this.#slugs.add(slug);
    return slug;
  }
}

function sentencesOf(text: string): string[] {
  return (text.replace(link, "$1").replace(markup, "").match(sentence) ?? [])
    .map((each) => each.trim())
    .filter(Boolean);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
