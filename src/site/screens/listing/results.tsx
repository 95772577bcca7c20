import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cardsWithMore } from "../../finding-client/inquiry.ts";
import { useMessages } from "../../language/language.tsx";
import gridStyles from "../../template-card/card-grid.module.css";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ListingCard } from "./listing-card.tsx";
import { paintFirst } from "./paint-first.ts";
import styles from "./results.module.css";
import type { ShownState } from "./use-listing.ts";

/** The first row beside the panel: the cards that most windows show at first. */
const cardsInFirstView = 3;

interface Props {
  state: ShownState;
  grid: RefObject<HTMLUListElement | null>;
  onMore: () => void;
  /** The visitor is about to ask for more. */
  onMoreIntent: () => void;
  /** A failure to load more, said below the cards. */
  failure: ReactNode;
}

/** The cards that were asked for: the place of the first of them, and the element that had the focus. */
type Awaited = { first: number; from: Element | null } | undefined;

/** The cards, a page of them, and more when asked. The old ones stay until the new ones are there. */
export function Results({ state, grid, onMore, onMoreIntent, failure }: Props) {
  const { listing } = useMessages();
  const { view, status, manner, cardsInWindow } = state;
  const { total, cards, highlight } = view;
  const { minutes, place: places } = view.query.chosen;
  const asked = useMemo(() => ({ minutes, places }), [minutes, places]);
  // Theirs for good: a picture that became lazy where its card moved down would be drawn anew.
  const [firstRow] = useState(() => cards.slice(0, cardsInFirstView));
  const awaited = useRef<Awaited>(undefined);

  // The button moves down, or disappears. The focus goes to the first new card, unless the visitor has moved it
  // meanwhile.
  useLayoutEffect(() => {
    if (manner !== "more") awaited.current = undefined;
    if (!awaited.current || cards.length <= awaited.current.first) return;
    const { first, from } = awaited.current;
    awaited.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    grid.current?.children[first]?.querySelector("a")?.focus({ preventScroll: true });
  }, [cards, manner, grid]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new cards are what is drawn
  useLayoutEffect(() => {
    if (manner === "step" || manner === "typing") return paintFirst(grid.current, cardsInWindow);
  }, [cards, manner, cardsInWindow, grid]);

  const showMore = () => {
    awaited.current = { first: cards.length, from: document.activeElement };
    onMore();
  };

  return (
    <>
      <ul ref={grid} className={classNames(gridStyles.grid, styles.grid)} aria-busy={status === "loading"}>
        {cards.map((card) => (
          <li key={card.url}>
            <ListingCard card={card} isLazy={!firstRow.includes(card)} asked={asked} highlight={highlight} />
          </li>
        ))}
      </ul>
      {failure}
      {cards.length < total && (
        <p className={styles.more}>
          <Button fill="hollow" onClick={showMore} onPointerEnter={onMoreIntent} onFocus={onMoreIntent}>
            {listing.showMore({ count: Math.min(cardsWithMore(view), total) - cards.length })}
          </Button>
          <span>{listing.shown({ shown: cards.length, total })}</span>
        </p>
      )}
    </>
  );
}
