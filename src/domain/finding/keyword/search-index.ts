import { lettersOf } from "./edit-distance.ts";
import { decodeWords } from "./front-coding.ts";
import { readWordKey, type WordKey } from "./index-keys.ts";
import {
  type Contents,
  contentsPart,
  decodePostings,
  keysPart,
  listsPart,
  type Postings,
  readContents,
  readKeysPart,
  readListsPart,
} from "./index-parts.ts";

import { SituationReader, type SituationsPart, situationsPart } from "./situations.ts";

export type LoadPart = (part: string) => Promise<unknown>;

/** A key of the index, and the place of its postings. */
export interface IndexEntry {
  key: string;
  /** Undefined if the key stands for many words, or apart. */
  word: WordKey | undefined;
  /** The letters of the word, as `lettersOf` gives them; 0 without a word. */
  letters: number;
  /** The number of the part that holds it. */
  part: number;
  /** Its index within that part. */
  number: number;
}

interface KeysOfPart {
  entries: IndexEntry[];
  lists: number[];
}

/** Keys and their postings, from parts that are loaded when they are first needed, each once. */
export class SearchIndex {
  private readonly parts = new Map<string, Promise<unknown>>();

  constructor(private readonly loadPart: LoadPart) {}

  contents(): Promise<Contents> {
    return this.once(contentsPart, async (name) => readContents(await this.loadPart(name)));
  }

  /** The entry of exactly this key. */
  async find(key: string): Promise<IndexEntry | undefined> {
    const { keys } = await this.contents();
    const part = lastUpTo(keys, key);
    if (part < 0) return undefined;
    const { entries } = await this.keysOf(part);
    const entry = entries[lowerBound(entries, key)];
    return entry?.key === key ? entry : undefined;
  }

  /** The entries whose keys begin so, in the order of their keys. */
  async beginningWith(beginning: string): Promise<IndexEntry[]> {
    const { keys } = await this.contents();
    const end = beginning + lastOfAll;
    const first = Math.max(0, lastUpTo(keys, beginning));
    const wanted = keys.flatMap((key, part) => (part >= first && key < end ? [this.keysOf(part)] : []));
    const found = await Promise.all(wanted);
    return found.flatMap(({ entries }) => entries.slice(lowerBound(entries, beginning), lowerBound(entries, end)));
  }

  async postingsOf({ part, number }: IndexEntry): Promise<Postings> {
    const { lists } = await this.keysOf(part);
    const list = lists.findLastIndex((first) => first <= number);
    const texts = await this.once(listsPart(part, list), async (name) =>
      readListsPart(await this.loadPart(name), name),
    );
    return decodePostings(texts[number - (lists[list] ?? 0)] ?? "");
  }

  private keysOf(part: number): Promise<KeysOfPart> {
    return this.once(keysPart(part), async (name) => {
      const { keys, lists } = readKeysPart(await this.loadPart(name), name);
      return { entries: decodeWords(keys).map((key, number) => entryOf(key, part, number)), lists };
    });
  }

  situations(): Promise<SituationReader> {
    return this.once(
      situationsPart,
      async (name) => new SituationReader((await this.loadPart(name)) as SituationsPart),
    );
  }

  /** Reads a part once. After a failure, it is loaded again when it is next needed. */
  private once<T>(part: string, read: (part: string) => Promise<T>): Promise<T> {
    const known = this.parts.get(part) as Promise<T> | undefined;
    if (known) return known;
    const reading = read(part);
    this.parts.set(part, reading);
    reading.catch(() => this.parts.delete(part));
    return reading;
  }
}

function entryOf(key: string, part: number, number: number): IndexEntry {
  const word = readWordKey(key);
  return { key, word, letters: word ? lettersOf(word.word) : 0, part, number };
}

const lastOfAll = "\uffff";

/** The last of the sorted keys that is not after this one. */
function lastUpTo(keys: readonly string[], key: string): number {
  return keys.findLastIndex((first) => first <= key);
}

function lowerBound(entries: readonly IndexEntry[], key: string): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((entries[middle] as IndexEntry).key < key) from = middle + 1;
    else to = middle;
  }
  return from;
}
