import { formatRange } from "../../number-range.ts";
import type { Place } from "../../template.ts";
import { plainTyped } from "../../typed-text.ts";
import { fold } from "../keyword/analyzer.ts";
import type { NeedWords } from "./need-words.ts";

/** The needs of a meeting, each as the values of a filter. Those that were not typed are absent. */
export interface Needs {
  people?: string;
  /** At most so many: `1-25`; from so many to so many: `15-25`. */
  minutes?: string;
  place?: Place;
  level?: typeof firstLevel;
}

export interface TypedNeeds {
  needs: Needs;
  /** The text without them, and without the small words before them. */
  rest: string;
}

/** A word or a number of a text. */
interface Token {
  /** Folded. */
  text: string;
  start: number;
  end: number;
}

/** What was read from some place on: the needs, and how many tokens say them. */
interface Reading {
  needs: Needs;
  length: number;
}

/** The id in the vocabulary of the level that needs no experience. */
export const firstLevel = "easy";

/** Larger numbers are years, prices and the like. */
const mostPeople = 999;
const mostMinutes = 9999;

/** Reads what visitors of one language type about the size, length and place of a meeting, and that they lead for the first time. */
export class NeedReader {
  readonly #stopWords: ReadonlySet<string>;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #people: ReadonlySet<string>;
  readonly #minutes: ReadonlySet<string>;
  readonly #hours: ReadonlySet<string>;
  readonly #to: ReadonlySet<string>;
  readonly #beforePeople: readonly string[][];
  readonly #leading: readonly string[][];
  readonly #counts: readonly { words: string[]; needs: Needs }[];
  /** Phrases that say a need by themselves, the longer ones first. */
  readonly #phrases: readonly { words: string[]; needs: Needs }[];

  /** The stop words have to be folded. A text of stop words alone leaves nothing to look for. */
  constructor(words: NeedWords, stopWords: ReadonlySet<string>) {
    this.#stopWords = stopWords;
    this.#numbers = numbersOf(words.numbers);
    this.#people = new Set(words.people.map(fold));
    this.#minutes = new Set(words.minutes.map(fold));
    this.#hours = new Set(words.hours.map(fold));
    this.#to = new Set(words.to.map(fold));
    this.#beforePeople = longestFirst(words.beforePeople.map(wordsOf), (phrase) => phrase);
    this.#leading = longestFirst(words.leading.map(wordsOf), (phrase) => phrase);
    this.#counts = phrasesOf(words.counts, (people) => ({ people }));
    const phrases = [
      ...phrasesOf(words.lengths, (minutes) => ({ minutes: atMost(Number(minutes)) })),
      ...phrasesOf(words.groups, (people) => ({ people })),
      ...phrasesOf(words.places, (place) => ({ place: place as Place })),
      ...words.firstTime.map((phrase) => ({ words: wordsOf(phrase), needs: { level: firstLevel } as Needs })),
    ];
    this.#phrases = longestFirst(phrases, ({ words: said }) => said);
  }

