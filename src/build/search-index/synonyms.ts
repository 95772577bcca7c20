import type { TextReader } from "./text-reader.ts";

/** A way to say something. */
interface Wording {
  text: string;
  /** The words that it adds to a template that uses a synonym of it. */
  words: readonly string[];
  /** With stop words: `get to know each other` is not said by `know` alone. */
  all: readonly string[];
}

/** Groups of wordings that visitors use for the same thing. */
export class Synonyms {
  readonly #byFirstWord = new Map<string, { wording: Wording; others: readonly Wording[] }[]>();

  constructor(groups: readonly (readonly string[])[], reader: TextReader) {
    for (const group of groups) {
      const wordings = group.map((text): Wording => {
        const { telling, all } = reader.read(text);
        return { text, words: telling.length > 0 ? telling : all, all };
      });
      for (const wording of wordings) {
        const first = wording.all[0] ?? "";
        const known = this.#byFirstWord.get(first) ?? [];
        this.#byFirstWord.set(first, [...known, { wording, others: wordings.filter((other) => other !== wording) }]);
      }
    }
  }

  /** The synonyms of the words of a text, which is given with its stop words. */
  of(words: readonly string[]): Set<Wording> {
    const found = new Set<Wording>();
    for (const [at, word] of words.entries()) {
      for (const { wording, others } of this.#byFirstWord.get(word) ?? []) {
        if (wording.all.every((each, step) => words[at + step] === each)) {
          for (const other of others) found.add(other);
        }
      }
    }
    return found;
  }
}
