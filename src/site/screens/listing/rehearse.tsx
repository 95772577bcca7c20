import { startTransition, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { plainView } from "../../../domain/finding/plain-view.ts";
import type { ListingData } from "../../../domain/page.ts";
import { toggleValue } from "../../finding-client/change-query.ts";
import { stateOf } from "../../finding-client/inquiry.ts";
import { type Language, LanguageContext } from "../../language/language.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import { FiltersInUse } from "./filters-in-use.tsx";
import { Results } from "./results.tsx";

const turns = 3;
const nothing = () => {};
const nowhere = { current: null };

/**
 * Draws answers where nobody sees them, in slices: what a browser does for the first time takes it half as long again, and the visitor's
 * first tick would wait for that.
 */
export function rehearse(data: ListingData, language: Language | undefined): void {
  const root = createRoot(document.createElement("div"));
  startTransition(() =>
    root.render(
      <LanguageContext value={language}>
        <Rehearsal data={data} onEnd={() => root.unmount()} />
      </LanguageContext>,
    ),
  );
}

/** Ticks a box and unticks it: other cards, other counts. */
function Rehearsal({ data, onEnd }: { data: ListingData; onEnd: () => void }) {
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn
  useEffect(() => {
    if (turn < turns) startTransition(() => setTurn(turn + 1));
    else onEnd();
  }, [turn]);
  const { facets } = data;
  const plain = plainView(data);
  const half = plain.cards.length / 2;
  const view =
    turn % 2 === 0
      ? { ...plain, cards: plain.cards.slice(0, half) }
      : { ...plain, cards: plain.cards.slice(half), counts: {}, query: toggleValue(plain.query, "minutes", "1-10") };
  const state = { ...stateOf(view), isBelowResults: false, cardsInWindow: 0 };
  return (
    <>
      <FacetPanel facets={facets} state={state} onChange={nothing} />
      <FiltersInUse facets={facets} query={view.query} onChange={nothing} fallback={nowhere} />
      <Results state={state} grid={nowhere} onMore={nothing} onMoreIntent={nothing} failure={undefined} />
    </>
  );
}
