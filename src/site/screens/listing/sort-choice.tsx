import { type ListingQuery, type SortId, sortIds } from "../../../domain/finding/listing-query.ts";
import type { QueryChange } from "../../finding-client/change-query.ts";
import { useMessages } from "../../language/language.tsx";
import { Select } from "../../ui/select.tsx";

interface Props {
  query: ListingQuery;
  onChange: (change: QueryChange) => void;
  onIntent: () => void;
}

/** Without a choice, the results of a keyword come best first, and all others newest first. */
export function SortChoice({ query, onChange, onIntent }: Props) {
  const { listing } = useMessages();
  const names: Record<SortId | "relevance", string> = {
    relevance: listing.sortRelevance(),
    date: listing.sortDate(),
    name: listing.sortName(),
    goal: listing.sortGoal(),
  };
  const standard = query.keyword === "" ? "date" : "relevance";
  const offered = standard === "date" ? sortIds : (["relevance", ...sortIds] as const);
  return (
    <Select
      name="sort"
      label={listing.sort()}
      options={offered.map((id) => ({ value: id, label: names[id] }))}
      value={query.sort ?? standard}
      onFocus={onIntent}
      onChange={(id) => onChange((it) => sortBy(it, id, standard))}
    />
  );
}

function sortBy({ sort: _, ...query }: ListingQuery, id: SortId | "relevance", standard: string): ListingQuery {
  return id === "relevance" || id === standard ? query : { ...query, sort: id };
}
