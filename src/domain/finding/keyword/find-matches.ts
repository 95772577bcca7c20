import { apartKey, beginningKey, strongKey } from "./index-keys.ts";
import { places as allPlaces, placesOfBeginning, strongPlaces } from "./index-parts.ts";
import type { IndexEntry, SearchIndex } from "./search-index.ts";

/** An entry of the index that answers to a word. */
export interface Match {
  entry: IndexEntry;
  /** The word that the entry stands for; undefined if only the beginning of it was typed. */
  word?: string;
  /** From 0 to 1: how well it answers. */
  quality: number;
  /** Only the first so many places count. */
  places: number;
}

/** A word that only begins with the typed text is worth less than the typed word itself. */
const exactQuality = 1;
export const beginningQuality = 0.7;

/** The entry of exactly this term. There is one at most. */
export async function findExact(term: string, index: SearchIndex): Promise<Match[]> {
  for (const key of [strongKey(term), term, apartKey(term)]) {
    const entry = await index.find(key);
    if (entry) return [{ entry, word: term, quality: exactQuality, places: allPlaces.length }];
  }
  return [];
}

/**
 * Words that begin with the typed text. If they are many, the index has one entry for all of them, and always for one
 * or two letters.
 */
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

/** Words in names from other languages that begin with the typed text. */
export async function findApart(typed: string, index: SearchIndex): Promise<Match[]> {
  if (placesOfBeginning(typed.length) === 0) return [];
  const entries = await index.beginningWith(apartKey(typed));
  if (entries.length > mostApart) return [];
  return entries.map((entry) => ({ entry, quality: beginningQuality, places: allPlaces.length }));
}
