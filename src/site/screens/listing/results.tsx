import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from "react";
import type { Card } from "../../../domain/page.ts";
import { cardsWithMore, type InquiryState } from "../../finding-client/inquiry.ts";
import { useMessages } from "../../language/language.tsx";
import gridStyles from "../../template-card/card-grid.module.css";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ListingCard } from "./listing-card.tsx";
import styles from "./results.module.css";

/** The first row beside the panel: what the first view shows of most windows. */
const cardsInFirstView = 3;

interface Props {
  state: InquiryState;
  onMore: () => void;
  /** The visitor is about to ask for more. */
  onMoreIntent: () => void;
  /** That more could not be had is said where it was asked for. */
  failure: ReactNode;
}

/** Cards that were asked for: the place of the first of them, and where the focus was. */
type Awaited = { first: number; from: Element | null } | undefined;

/** The cards, a page of them, and more when asked. The old ones stay until the new ones are there. */
export function Results({ state, onMore, onMoreIntent, failure }: Props) {
  const { listing } = useMessages();
  const { view, status, manner } = state;
  const { total, highlight } = view;
  const cards = useCardsInTurn(state);
  const grid = useRef<HTMLUListElement>(null);
  const awaited = useRef<Awaited>(undefined);

  // The button moves away, and may be gone: what it brought is where the visitor goes on, unless they are elsewhere already.
  useLayoutEffect(() => {
    if (manner !== "more") awaited.current = undefined;
    if (!awaited.current || cards.length <= awaited.current.first) return;
    const { first, from } = awaited.current;
    awaited.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    grid.current?.children[first]?.querySelector("a")?.focus({ preventScroll: true });
  }, [cards, manner]);

  const showMore = () => {
    awaited.current = { first: cards.length, from: document.activeElement };
    onMore();
  };

  return (
    <>
      <ul ref={grid} className={classNames(gridStyles.grid, styles.grid)} aria-busy={status === "loading"}>
        {cards.map((card, index) => (
          <li key={card.url}>
            <ListingCard card={card} isLazy={index >= cardsInFirstView} highlight={highlight} />
          </li>
        ))}
      </ul>
      {failure}
      {view.cards.length < total && (
        <p className={styles.more}>
          <Button fill="hollow" onClick={showMore} onPointerEnter={onMoreIntent} onFocus={onMoreIntent}>
            {listing.showMore({ count: Math.min(cardsWithMore(view), total) - view.cards.length })}
          </Button>
          <span>{listing.shown({ shown: view.cards.length, total })}</span>
        </p>
      )}
    </>
  );
}

/** The first row of an answer and the cards that stand there already; when these are drawn, all of them. */
function useCardsInTurn({ view, manner }: InquiryState): readonly Card[] {
  const drawn = useDeferredValue(view);
  // What is gone back to is scrolled at once to where it was, and must be as long as it was.
  if (drawn === view || manner === "again" || manner === "open") return view.cards;
  return view.cards.filter((card, index) => index < cardsInFirstView || drawn.cards.includes(card));
}
