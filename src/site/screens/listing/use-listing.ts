import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { readQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import { offeredOf, plainView } from "../../../domain/finding/plain-view.ts";
import { cardsPerPage, type ListingData } from "../../../domain/page.ts";
import { documentState, endDocumentState } from "../../document-state/document-state.ts";
import { readFavourites, useFavourites } from "../../favourites/use-favourites.ts";
import { readSentence } from "../../filter-sentence/read-sentence.ts";
import { finderOf } from "../../finding-client/finders.ts";
import { stateOf } from "../../finding-client/inquiry.ts";
import { useLocale } from "../../language/language.tsx";
import { ListingVisit } from "./listing-visit.ts";
import { readForm } from "./read-form.ts";

/** What the history keeps is read as if it came from anywhere. */
export function cardsShown(state: unknown): number {
  const { shown } = Object(state) as { shown?: unknown };
  return Number.isSafeInteger(shown) ? Math.max(cardsPerPage, shown as number) : cardsPerPage;
}

/** The state of a listing and what can be done with it. `prepared` is what the navigation brings along. */
export function useListing(data: ListingData, prepared: ListingView | undefined) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isHeadingAbove = useRef(false);
  const [state, setState] = useState(() => stateOf(prepared ?? plainView(data)));
  const [visit] = useState(
    () =>
      new ListingVisit({
        kind: data.kind,
        locale,
        start: state,
        finder: () => finderOf(data, locale),
        favourites: () => readFavourites(data.kind),
        show: (next) => {
          // Measured before anything is drawn, while it costs nothing.
          isHeadingAbove.current = next.manner === "step" && (heading.current?.getBoundingClientRect().top ?? 0) < 0;
          setState(next);
        },
      }),
  );

  // Before the browser paints: the page is hidden until the view is there.
  useLayoutEffect(() => {
    if (prepared) visit.adopt(prepared);
  }, [prepared, visit]);
  useEffect(() => visit.leave, [visit]);

  // The document was opened: what is asked stands in its address or, typed, ticked and chosen before it came to life, in its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!form.current || prepared) return;
    if (documentState("view") !== undefined) {
      endDocumentState("view");
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const query = readQuery(location.search, offeredOf(data));
      return visit.open(query, cardsShown(history.state), entry?.type === "navigate");
    }
    const asked = readForm(form.current, data);
    const { kind } = readSentence(form.current);
    if (kind === data.kind) visit.takeUp(asked);
    else location.assign(visit.addressOf(asked, kind));
  }, []);

  const favourites = useFavourites(data.kind);
  /** What was prepared counts them already; the page as it was built counts none. */
  const counted = useRef(prepared && favourites);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they change
  useEffect(() => {
    const isAny = favourites.size > 0 || state.view.favouritesCount > 0;
    if (isAny && favourites !== counted.current) visit.followFavourites();
    counted.current = favourites;
  }, [favourites]);

  // As soon as there is a line again, nobody has to ask once more.
  useEffect(() => {
    if (state.status !== "failed") return;
    addEventListener("online", visit.tryAgain, { once: true });
    return () => removeEventListener("online", visit.tryAgain);
  }, [state.status, visit]);

  // A link to a place in the page makes an entry of its own in the history, which shows as many cards.
  const shown = state.view.cards.length;
  useEffect(() => {
    const keepShown = () => {
      if (shown > cardsPerPage && history.state === null) history.replaceState({ shown }, "");
    };
    addEventListener("hashchange", keepShown);
    return () => removeEventListener("hashchange", keepShown);
  }, [shown]);

  // Further down, the visitor would be among results that are none any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useLayoutEffect(() => {
    if (isHeadingAbove.current) heading.current?.scrollIntoView();
  }, [state.view]);

  return { state, visit, form, heading };
}
