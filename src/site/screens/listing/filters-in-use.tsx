import { type RefObject, useEffect, useRef } from "react";
import { type FacetId, facetIds } from "../../../domain/finding/facets.ts";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { FacetData } from "../../../domain/page.ts";
import type { Chalk } from "../../../domain/vocabulary.ts";
import { countFilters, type QueryChange, toggleValue, withoutFilters } from "../../finding-client/change-query.ts";
import { useMessages } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { Button } from "../../ui/button.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import { nameValue } from "./facet-words.ts";
import styles from "./filters-in-use.module.css";

interface Props {
  facets: readonly FacetData[];
  query: ListingQuery;
  onChange: (change: QueryChange) => void;
  /** Gets the focus if no filter is left. */
  fallback: RefObject<HTMLElement | null>;
}

/** Each filter in use as a button that takes it away. */
export function FiltersInUse({ facets, query, onChange, fallback }: Props) {
  const messages = useMessages();
  const { listing } = messages;
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const filters = filtersOf(query, facets, messages);

  // The button that was pressed is gone, and the focus goes to the one in its place: once the results know which cards to lay out first,
  // since to focus is to lay out the page. After a click that is still before it is painted.
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? fallback.current;
    next?.focus({ preventScroll: true });
    removed.current = undefined;
  });

  if (filters.length === 0) return null;
  const remove = (index: number, change: QueryChange) => {
    removed.current = index;
    onChange(change);
  };
  return (
    <>
      <ul ref={list} className={styles.filters} aria-label={listing.inUse()}>
        {filters.map(({ key, name, color, change }, index) => (
          <li key={key}>
            <button
              type="button"
              className={styles.filter}
              data-chalk={color}
              aria-label={listing.remove({ filter: name })}
              onClick={() => remove(index, change)}
            >
              {name}
              <RareIcon name="close" size={11} />
            </button>
          </li>
        ))}
      </ul>
      <Button fill="raw" className={styles.reset} onClick={() => remove(0, withoutFilters)}>
        {listing.reset()}
      </Button>
      <p className={styles.count}>{listing.filtersInUse({ count: countFilters(query) })}</p>
    </>
  );
}

interface Filter {
  key: string;
  name: string;
  color?: Chalk | undefined;
  /** Takes it away. */
  change: QueryChange;
}

function filtersOf(query: ListingQuery, facets: readonly FacetData[], messages: Messages): Filter[] {
  const ofFacet = (facet: FacetId): Filter[] =>
    (query.chosen[facet] ?? []).map((value) => ({
      key: `${facet}=${value}`,
      name: nameValue(facet, value, facets, messages),
      color: facets.find(({ id }) => id === facet)?.values.find(({ id }) => id === value)?.color,
      change: (it) => toggleValue(it, facet, value),
    }));
  const favourites: Filter = {
    key: "favourites",
    name: messages.facets.favourites(),
    change: (it) => ({ ...it, favourites: false }),
  };
  return [...facetIds.flatMap(ofFacet), ...(query.favourites ? [favourites] : [])];
}
