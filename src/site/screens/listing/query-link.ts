import type { MouseEvent } from "react";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import { isPlainClick } from "../../navigation/clicked-link.ts";

/** The attributes of a link to the address of a query. A plain click asks in place; with a modifier key the browser opens it elsewhere. */
export function queryLink(
  query: ListingQuery,
  addressOf: (query: ListingQuery) => string,
  onChoose: (query: ListingQuery) => void,
) {
  return {
    href: addressOf(query),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      onChoose(query);
    },
  };
}
