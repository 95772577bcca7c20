import type { Random } from "./random.ts";

/** Letters that tell the next one. */
const order = 3;
const shortest = 5;
const longest = 14;

const edge = " ";

/** Makes words that look like those of a language: each letter follows the three before it as often as it does in real words. */
export class WordInventor {
  readonly #followers = new Map<string, string[]>();
  readonly #known: Set<string>;

  constructor(
    realWords: Iterable<string>,
    private readonly random: Random,
  ) {
    this.#known = new Set(realWords);
    for (const word of this.#known) {
      const letters = [...edge.repeat(order), ...word, edge];
      for (let at = order; at < letters.length; at += 1) {
        const before = letters.slice(at - order, at).join("");
        const followers = this.#followers.get(before);
        if (followers) followers.push(letters[at] as string);
        else this.#followers.set(before, [letters[at] as string]);
      }
    }
  }

  /** A word that is not real and was not made before. */
  invent(): string {
    for (;;) {
      const word = this.#chain();
      if (word.length < shortest || word.length > longest || this.#known.has(word)) continue;
      this.#known.add(word);
      return word;
    }
  }

  #chain(): string {
    let word = edge.repeat(order);
    while (word.length < order + longest + 1) {
      const letter = this.random.pick(this.#followers.get(word.slice(-order)) ?? [edge]);
      if (letter === edge) break;
      word += letter;
    }
    return word.slice(order);
  }
}
