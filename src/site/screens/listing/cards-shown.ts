import { cardsPerPage } from "../../../domain/page.ts";
import type { ListingState } from "../../navigation/address-writer.ts";

/** How many cards an entry of the history shows. Any script may have written into it. */
export function cardsShown(state: unknown): number {
  const { shown } = Object(state) as { shown?: unknown };
  return Number.isSafeInteger(shown) ? Math.max(cardsPerPage, shown as number) : cardsPerPage;
}

/** An entry that shows more cards than a listing begins with has to say so. A link to a place in the page makes one that does not. */
export function keepCardsShown(shown: number): void {
  const state: ListingState = { shown };
  if (shown > cardsPerPage && history.state === null) history.replaceState(state, "");
}
