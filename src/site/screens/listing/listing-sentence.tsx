import type { FacetId } from "../../../domain/finding/facets.ts";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import type { FacetData, ListingData } from "../../../domain/page.ts";
import { type TemplateKind, templateKinds } from "../../../domain/template.ts";
import { FilterSentence, several } from "../../filter-sentence/filter-sentence.tsx";
import type { SentenceState } from "../../filter-sentence/sentence-choices.ts";
import { useSameSlot } from "../../filter-sentence/use-same-slot.ts";
import { type QueryChange, setValues } from "../../finding-client/change-query.ts";

interface Props {
  data: ListingData;
  query: ListingQuery;
  view: ListingView;
  addressOf: (query: ListingQuery, kind: TemplateKind) => string;
  onChange: (change: QueryChange) => void;
}

/**
 * The home page's sentence, saying what is asked of this listing. It offers what gives results with all else that is asked, and
 * what is chosen. Another kind of template is another listing, which is asked the same.
 */
export function ListingSentence({ data, query, view: { countsAlone }, addressOf, onChange }: Props) {
  useSameSlot();
  const { chosen } = query;
  const goals = valuesOf(data.facets, "goal");
  const people = valuesOf(data.facets, "people");
  const state: SentenceState = { kind: data.kind, goal: oneOf(chosen.goal), people: oneOf(chosen.people) };

  const offer = (facet: "goal" | "people", values: FacetData["values"]) =>
    values.map(({ id }) => id).filter((id) => id === state[facet] || countsAlone[facet]?.[id]);

  const change = (next: SentenceState) => {
    if (next.kind !== state.kind) return location.assign(addressOf(query, next.kind));
    onChange((asked) => {
      const withGoal = next.goal === state.goal ? asked : setValues(asked, "goal", listOf(next.goal));
      return next.people === state.people ? withGoal : setValues(withGoal, "people", listOf(next.people));
    });
  };
  return (
    <FilterSentence
      state={state}
      choices={{
        kinds: templateKinds,
        goals: offer("goal", goals),
        // A size of the visitor's own is a choice like the others.
        people: [...new Set([...offer("people", people), ...(chosen.people?.length === 1 ? chosen.people : [])])],
      }}
      goalNames={new Map(goals.map(({ id, name = id }) => [id, name]))}
      onChange={change}
    />
  );
}

function valuesOf(facets: readonly FacetData[], facet: FacetId): FacetData["values"] {
  return facets.find(({ id }) => id === facet)?.values ?? [];
}

const oneOf = (values: readonly string[] = []) => (values.length > 1 ? several : values[0]);

const listOf = (value: string | undefined) => (value === undefined ? [] : [value]);