  /** The first of several needs of one kind counts; the others leave the text as well. */
  read(typed: string): TypedNeeds {
    const text = plainTyped(typed);
    const tokens = tokensOf(text);
    let needs: Needs = {};
    let rest = "";
    let from = 0;
    for (let at = 0; at < tokens.length; ) {
      const reading = this.#readAt(tokens, at, text);
      if (!reading) {
        at += 1;
        continue;
      }
      needs = { ...reading.needs, ...needs };
      rest += `${text.slice(from, this.#beginOf(tokens, at, from, text))} `;
      at += reading.length;
      from = tokens[at - 1]?.end ?? text.length;
    }
    if (from === 0) return { needs, rest: typed };
    // What stood around a need may make another one: `1 half an hour person`.
    const further = this.read(tidy(rest + text.slice(from), this.#stopWords));
    return { needs: { ...further.needs, ...needs }, rest: further.rest };
  }

  /** Where a need begins with the small phrases before it: `for at most` of `for at most 25 minutes`. */
  #beginOf(tokens: readonly Token[], at: number, from: number, text: string): number {
    const before = this.#leading.find((phrase) => {
      const first = at - phrase.length;
      return (tokens[first]?.start ?? -1) >= from && startsWith(tokens, first, phrase);
    });
    return before ? this.#beginOf(tokens, at - before.length, from, text) : (tokens[at]?.start ?? text.length);
  }

  #isSmall(token: Token | undefined): boolean {
    return token !== undefined && this.#stopWords.has(token.text);
  }

  #readAt(tokens: readonly Token[], at: number, text: string): Reading | undefined {
    return (
      this.#readLength(tokens, at, text) ??
      this.#readPeople(tokens, at, text) ??
      this.#readCount(tokens, at, text) ??
      this.#readPhrase(tokens, at)
    );
  }

  /** `25 minutes`, `1h30`, `1 hour 15 minutes`, `1.5 hours`, `15 to 25 minutes`. */
  #readLength(tokens: readonly Token[], at: number, text: string): Reading | undefined {
    const range = this.#readNumbers(tokens, at, text);
    if (!range) return undefined;
    const unitAt = at + range.length;
    const perUnit = this.#minutesPerUnit(tokens, unitAt, text);
    if (!perUnit) return undefined;
    const more = perUnit === 60 ? this.#readMinutesAfterHours(tokens, unitAt + 1, text) : undefined;
    const to = range.to * perUnit + (more?.minutes ?? 0);
    const length = range.length + 1 + (more?.length ?? 0);
    if (to > mostMinutes) return undefined;
    const minutes = range.from === range.to ? atMost(to) : formatRange({ from: range.from * perUnit, to });
    return { needs: { minutes }, length };
  }

  /** `30` of `1h30`, `15 minutes` of `1 hour 15 minutes`; not `8` of `2 hours 8 people`. */
  #readMinutesAfterHours(tokens: readonly Token[], at: number, text: string) {
    const number = tokens[at];
    if (!number || !/^\d{1,2}$/.test(number.text) || Number(number.text) >= 60) return undefined;
    if (this.#minutesPerUnit(tokens, at + 1, text) === 1) return { minutes: Number(number.text), length: 2 };
    const isGlued = number.start === tokens[at - 1]?.end;
    const isFollowed = /^ ?\p{L}/u.test(text.slice(number.end));
    return number.text.length === 2 && (isGlued || !isFollowed)
      ? { minutes: Number(number.text), length: 1 }
      : undefined;
  }

  #minutesPerUnit(tokens: readonly Token[], at: number, text: string): number | undefined {
    if (isOneOf(this.#minutes, tokens, at, text)) return 1;
    return isOneOf(this.#hours, tokens, at, text) ? 60 : undefined;
  }

  /** `14 people`, `10 to 15 people`, `group of 14`, `for 14`. */
  #readPeople(tokens: readonly Token[], at: number, text: string): Reading | undefined {
    const before = this.#beforePeople.find((phrase) => startsWith(tokens, at, phrase))?.length ?? 0;
    const range = this.#readNumbers(tokens, at + before, text);
    if (!range || !Number.isInteger(range.from) || range.to > mostPeople) return undefined;
    const end = at + before + range.length;
    const noun = this.#readNoun(tokens, end, text);
    if (noun === 0 && (before === 0 || !this.#endsAt(tokens, end))) return undefined;
    return { needs: { people: formatRange(range) }, length: before + range.length + noun };
  }

  /** The length of a noun for people, with a small word before it: `de personnes`. */
  #readNoun(tokens: readonly Token[], at: number, text: string): number {
    if (isOneOf(this.#people, tokens, at, text)) return 1;
    return this.#isSmall(tokens[at]) && isOneOf(this.#people, tokens, at + 1, text) ? 2 : 0;
  }

  /** Whether a number may stand alone: `for 5 whys` is not for five. */
  #endsAt(tokens: readonly Token[], at: number): boolean {
    const next = tokens[at];
    if (!next || this.#isSmall(next) || this.#numberAt(tokens, at)) return true;
    return this.#readPhrase(tokens, at) !== undefined;
  }

  /** `a dozen people`, `zu dritt` */
  #readCount(tokens: readonly Token[], at: number, text: string): Reading | undefined {
    const found = this.#counts.find(({ words }) => startsWith(tokens, at, words));
    if (!found) return undefined;
    const { length } = found.words;
    return { needs: found.needs, length: length + this.#readNoun(tokens, at + length, text) };
  }

  #readPhrase(tokens: readonly Token[], at: number): Reading | undefined {
    const found = this.#phrases.find(({ words }) => startsWith(tokens, at, words));
    return found && { needs: found.needs, length: found.words.length };
  }

  /** A number, or two with a dash or a word such as "to" in between. */
  #readNumbers(tokens: readonly Token[], at: number, text: string) {
    const first = this.#numberAt(tokens, at);
    if (!first) return undefined;
    const end = at + first.length;
    const hasDash = /^ ?[-–—] ?$/.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start));
    const between = hasDash ? 0 : this.#to.has(tokens[end]?.text ?? "") ? 1 : undefined;
    const second = between === undefined ? undefined : this.#numberAt(tokens, end + between);
    if (!second || between === undefined || second.value <= first.value)
      return { from: first.value, to: first.value, length: first.length };
    return { from: first.value, to: second.value, length: first.length + between + second.length };
  }

  /** In digits, or as one or several words. */
  #numberAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
    const text = tokens[at]?.text ?? "";
    if (/^\d/.test(text)) {
      const value = Number(text.replace(",", "."));
      return value > 0 && value <= mostMinutes ? { value, length: 1 } : undefined;
    }
    for (let length = longestNumberWord; length > 0; length -= 1) {
      const words = tokens.slice(at, at + length);
      const value = words.length === length && this.#numbers.get(words.map((word) => word.text).join(" "));
      if (value) return { value, length };
    }
    return undefined;
  }
}

