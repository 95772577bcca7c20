import { createSearch } from "../../domain/finding/keyword/search.ts";
import type { Part } from "../../domain/finding/shards.ts";
import type { Locale } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";
import { makeSearchIndex } from "./make-search-index.ts";
import type { SearchEntry } from "./search-entries.ts";
import type { SituationWords } from "./situation-terms.ts";

export function makeEntry(name: string, fields: Partial<SearchEntry> = {}): SearchEntry {
  const texts = { otherNames: [], foreignNames: [], promise: "", terms: [], qualities: [], body: [] };
  return { name, ...texts, ...fields };
}

const speedboat = makeEntry("Speedboat", {
  otherNames: ["Sailboat", "Speed Boat"],
  foreignNames: ["Segelboot-Retrospektive"],
  promise: "See what drives you and what drags",
  terms: ["Retrospective", "Easy"],
  body: ["Everyone writes winds and anchors.", "Anchors are lifted: check-out in pairs."],
});
const whys = makeEntry("5 whys", {
  otherNames: ["Root cause analysis"],
  terms: ["Problem solving"],
  body: ["Ask why. Anchors away!", "Sort the problems and the priorities."],
});
const who = makeEntry("Who is who", { body: ["One true fact of each colleague.", "A boat is a fact."] });
const matrix = makeEntry("Eisenhower matrix", { otherNames: ["Urgent-important matrix"], body: ["Delegate tasks."] });
const retro = makeEntry("Retro of the boat", { body: ["Look back."] });

/** Templates that share words in several places: names, other names, terms and bodies. */
export const someEntries = [speedboat, whys, who, matrix, retro];

interface Options {
  locale?: Locale;
  synonyms?: string[][];
  situations?: SituationWords;
}

/** A listing to search in, by the names of its templates, and the parts that it loads. */
export function openListing(
  entries: readonly SearchEntry[],
  { locale = "en", synonyms = [], situations = {} }: Options = {},
) {
  const index = makeSearchIndex({ entries, synonyms, situations }, locale);
  const parts = new Map(allParts(index).map(({ name, content }) => [name, content]));
  const loaded: string[] = [];
  const { search } = createSearch((part) => {
    loaded.push(part);
    return Promise.resolve(parts.get(part));
  }, languages[locale].analyzer);
  return {
    parts,
    loaded,
    search,
    async find(keyword: string): Promise<string[]> {
      const { ranked } = await search(keyword);
      return ranked.map((position) => entries[position]?.name ?? "");
    },
  };
}

function allParts(part: Part): Part[] {
  return [part, ...(part.below ?? []).flatMap(allParts)];
}
