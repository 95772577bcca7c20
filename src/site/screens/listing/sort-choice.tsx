import { type ListingQuery, type SortId, sortIds, usualSort } from "../../../domain/finding/listing-query.ts";
import type { QueryChange } from "../../finding-client/change-query.ts";
import { useMessages } from "../../language/language.tsx";
import { Select } from "../../ui/select.tsx";

interface Props {
  query: ListingQuery;
  onChange: (change: QueryChange) => void;
  onIntent: () => void;
}

/** Without a choice, the best match comes first where anything is asked, and else the newest. */
export function SortChoice({ query, onChange, onIntent }: Props) {
  const { listing } = useMessages();
  const names: Record<SortId, string> = {
    match: listing.sortMatch(),
    date: listing.sortDate(),
    name: listing.sortName(),
    goal: listing.sortGoal(),
  };
  const usual = usualSort(query);
  return (
    <Select
      name="sort"
      label={listing.sort()}
      options={sortIds.map((id) => ({ value: id, label: names[id] }))}
      value={query.sort ?? usual}
      onFocus={onIntent}
      onChange={(id) => onChange((it) => sortBy(it, id))}
    />
  );
}

function sortBy({ sort: _, ...query }: ListingQuery, id: SortId): ListingQuery {
  return id === usualSort(query) ? query : { ...query, sort: id };
}
