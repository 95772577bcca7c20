import type { WordInventor } from "./invent-words.ts";
import type { Random } from "./random.ts";

/** How many different words there are after so many: Heaps' law, as in natural texts. */
export interface Growth {
  factor: number;
  exponent: number;
}

/** Invented words, of which a text takes some again and again and most but once (Zipf's law follows from that). */
export class GrowingVocabulary {
  readonly #drawn: string[] = [];
  #size = 0;

  constructor(
    private readonly inventor: WordInventor,
    private readonly random: Random,
    private readonly growth: Growth,
  ) {}

  draw(): string {
    const { factor, exponent } = this.growth;
    const isNew = this.#size < factor * (this.#drawn.length + 1) ** exponent;
    // A word is taken the more often, the more often it was taken before.
    const word = isNew ? this.inventor.invent() : this.random.pick(this.#drawn);
    if (isNew) this.#size += 1;
    this.#drawn.push(word);
    return word;
  }
}
