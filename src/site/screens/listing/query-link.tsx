import type { MouseEvent, ReactNode } from "react";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import { isPlainClick } from "../../navigation/clicked-link.ts";

interface Props {
  query: ListingQuery;
  addressOf: (query: ListingQuery) => string;
  onChoose: (query: ListingQuery) => void;
  children: ReactNode;
}

/** A link to the address of a query. A plain click asks in place; with a modifier key the browser opens it elsewhere, as any link. */
export function QueryLink({ query, addressOf, onChoose, children }: Props) {
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(query);
  };
  return (
    <a href={addressOf(query)} onClick={choose}>
      {children}
    </a>
  );
}