/** `vinte e cinco` */
const longestNumberWord = 3;

const atMost = (minutes: number) => formatRange({ from: 1, to: minutes });

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\d+(?:[.,]5(?!\d))?|[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: /^\d/.test(word) ? word : fold(word),
    start: index,
    end: index + word.length,
  }));
}

function wordsOf(phrase: string): string[] {
  return tokensOf(phrase).map(({ text }) => text);
}

/** The phrases of each value, with the needs that they say. */
function phrasesOf(said: Readonly<Record<string, readonly string[]>>, needsOf: (value: string) => Needs) {
  return Object.entries(said).flatMap(([value, phrases]) =>
    phrases.map((phrase) => ({ words: wordsOf(phrase), needs: needsOf(value) })),
  );
}

function longestFirst<Item>(items: readonly Item[], phraseOf: (item: Item) => readonly string[]): Item[] {
  return [...items].sort((a, b) => phraseOf(b).length - phraseOf(a).length);
}

function startsWith(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => tokens[at + index]?.text === word);
}

/** Whether a word is one of those. The last one of a text may be on its way: `14 peo`. */
function isOneOf(words: ReadonlySet<string>, tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  if (!token) return false;
  const isUnfinished = token.end === text.length;
  return words.has(token.text) || (isUnfinished && [...words].some((word) => word.startsWith(token.text)));
}

function numbersOf({ fromTwo, tens, fives }: NeedWords["numbers"]): Map<string, number> {
  const entries = [
    ...fromTwo.split(" ").map((word, index) => [word, index + 2] as const),
    ...tens.split(" ").map((word, index) => [word, 10 * index + 30] as const),
    ...fives.split(" ").map((word, index) => [word, 10 * index + 25] as const),
  ];
  return new Map(entries.map(([word, value]) => [wordsOf(word).join(" "), value]));
}

/** Commas and the like that stood around the needs; nothing where only small words are left. */
function tidy(text: string, stopWords: ReadonlySet<string>): string {
  if (tokensOf(text).every((token) => stopWords.has(token.text))) return "";
  return text
    .replace(/\s*[,;]+(?=\s*(?:[,;]|$))/g, " ")
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, "")
    .replace(/\s+/g, " ");
}
