import { type Analyzer, findWords, fold, isStopWord, termOf } from "../../domain/finding/keyword/analyzer.ts";

/** A text as the index sees it. */
export interface ReadText {
  /** Its words in order, without stop words. A stop word that a hyphen joins to the word before stays: `check-in`. */
  telling: string[];
  /** With stop words. */
  all: string[];
  /** Words made of its words: of those that a hyphen joins, and the last parts of compounds. */
  made: string[];
}

/** A name as some write it, without spaces: `weatherreport`. Stop words count only where there are no others. */
export interface JoinedName {
  /** Every two neighbours. */
  pairs: string[];
  whole: string;
}

interface ReadWord {
  term: string;
  isStopWord: boolean;
  lastPart: string | undefined;
}

/** Reads texts word by word. Texts repeat their words: each is stemmed once. */
export class TextReader {
  readonly #known = new Map<string, ReadWord>();

  readonly #analyzer: Analyzer;
  readonly #lastPartOf: (word: string) => string | undefined;

  constructor(analyzer: Analyzer, lastPartOf: (word: string) => string | undefined) {
    this.#analyzer = analyzer;
    this.#lastPartOf = lastPartOf;
  }

  read(text: string): ReadText {
    const words = findWords(text);
    const read: ReadText = { telling: [], all: [], made: [] };
    for (const [at, { text: word, isGlued }] of words.entries()) {
      const { term, isStopWord: isStop, lastPart } = this.#look(word);
      read.all.push(term);
      if (!isStop || isGlued) read.telling.push(term);
      if (lastPart !== undefined) read.made.push(lastPart);
      if (isGlued) read.made.push(this.#look((words[at - 1]?.text ?? "") + word).term);
    }
    return read;
  }

  join(name: string): JoinedName {
    const all = findWords(name);
    const telling = all.filter(({ text, isGlued }) => isGlued || !this.#look(text).isStopWord);
    const words = (telling.length > 0 ? telling : all).map(({ text }) => text);
    return {
      pairs: words.slice(1).map((word, at) => this.#look((words[at] ?? "") + word).term),
      whole: this.#look(words.join("")).term,
    };
  }

  #look(word: string): ReadWord {
    let known = this.#known.get(word);
    if (!known) {
      const lastPart = this.#lastPartOf(fold(word));
      known = {
        term: termOf(word, this.#analyzer),
        isStopWord: isStopWord(word, this.#analyzer),
        lastPart: lastPart === undefined ? undefined : termOf(lastPart, this.#analyzer),
      };
      this.#known.set(word, known);
    }
    return known;
  }
}
