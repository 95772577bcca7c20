import { lettersOf } from "./edit-distance.ts";
import { decodeWords } from "./front-coding.ts";
import {
  type Contents,
  contentsFile,
  decodePostings,
  keysFile,
  listsFile,
  type Postings,
  readContents,
  readKeysFile,
  readListsFile,
} from "./index-files.ts";
import { readWordKey, type WordKey } from "./index-keys.ts";

export type LoadFile = (file: string) => Promise<unknown>;

/** A key of the index, and the place of its postings. */
export interface IndexEntry {
  key: string;
  /** Undefined if the key stands for many words, or apart. */
  word: WordKey | undefined;
  /** The letters of the word, as `lettersOf` gives them; 0 without a word. */
  letters: number;
  file: number;
  /** Its index within its file of keys. */
  number: number;
}

interface KeysOfFile {
  entries: IndexEntry[];
  lists: number[];
}

/** Keys and their postings, from files that are loaded when they are first needed, each once. */
export class SearchIndex {
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(private readonly loadFile: LoadFile) {}

  contents(): Promise<Contents> {
    return this.once(contentsFile, async (file) => readContents(await this.loadFile(file)));
  }

  /** The entry of exactly this key. */
  async find(key: string): Promise<IndexEntry | undefined> {
    const { keys } = await this.contents();
    const file = lastUpTo(keys, key);
    if (file < 0) return undefined;
    const { entries } = await this.keysOf(file);
    const entry = entries[lowerBound(entries, key)];
    return entry?.key === key ? entry : undefined;
  }

  /** The entries whose keys begin so, in the order of their keys. */
  async beginningWith(beginning: string): Promise<IndexEntry[]> {
    const { keys } = await this.contents();
    const end = beginning + lastOfAll;
    const first = Math.max(0, lastUpTo(keys, beginning));
    const wanted = keys.flatMap((key, file) => (file >= first && key < end ? [this.keysOf(file)] : []));
    const found = await Promise.all(wanted);
    return found.flatMap(({ entries }) => entries.slice(lowerBound(entries, beginning), lowerBound(entries, end)));
  }

  async postingsOf({ file, number }: IndexEntry): Promise<Postings> {
    const { lists } = await this.keysOf(file);
    const part = lists.findLastIndex((first) => first <= number);
    const texts = await this.once(listsFile(file, part), async (name) =>
      readListsFile(await this.loadFile(name), name),
    );
    return decodePostings(texts[number - (lists[part] ?? 0)] ?? "");
  }

  private keysOf(file: number): Promise<KeysOfFile> {
    return this.once(keysFile(file), async (name) => {
      const { keys, lists } = readKeysFile(await this.loadFile(name), name);
      return { entries: decodeWords(keys).map((key, number) => entryOf(key, file, number)), lists };
    });
  }

  /** Reads a file once. After a failure, it is fetched again when it is next needed. */
  private once<T>(file: string, read: (file: string) => Promise<T>): Promise<T> {
    const known = this.files.get(file) as Promise<T> | undefined;
    if (known) return known;
    const reading = read(file);
    this.files.set(file, reading);
    reading.catch(() => this.files.delete(file));
    return reading;
  }
}

function entryOf(key: string, file: number, number: number): IndexEntry {
  const word = readWordKey(key);
  return { key, word, letters: word ? lettersOf(word.word) : 0, file, number };
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
