import type { TextReader } from "./text-reader.ts";

/** A way to say something. */
interface Wording {
  text: string;
  words: readonly string[];
}

/** Groups of wordings that visitors use for the same thing. */
export class Synonyms {
  readonly #byFirstWord = new Map<string, { wording: Wording; others: readonly Wording[] }[]>();

  constructor(groups: readonly (readonly string[])[], reader: TextReader) {
    for (const group of groups) {
      const wordings = group.map((text): Wording => {
        const { telling, all } = reader.read(text);
        return { text, words: telling.length > 0 ? telling : all };
      });
      for (const wording of wordings) {
        const first = wording.words[0] ?? "";
        const known = this.#byFirstWord.get(first) ?? [];
        this.#byFirstWord.set(first, [...known, { wording, others: wordings.filter((other) => other !== wording) }]);
      }
    }
  }

  /** What else a text could have said. It is given as its words, possibly in several readings. */
  of(readings: readonly (readonly string[])[]): Set<Wording> {
    const found = new Set<Wording>();
    for (const words of readings) {
      for (const [at, word] of words.entries()) {
        for (const { wording, others } of this.#byFirstWord.get(word) ?? []) {
          if (wording.words.every((each, step) => words[at + step] === each)) {
            for (const other of others) found.add(other);
          }
        }
      }
    }
    return found;
  }
}
