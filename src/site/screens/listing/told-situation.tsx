import type { MouseEvent } from "react";
import { emptyQuery, type ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { FacetData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { nameValue } from "./facet-words.ts";
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
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(only);
  };
  return (
    <p className={styles.situation}>
      {words.listing.situationTold()}{" "}
      <a href={addressOf(only)} onClick={choose}>
        {words.listing.situationOnly({ name })}
      </a>
    </p>
  );
}
