import { useCallback } from "react";
import { type FacetId, isRangeFacet, type RangeFacet } from "../../../domain/finding/facets.ts";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { FacetData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { type QueryChange, setOwnValue, toggleValue } from "../../finding-client/change-query.ts";
import type { InquiryState } from "../../finding-client/inquiry.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { FacetGroup } from "./facet-group.tsx";
import styles from "./facet-panel.module.css";
import { FacetValue } from "./facet-value.tsx";
import { OwnRange } from "./own-range.tsx";

/** The facets by which most visitors look for a template. */
const openFacets: readonly FacetId[] = ["situation", "goal", "place", "level"];

interface Props {
  facets: readonly FacetData[];
  state: InquiryState;
  /** Stays the same function. */
  onChange: (change: QueryChange) => void;
}

/** All filters of a listing. The boxes show the question; the counts belong to the results that are shown. */
export function FacetPanel({ facets, state: { query, view }, onChange }: Props) {
  const locale = useLocale();
  const words = useMessages().facets;

  const onToggle = useCallback((...value: Value) => onChange(toggling(value)), [onChange]);

  const drawOwnRange = ({ id: facet, values }: FacetData & { id: RangeFacet }) => {
    const offered = values.map(({ id }) => id);
    return (
      <OwnRange
        key={facet}
        facet={facet}
        range={query.chosen[facet]?.find((it) => !offered.includes(it))}
        offered={offered}
        onRange={(range) => onChange((it) => setOwnValue(it, facet, range, offered))}
      />
    );
  };

  return (
    <>
      <div className={styles.numbers}>{facets.filter(isOfRange).map(drawOwnRange)}</div>
      <div className={styles.favourites}>
        <FacetValue
          onToggle={onToggle}
          facet="favourites"
          value="1"
          name={words.favourites()}
          count={view.favouritesCount}
          isChosen={query.favourites}
        />
        <a href={pathOf({ name: "favourites" }, locale)}>{words.allFavourites()}</a>
      </div>
      {facets.map((facet) => (
        <FacetGroup
          key={facet.id}
          onToggle={onToggle}
          facet={facet}
          chosen={query.chosen[facet.id] ?? noValues}
          counts={view.counts[facet.id] ?? noCounts}
          isOpen={openFacets.includes(facet.id)}
        />
      ))}
    </>
  );
}

type Value = [facet: FacetId | "favourites", value: string];

function isOfRange(facet: FacetData): facet is FacetData & { id: RangeFacet } {
  return isRangeFacet(facet.id);
}

const noValues: readonly string[] = [];
const noCounts = {};

function toggling([facet, value]: Value): QueryChange {
  return (query: ListingQuery) =>
    facet === "favourites" ? { ...query, favourites: !query.favourites } : toggleValue(query, facet, value);
}
