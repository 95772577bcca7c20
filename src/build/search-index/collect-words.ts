import { type Place, type Postings, places } from "../../domain/finding/keyword/index-parts.ts";
import type { SearchEntry } from "./search-entries.ts";
import { Synonyms } from "./synonyms.ts";
import type { TextReader } from "./text-reader.ts";

/** The words of a listing with the templates that have them. */
export interface CollectedWords {
  words: ReadonlyMap<string, Postings>;
  /** The words of the language: no foreign words, and no names written without their spaces. */
  native: ReadonlySet<string>;
  /** The native words that occur in names of templates and terms. */
  named: ReadonlySet<string>;
}

/** The places of short texts in which every word counts, stop words too. */
const labels: ReadonlySet<Place> = new Set(["name", "wholeName", "otherNames", "terms", "foreignNames"]);

export function collectWords(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
  reader: TextReader,
): CollectedWords {
  const groups = new Synonyms(synonyms, reader);
  const words = new PostingsByWord();
  const native = new Set<string>();
  const named = new Set<string>();
  for (const [position, entry] of entries.entries()) {
    for (const [place, text] of textsOf(entry)) {
      const { telling, all, made } = reader.read(text);
      const isLabel = labels.has(place);
      const counting = isLabel ? all : telling;
      words.add(counting, place, position);
      words.add(made, place, position);
      if (place !== "foreignNames") {
        for (const word of [...counting, ...made]) native.add(word);
        if (isLabel) for (const word of counting) named.add(word);
      }
      if (place === "name" || place === "otherNames") {
        const { pairs, whole } = reader.join(text);
        words.add(pairs, place, position);
        words.add([whole], "wholeName", position);
      }
      for (const synonym of groups.of(all)) {
        const placeOfSynonym = isLabel ? "terms" : place;
        words.add(synonym.words, placeOfSynonym, position);
        for (const word of synonym.words) native.add(word);
        if (isLabel) words.add(reader.join(synonym.text).pairs, placeOfSynonym, position);
      }
    }
  }
  return { words: words.all, native, named };
}

function* textsOf({
  name,
  qualities,
  otherNames,
  terms,
  foreignNames,
  promise,
  body,
}: SearchEntry): Generator<[Place, string]> {
  yield ["name", name];
  for (const text of qualities) yield ["wholeName", text];
  for (const text of otherNames) yield ["otherNames", text];
  for (const text of terms) yield ["terms", text];
  for (const text of foreignNames) yield ["foreignNames", text];
  yield ["promise", promise];
  for (const text of body) yield ["body", text];
}

class PostingsByWord {
  readonly all = new Map<string, number[][]>();

  /** Positions come in ascending order. */
  add(words: readonly string[], place: Place, position: number): void {
    const at = places.indexOf(place);
    for (const word of words) {
      if (word === "") continue;
      const known = this.all.get(word);
      const postings = known ?? places.map(() => []);
      if (!known) this.all.set(word, postings);
      const positions = postings[at];
      if (positions?.at(-1) !== position) positions?.push(position);
    }
  }
}
