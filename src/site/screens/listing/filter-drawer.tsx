import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import type { FacetData } from "../../../domain/page.ts";
import { countFilters, type QueryChange, withoutFilters } from "../../finding/change-query.ts";
import { Inquiry, type InquiryState } from "../../finding/inquiry.ts";
import { useMessages } from "../../language/language.tsx";
import { useIsSmallWindow } from "../../layout/small-window.ts";
import { Button } from "../../ui/button.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import styles from "./filter-drawer.module.css";
import { ResultAnnouncement } from "./result-announcement.tsx";

interface Props {
  facets: readonly FacetData[];
  /** What the draft begins with. */
  start: InquiryState;
  /** What a draft would give; its cards are not needed. */
  find: (query: ListingQuery) => ListingView | Promise<ListingView>;
  onIntent: (change: QueryChange) => void;
  onApply: (query: ListingQuery) => void;
  /** It is closed, whether or not it was applied. */
  onClose: () => void;
}

/** The filters over the results of a small window: a draft until it is applied, of which closing keeps nothing. */
export function FilterDrawer({ facets, start, find, onIntent, onApply, onClose }: Props) {
  const { listing } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSmallWindow = useIsSmallWindow();
  const [state, setState] = useState(start);
  const [{ draft, change }] = useState(() => {
    const inquiry = new Inquiry(start, { find, show: setState });
    return { draft: inquiry, change: (it: QueryChange) => inquiry.ask(it, "step") };
  });

  // Closed by the browser's own means, it gives the focus back to the button that opened it.
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!isSmallWindow) dialog.current?.close();
  }, [isSmallWindow]);

  const closeFromBackdrop = (event: MouseEvent) => event.target === dialog.current && close();
  const apply = () => {
    close();
    onApply(draft.query);
  };
  const summary = listing.apply({ count: state.view.total });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's key is Escape, which the browser knows
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="filters"
      onClick={closeFromBackdrop}
      onClose={onClose}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id="filters">{listing.filters()}</h2>
          <button type="button" className={styles.close} aria-label={listing.closeFilters()} onClick={close}>
            <RareIcon name="close" size={18} />
          </button>
        </header>
        <div className={styles.panel}>
          <FacetPanel facets={facets} state={state} onChange={change} onIntent={onIntent} />
        </div>
        <footer className={styles.foot}>
          {state.status === "failed" && <p role="alert">{listing.failed()}</p>}
          <Button className={styles.apply} onClick={apply}>
            {summary}
          </Button>
          <Button
            fill="raw"
            className={styles.reset}
            aria-disabled={countFilters(state.query) === 0}
            onClick={() => change(withoutFilters)}
          >
            {listing.reset()}
          </Button>
        </footer>
        <ResultAnnouncement text={summary} />
      </div>
    </dialog>
  );
}
