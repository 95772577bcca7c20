import { places as allPlaces, strongPlaces } from "./index-files.ts";
import { beginningKey, strongKey } from "./index-keys.ts";
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
}

/** What goes on after what is typed is worth less than what is written like it. */
const exactQuality = 1;
const beginningQuality = 0.7;

/** What is exactly this word. */
export async function findExact(term: string, index: SearchIndex): Promise<Match[]> {
  const entries = await Promise.all([index.find(term), index.find(strongKey(term))]);
  return entries.flatMap((entry) =>
    entry ? [{ entry, word: term, quality: exactQuality, places: allPlaces.length }] : [],
  );
}

/** What begins like this. Where that is much, the index has one entry for all of it; and for one or two letters always. */
export async function findBeginnings(typed: string, index: SearchIndex): Promise<Match[]> {
  const all = await index.find(beginningKey(typed));
  if (all) return [{ entry: all, quality: beginningQuality, places: allPlaces.length }];
  if (typed.length < 3) return [];
  const entries = await index.beginningWith(typed);
  // Three letters begin too much to look for them in bodies.
  const places = typed.length < 4 ? strongPlaces : allPlaces.length;
  const counts = ({ word }: IndexEntry) => word && !word.isMoved && (word.isStrong || places > strongPlaces);
  return entries.filter(counts).map((entry) => ({ entry, quality: beginningQuality, places }));
}
