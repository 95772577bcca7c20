import { BitSet } from "../../domain/finding/bit-set.ts";
import { type FacetId, facetsOfKind, isRangeFacet, type TermFacet } from "../../domain/finding/facets.ts";
import { ListingIndex } from "../../domain/finding/listing-index.ts";
import type { FacetsPart } from "../../domain/finding/listing-parts.ts";
import { emptyQuery } from "../../domain/finding/listing-query.ts";
import { offeredRanges } from "../../domain/finding/offered-ranges.ts";
import type { FacetData } from "../../domain/page.ts";
import { activityTypes, places, type TemplateKind } from "../../domain/template.ts";
import type { VocabularyList } from "../../domain/vocabulary.ts";
import type { PageMaker } from "./page-maker.ts";

const vocabularyOf: Record<Exclude<TermFacet, "activity" | "place">, VocabularyList> = {
  situation: "situations",
  goal: "goals",
  context: "contexts",
  level: "levels",
  phase: "phases",
  tag: "tags",
  author: "desks",
};

/** The facets of a listing, with the values that any of its templates has. */
export function listingFacets(kind: TemplateKind, file: FacetsPart, maker: PageMaker): FacetData[] {
  const choices = facetsOfKind[kind].map((id) => ({ id, values: choicesOf(id, maker) }));
  const offered = Object.fromEntries(choices.map(({ id, values }) => [id, values.map((value) => value.id)]));
  // Counted by the browser's own code, because the browser's counts replace these.
  const { counts } = new ListingIndex(file).find(emptyQuery, offered, { favourites: new BitSet(file.size) });
  return choices
    .map(({ id, values }) => {
      const counted = values.map((value) => ({ ...value, count: counts[id]?.[value.id] ?? 0 }));
      const found = counted.filter(({ count }) => count > 0);
      // There are many of some: those that most templates have come first.
      return { id, values: id === "tag" || id === "situation" ? found.sort((a, b) => b.count - a.count) : found };
    })
    .filter(({ values }) => values.length > 0);
}

/** All values that a facet can offer, in the vocabulary's order. Ranges are worded by the screen. */
function choicesOf(id: FacetId, maker: PageMaker): Omit<FacetData["values"][number], "count">[] {
  if (isRangeFacet(id)) return offeredRanges[id].map((range) => ({ id: range }));
  if (id === "activity") return activityTypes.map((type) => ({ id: type, name: maker.text("activities", type) }));
  if (id === "place") return places.map((place) => ({ id: place, name: maker.text("places", place) }));
  const ids = Object.keys(maker.catalogue.vocabulary[vocabularyOf[id]]);
  return id === "goal" ? ids.map((goal) => maker.goal(goal)) : ids.map((term) => maker.name(vocabularyOf[id], term));
}
