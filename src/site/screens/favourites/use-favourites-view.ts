import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Favourites } from "../../../domain/favourites.ts";
import type { FavouritesData } from "../../../domain/page.ts";
import { loadIfStale } from "../../navigation/load-document.ts";
import { type FavouritesView, findAdded, findOwnView, findView } from "./favourites-view.ts";

/** The view of the page, once it is known. `prepared` is what the navigation brings along; a document that is opened has none. */
export function useFavouritesView(data: FavouritesData, prepared: FavouritesView | undefined, kept: Favourites) {
  const [view, setView] = useState(prepared);
  /** The state of the last question; undefined in the page as it was built, and once all is there. */
  const [status, setStatus] = useState<"loading" | "failed">();
  /** Belongs to the view that was asked for last: an older one may come after it. */
  const asked = useRef<unknown>(undefined);

  const show = useCallback((finding: Promise<FavouritesView>) => {
    asked.current = finding;
    const ifWanted = (act: () => void) => asked.current === finding && act();
    setStatus("loading");
    finding.then(
      (found) =>
        ifWanted(() => {
          setStatus(undefined);
          setView(found);
        }),
      (error) =>
        ifWanted(() => {
          if (!loadIfStale(error)) setStatus("failed");
        }),
    );
  }, []);

  useLayoutEffect(() => {
    if (prepared) {
      asked.current = prepared;
      setStatus(undefined);
      setView(prepared);
    } else show(findView(data, location.search));
    return () => {
      asked.current = undefined;
    };
  }, [data, prepared, show]);

  // Kept in another tab, or come from the platform.
  useEffect(() => {
    const finding = view && findAdded(data, view, kept);
    if (finding) show(finding);
  }, [data, view, kept, show]);

  return {
    view,
    status,
    tryAgain: () => show(findView(data, location.search)),
    showOwn: () => show(findOwnView(data)),
  };
}
