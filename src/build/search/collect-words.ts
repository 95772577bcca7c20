import { type Place, type Postings, places } from "../../domain/search/index-files.ts";
import type { SearchEntry } from "./search-entries.ts";
import { Synonyms } from "./synonyms.ts";
import type { TextReader } from "./text-reader.ts";

/** The words of a listing with the templates that have them. */
export interface CollectedWords {
  words: ReadonlyMap<string, Postings>;
  /** Those that stand in the names of templates and terms, not counting what is made of several. */
  named: ReadonlySet<string>;
}

/** Short texts in which every word counts, stop words too. */
const labels: ReadonlySet<Place> = new Set(["name", "otherNames", "terms", "foreignNames"]);

const namesOfTemplate: ReadonlySet<Place> = new Set(["name", "otherNames"]);

export function collectWords(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
  reader: TextReader,
): CollectedWords {
  const groups = new Synonyms(synonyms, reader);
  const words = new Map<string, number[][]>();
  const named = new Set<string>();

  /** Positions come in ascending order. */
  const add = (position: number, place: Place, terms: Iterable<string>) => {
    for (const term of terms) {
      if (term === "") continue;
      const known = words.get(term);
      const postings = known ?? places.map(() => []);
      if (!known) words.set(term, postings);
      const positions = postings[places.indexOf(place)];
      if (positions?.at(-1) !== position) positions?.push(position);
    }
  };

  for (const [position, entry] of entries.entries()) {
    for (const [place, text] of textsOf(entry)) {
      const { telling, all, made } = reader.read(text);
      const isLabel = labels.has(place);
      add(position, place, isLabel ? all : telling);
      add(position, place, made);
      if (isLabel && place !== "foreignNames") for (const term of all) named.add(term);
      if (namesOfTemplate.has(place)) {
        const { pairs, whole } = reader.join(text);
        add(position, place, pairs);
        add(position, "wholeName", [whole]);
      }
      for (const synonym of groups.of(isLabel ? [telling, all] : [telling])) {
        add(position, isLabel ? "terms" : place, synonym.words);
        if (isLabel) add(position, "terms", reader.join(synonym.text).pairs);
      }
    }
  }
  return { words, named };
}

function* textsOf({ name, otherNames, terms, foreignNames, promise, body }: SearchEntry): Generator<[Place, string]> {
  yield ["name", name];
  for (const text of otherNames) yield ["otherNames", text];
  for (const text of terms) yield ["terms", text];
  for (const text of foreignNames) yield ["foreignNames", text];
  yield ["promise", promise];
  for (const text of body) yield ["body", text];
}
