import { emptyQuery, type ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView, Relaxation } from "../../../domain/finding/listing-view.ts";
import { type TemplateKind, templateKinds } from "../../../domain/template.ts";
import { countFilters } from "../../finding-client/change-query.ts";
import { useMessages } from "../../language/language.tsx";
import { queryLink } from "./query-link.ts";
import styles from "./results.module.css";

interface Props {
  view: ListingView;
  /** How many templates there are. */
  total: number;
  kind: TemplateKind;
  addressOf: (query: ListingQuery, kind?: TemplateKind) => string;
  onChoose: (query: ListingQuery) => void;
}

/**
 * Which part of the question to let go of, and what that gives (R8.2): links, since each leads to an address of its own. What is
 * searched for may be among the others.
 */
export function NoResults({ view: { query, relaxations }, total, kind, addressOf, onChoose }: Props) {
  const { listing, facets } = useMessages();
  const wordingOf = ({ part, total: count }: Relaxation) =>
    part === "keyword"
      ? listing.relaxKeyword({ keyword: query.keyword, count })
      : listing.relax({ filter: facets[part](), count });
  const isAllOffered = relaxations.some((relaxation) => relaxation.total === total);
  const isOfFavouritesAlone = query.favourites && countFilters(query) === 1 && query.keyword === "";
  const other = templateKinds.find((it) => it !== kind);
  return (
    <div className={styles.none}>
      <p>{isOfFavouritesAlone ? listing.noFavourites() : listing.noResultsHint()}</p>
      {query.keyword && (
        <p>
          <a href={addressOf(query, other)}>
            {other === "session" ? listing.searchSessions() : listing.searchInspirations()}
          </a>
        </p>
      )}
      {relaxations.length > 0 && <h3>{listing.relaxHeading()}</h3>}
      <ul className={styles.relaxations}>
        {relaxations.map((relaxation) => (
          <li key={relaxation.part}>
            <a {...queryLink(relaxation.query, addressOf, onChoose)}>{wordingOf(relaxation)}</a>
          </li>
        ))}
        {!isAllOffered && (
          <li>
            <a {...queryLink(emptyQuery, addressOf, onChoose)}>{listing.relaxAll({ count: total })}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
