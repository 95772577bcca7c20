import { emptyQuery, type ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { FacetData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { nameValue } from "./facet-words.ts";
import { queryLink } from "./query-link.ts";
import styles from "./results.module.css";

interface Props {
  situation: string;
  query: ListingQuery;
  facets: readonly FacetData[];
  addressOf: (query: ListingQuery) => string;
  onChoose: (query: ListingQuery) => void;
}

/** The situation that a keyword tells of, whose templates come first: a link to these alone. */
export function ToldSituation({ situation, query, facets, addressOf, onChoose }: Props) {
  const words = useMessages();
  const name = nameValue("situation", situation, facets, words);
  const only = { ...emptyQuery, chosen: { ...query.chosen, situation: [situation] }, favourites: query.favourites };
  return (
    <p className={styles.situation}>
      {words.listing.situationTold()}{" "}
      <a {...queryLink(only, addressOf, onChoose)}>{words.listing.situationOnly({ name })}</a>
    </p>
  );
}
