import { plainText } from "../../src/compiler/markdown.ts";
import type { Random } from "./random.ts";

/** A word that carries meaning, roughly, and no name. */
const tellingWord = /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\u00ad]{4,}(?!\p{L})/gu;
const sentence = /[^.!?]+[.!?]*/g;

/** How many of the telling words are invented. */
const inventedShare = 0.4;

/** The one whose length fits best is taken. */
const candidates = 6;

/** Recombines the sentences of real texts, and puts invented words into them. */
export class TextWriter {
  /** All telling words of the texts, as often as they stand there. */
  readonly words: readonly string[];
  readonly #sentences: readonly string[];

  constructor(
    texts: readonly string[],
    private readonly inventWord: () => string,
    private readonly random: Random,
  ) {
    this.#sentences = texts.flatMap(sentencesOf);
    this.words = this.#sentences.flatMap((text) => text.match(tellingWord) ?? []);
  }

  /** Another text of about the same length. */
  writeLike(text: string): string {
    return sentencesOf(text)
      .map((real) => this.#sentenceLike(real))
      .join(" ");
  }

  #sentenceLike({ length }: string): string {
    const drawn = Array.from({ length: candidates }, () => this.random.pick(this.#sentences));
    const [best = ""] = drawn.sort((a, b) => Math.abs(a.length - length) - Math.abs(b.length - length));
    return best.replace(tellingWord, (word) => (this.random.isLucky(inventedShare) ? this.inventWord() : word));
  }
}

const known = new Map<string, string[]>();

/** The same texts are asked for again and again. */
function sentencesOf(text: string): string[] {
  const sentences =
    known.get(text) ?? (plainText(text).match(sentence) ?? []).map((each) => each.trim()).filter(Boolean);
  known.set(text, sentences);
  return sentences;
}
