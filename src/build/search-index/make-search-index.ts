import { encodeWords } from "../../domain/finding/keyword/front-coding.ts";
import {
  type Contents,
  contentsPart,
  encodePostings,
  type KeysPart,
  keysPart,
  listsPart,
} from "../../domain/finding/keyword/index-parts.ts";
import { situationsPart } from "../../domain/finding/keyword/situations.ts";
import type { Part } from "../../domain/finding/shards.ts";
import type { Locale } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";
import { allKeys } from "./all-keys.ts";
import { collectWords } from "./collect-words.ts";
import type { SearchTexts } from "./search-entries.ts";
import { situationTerms } from "./situation-terms.ts";
import { createCompoundSplitter } from "./split-compounds.ts";
import { TextReader } from "./text-reader.ts";

/** In characters. Smaller parts are less to fetch for a word where each has a file of its own, larger ones fewer to fetch while typing. */
const mostKeysCharacters = 8_000;
const mostListsCharacters = 3_000;

/** Makes the index of a listing. */
export function makeSearchIndex({ entries, synonyms, situations }: SearchTexts, locale: Locale): Part {
  const texts = [...synonyms.flat(), ...entries.flatMap((entry) => [entry.name, entry.promise, ...entry.body])];
  const language = languages[locale];
  const reader = new TextReader(language.analyzer, createCompoundSplitter(texts, language.compoundJoints));
  const keys = allKeys(collectWords(entries, synonyms, reader));
  const sorted = [...keys].sort(([a], [b]) => (a < b ? -1 : 1));
  const coded = sorted.map(([key, postings]) => ({ key, list: encodePostings(postings) }));
  const parts = cut(coded, mostKeysCharacters, ({ key }, before) => addedBy(key, before?.key ?? ""));
  const contents: Contents = { size: entries.length, keys: parts.map(([first]) => first?.key ?? "") };
  const told = { name: situationsPart, content: situationTerms(situations, reader) };
  return { name: contentsPart, content: contents, below: [told, ...parts.map(partOfKeys)] };
}

interface CodedKey {
  key: string;
  list: string;
}

function partOfKeys(keys: CodedKey[], number: number): Part {
  const parts = cut(keys, mostListsCharacters, ({ list }) => list.length + 1);
  let next = 0;
  const lists = parts.map((part) => {
    const first = next;
    next += part.length;
    return first;
  });
  const content: KeysPart = { keys: encodeWords(keys.map(({ key }) => key)), lists };
  const below = parts.map((part, at) => ({
    name: listsPart(number, at),
    content: part.map(({ list }) => list).join(" "),
  }));
  return { name: keysPart(number), content, below };
}

/** Cuts a list into as few parts of at most that size as it takes, all of about the same size. */
function cut<Item>(items: readonly Item[], most: number, sizeOf: (item: Item, before?: Item) => number): Item[][] {
  const sizes = items.map((item, at) => sizeOf(item, items[at - 1]));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const count = Math.max(1, Math.ceil(total / most));
  const parts: Item[][] = Array.from({ length: count }, () => []);
  let passed = 0;
  for (const [at, item] of items.entries()) {
    parts[Math.floor((passed / total) * count)]?.push(item);
    passed += sizes[at] ?? 0;
  }
  return parts.filter((part) => part.length > 0);
}

function addedBy(key: string, before: string): number {
  let shared = 0;
  while (shared < key.length && key[shared] === before[shared]) shared += 1;
  return 1 + key.length - shared;
}
