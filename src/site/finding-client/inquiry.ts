import type { ListingQuery } from "../../domain/finding/listing-query.ts";
import type { ListingView } from "../../domain/finding/listing-view.ts";
import { cardsPerPage } from "../../domain/page.ts";
import type { QueryChange } from "./change-query.ts";

/**
 * How a question came about.
 * - `open`: by the address of the document. Later questions are `open` too, until one is answered.
 * - `step`: by a choice, such as a tick. `typing`: by letters in the search field.
 * - `more`: the same question, with more cards. `again`: the same, since something else has changed, such as the favourites.
 *   If the question has no answer yet, both ask it as it was asked first.
 */
export type Manner = "open" | "step" | "typing" | "more" | "again";

export interface InquiryState {
  /** The question. It is ahead of the view while results are on their way. */
  query: ListingQuery;
  view: ListingView;
  /** `failed`: the view is still that of an earlier question. */
  status: "shown" | "loading" | "failed";
  manner: Manner;
}

interface Options {
  find: (query: ListingQuery, wanted: number) => ListingView | Promise<ListingView>;
  /** Called with each new state. */
  show: (state: InquiryState) => void;
  /** Returns true if it has dealt with the failure: then none is shown. */
  takeFailure?: (error: unknown, query: ListingQuery) => boolean;
}

/** The questions that a visitor asks of a listing, one after another. Only the latest is answered. */
export class Inquiry {
  readonly #options: Options;
  #state: InquiryState;
  #questions = 0;
  /** The number of cards that the last question wanted. */
  #wanted = cardsPerPage;
  #waitTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: InquiryState, options: Options) {
    this.#options = options;
    this.#state = start;
  }

  /** The question that was asked last, answered or not. */
  get query(): ListingQuery {
    return this.#state.query;
  }

  /** The state that is shown, or about to be. */
  get state(): InquiryState {
    return this.#state;
  }

  /** Changes the question that was asked last, answered or not. */
  ask(change: QueryChange, asked: Manner): void {
    const isSame = asked === "again" || asked === "more";
    const isOnceMore = isSame && this.#state.status !== "shown";
    const manner = isOnceMore || isOpening(this.#state) ? this.#state.manner : asked;
    const wanted = isOnceMore ? this.#wanted : cardsToShow(this.#state.view, manner);
    this.#ask(change(this.#state.query), manner, wanted);
  }

  /** Asks the question of the address. The page as it was built answers another one. */
  open(query: ListingQuery, wanted: number): void {
    this.#ask(query, "open", wanted);
  }

  #ask(query: ListingQuery, manner: Manner, wanted: number): void {
    this.#newQuestion();
    this.#wanted = wanted;
    const found = this.#options.find(query, wanted);
    if (found instanceof Promise) this.#await(found, query, manner);
    else this.#show(stateOf(found, manner));
  }

  #newQuestion(): void {
    this.#questions += 1;
    clearTimeout(this.#waitTimer);
  }

  #await(found: Promise<ListingView>, query: ListingQuery, manner: Manner): void {
    const question = this.#questions;
    this.#state = { ...this.#state, query, status: "loading", manner };
    const showWait = () => this.#show(this.#state);
    // A search answers a moment later even if all is at hand: to draw the wait first would take as long as to draw the answer. A box
    // that is ticked shows it in any case.
    if (manner === "typing") this.#waitTimer = setTimeout(showWait);
    else showWait();
    found.then(
      (view) => {
        if (question !== this.#questions) return;
        clearTimeout(this.#waitTimer);
        this.#show(stateOf(view, manner));
      },
      (error) => {
        if (question !== this.#questions || this.#options.takeFailure?.(error, query)) return;
        console.error(error);
        clearTimeout(this.#waitTimer);
        this.#show({ ...this.#state, status: "failed" });
      },
    );
  }

  /** Ends the inquiry: nothing is fetched or shown any more. */
  end(): void {
    this.#newQuestion();
  }

  /** Shows a view that came from elsewhere, such as from going back. Earlier questions are not answered any more. */
  adopt(view: ListingView): void {
    if (view === this.#state.view) return;
    this.#newQuestion();
    this.#show(stateOf(view));
  }

  #show(state: InquiryState): void {
    this.#state = state;
    this.#options.show(state);
  }
}

/** The state of a question with its answer. */
export function stateOf(view: ListingView, manner: Manner = "again"): InquiryState {
  return { query: view.query, view, status: "shown", manner };
}

/** Whether the only view so far is the one that was built, which does not answer the address. */
export function isOpening({ status, manner }: InquiryState): boolean {
  return manner === "open" && status === "loading";
}

/** The cards that are shown, and a further page. */
export function cardsWithMore({ cards }: ListingView): number {
  return (Math.floor(cards.length / cardsPerPage) + 1) * cardsPerPage;
}

function cardsToShow(view: ListingView, manner: Manner): number {
  if (manner === "more") return cardsWithMore(view);
  const pages = manner === "again" ? Math.ceil(view.cards.length / cardsPerPage) : 1;
  return Math.max(1, pages) * cardsPerPage;
}
