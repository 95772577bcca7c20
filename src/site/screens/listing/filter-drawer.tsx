import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import type { FacetData } from "../../../domain/page.ts";
import { countFilters, type QueryChange, withoutFilters } from "../../finding-client/change-query.ts";
import { Inquiry, type InquiryState } from "../../finding-client/inquiry.ts";
import { useMessages } from "../../language/language.tsx";
import { useIsSmallWindow } from "../../layout/small-window.ts";
import { adoptStyles } from "../../ui/adopt-styles.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import styles from "./filter-drawer.css?inline";
import { keepPlace } from "./keep-place.ts";
import { ResultAnnouncement } from "./result-announcement.tsx";

interface Props {
  /** To close it from elsewhere. */
  dialog: RefObject<HTMLDialogElement | null>;
  facets: readonly FacetData[];
  /** The draft at the beginning. */
  start: InquiryState;
  /** The view of a draft, without its cards. */
  find: (query: ListingQuery) => ListingView | Promise<ListingView>;
  onApply: (query: ListingQuery) => void;
  /** It is closed, whether or not it was applied. */
  onClose: () => void;
}

/** The filters over the results of a small window: a draft until it is applied, of which closing keeps nothing. */
export function FilterDrawer({ dialog, facets, start, find, onApply, onClose }: Props) {
  const { listing } = useMessages();
  const isSmallWindow = useIsSmallWindow();
  const [state, setState] = useState(start);
  const [{ draft, change }] = useState(() => {
    const inquiry = new Inquiry(start, { find, show: setState });
    return {
      draft: inquiry,
      change: (it: QueryChange) => inquiry.ask(it, "step"),
    };
  });

  const close = () => dialog.current?.close();
  useLayoutEffect(() => adoptStyles(styles), []);
  useEffect(() => (dialog.current ? keepPlace(dialog.current) : undefined), [dialog]);
  // If the page behind waits for an answer, or had none, the drawer asks for it too: otherwise the draft would never have one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (start.status !== "shown") draft.ask((it) => it, "again");
  }, []);
  useEffect(() => {
    if (!isSmallWindow) dialog.current?.close();
  }, [isSmallWindow, dialog]);

  const apply = () => {
    close();
    onApply(draft.query);
  };
  const summary = listing.apply({ count: state.view.total });

  return (
    <Modal
      dialog={dialog}
      className="filter-drawer"
      title={listing.filters()}
      closeLabel={listing.closeFilters()}
      onClose={onClose}
    >
      <div className="filter-drawer-panel">
        <FacetPanel facets={facets} state={state} onChange={change} />
      </div>
      <div className="filter-drawer-foot">
        {state.status === "failed" && <p role="alert">{listing.failed()}</p>}
        <Button className="filter-drawer-apply" onClick={apply}>
          {summary}
        </Button>
        <Button
          fill="raw"
          className="filter-drawer-reset"
          aria-disabled={countFilters(state.query) === 0}
          onClick={() => change(withoutFilters)}
        >
          {listing.reset()}
        </Button>
      </div>
      <ResultAnnouncement text={summary} query={state.view.query} />
    </Modal>
  );
}
