import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import { plainView } from "../../../domain/finding/plain-view.ts";
import type { ListingData } from "../../../domain/page.ts";
import { whenIdle } from "../../document-state/when-idle.ts";
import { favouriteStore } from "../../favourites/favourite-store.ts";
import { readFavourites } from "../../favourites/use-favourites.ts";
import { finderOf } from "../../finding-client/finders.ts";
import { type InquiryState, stateOf } from "../../finding-client/inquiry.ts";
import { useLocale } from "../../language/language.tsx";
import { ListingVisit } from "./listing-visit.ts";
import { countInWindow } from "./paint-first.ts";

export interface ShownState extends InquiryState {
  /** The visitor would be among results that are none any more, further down than the new ones begin. */
  isBelowResults: boolean;
  /** How many cards the window shows at most. */
  cardsInWindow: number;
}

/** The state of a listing and what can be done with it. `prepared` is what the navigation brings along. */
export function useListing(data: ListingData, prepared: ListingView | undefined) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<ShownState>(() => ({
    ...stateOf(prepared ?? plainView(data)),
    isBelowResults: false,
    cardsInWindow: Number.POSITIVE_INFINITY,
  }));
  const [visit] = useState(
    () =>
      new ListingVisit({
        kind: data.kind,
        locale,
        start: state,
        finder: () => finderOf(data, locale),
        favourites: () => readFavourites(data.kind),
        show: (next) => {
          const isAnswered = next.manner === "step" && next.status === "shown";
          // Measured before anything is drawn, while it costs nothing.
          const isBelowResults = isAnswered && (heading.current?.getBoundingClientRect().top ?? 0) < 0;
          setState({ ...next, isBelowResults, cardsInWindow: countInWindow(grid.current) });
        },
      }),
  );

  // Before the browser paints, since the page is hidden until the view is there.
  useLayoutEffect(() => {
    if (prepared) visit.adopt(prepared);
    else if (form.current) visit.askAsDocument(form.current, data);
  }, [prepared, visit, data]);

  useEffect(() => visit.follow(favouriteStore), [visit]);

  useEffect(() => whenIdle(visit.prepareAll), [visit]);

  useLayoutEffect(() => {
    if (state.isBelowResults) heading.current?.scrollIntoView();
  }, [state]);

  return { state, visit, form, heading, grid };
}
