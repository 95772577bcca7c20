import { places as allPlaces, placesOfBeginning, strongPlaces } from "./index-files.ts";
import { apartKey, beginningKey, countedKey, strongKey } from "./index-keys.ts";
import type { IndexEntry, SearchIndex } from "./search-index.ts";

/** An entry of the index that answers to a word. */
export interface Match {
  entry: IndexEntry;
  /** The word that it stands for; nothing where only the beginning of it was typed. */
  word?: string;
  /** From 0 to 1: how well it answers. */
  quality: number;
  /** Only the first so many places count. */
  places: number;
  /** It says how many people or how long. */
  isCount?: boolean;
}

/** What goes on after what is typed is worth less than what is written like it. */
const exactQuality = 1;
const beginningQuality = 0.7;

/** What is exactly this word. It stands in one place only. */
export async function findExact(term: string, index: SearchIndex): Promise<Match[]> {
  const counted = countedKey(term);
  for (const key of [counted, strongKey(term), term, apartKey(term)]) {
    const entry = await index.find(key);
    if (entry)
      return [{ entry, word: term, quality: exactQuality, places: allPlaces.length, isCount: key === counted }];
  }
  return [];
}

/** What begins like this. Where that is much, the index has one entry for all of it; and for one or two letters always. */
export async function findBeginnings(typed: string, index: SearchIndex): Promise<Match[]> {
  const all = await index.find(beginningKey(typed));
  if (all) return [{ entry: all, quality: beginningQuality, places: allPlaces.length }];
  const places = placesOfBeginning(typed.length);
  if (places === 0) return [];
  const entries = await index.beginningWith(typed);
  const counts = ({ word }: IndexEntry) => word && !word.isMoved && (word.isStrong || places > strongPlaces);
  return entries.filter(counts).map((entry) => ({ entry, quality: beginningQuality, places }));
}

/** More begins too much. */
const mostApart = 12;

/** What begins like this in names from other languages. */
export async function findApart(typed: string, index: SearchIndex): Promise<Match[]> {
  if (placesOfBeginning(typed.length) === 0) return [];
  const entries = await index.beginningWith(apartKey(typed));
  if (entries.length > mostApart) return [];
  return entries.map((entry) => ({ entry, quality: beginningQuality, places: allPlaces.length }));
}
