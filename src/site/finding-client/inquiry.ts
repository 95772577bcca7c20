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
 * - `rest`: the cards of a partial view that were not waited for.
 */
export type Manner = "open" | "step" | "typing" | "more" | "again" | "rest";

/** The number of cards that most windows show at first. If cards have to be fetched, only these are waited for. */
export const firstCards = 6;

/**
 * The delay before further cards are fetched while somebody types, because most results are gone before anyone scrolls to
 * them.
 */
export const typingPauseMs = 400;

export interface InquiryState {
  /** The question. It is ahead of the view while results are on their way. */
  query: ListingQuery;
  view: ListingView;
  /** `failed`: the view is still that of an earlier question. */
  status: "shown" | "loading" | "failed";
  manner: Manner;
}

interface Options {
  /** Finds the wanted cards, and waits only for the first of them. */
  find: (query: ListingQuery, wanted: number, first?: number) => ListingView | Promise<ListingView>;
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
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: InquiryState, options: Options) {
    this.#options = options;
    this.#state = start;
  }

  /** The question that was asked last, answered or not. */
  get query(): ListingQuery {
    return this.#state.query;
  }

  /** The state that was shown last. */
  get state(): InquiryState {
    return this.#state;
  }

  /** Changes the question that was asked last, answered or not. */
  ask(change: QueryChange, asked: Manner): void {
    const isSame = asked === "again" || asked === "more";
    const isOnceMore = isSame && this.#state.status !== "shown";
    const manner = isOnceMore || isOpening(this.#state) ? this.#state.manner : asked;
    const wanted = isOnceMore ? this.#wanted : cardsToShow(this.#state.view, manner);
    const first = manner === "step" || manner === "typing" ? firstCards : wanted;
    this.#ask(change(this.#state.query), manner, wanted, first);
  }

  /** Asks the question of the address. The page as it was built answers another one. */
  open(query: ListingQuery, wanted: number, first: number): void {
    this.#ask(query, "open", wanted, first);
  }

  #ask(query: ListingQuery, manner: Manner, wanted: number, first: number): void {
    this.#newQuestion();
    this.#wanted = wanted;
    const found = this.#options.find(query, wanted, first);
    if (found instanceof Promise) this.#await(found, query, manner);
    else this.#answer(found, manner);
  }

  #newQuestion(): void {
    this.#questions += 1;
    clearTimeout(this.#restTimer);
  }

  #answer(view: ListingView, manner: Manner): void {
    this.#show(stateOf(view, manner));
    if (!view.isPartial) return;
    this.#restTimer = setTimeout(() => this.#fetchRest(view.query), manner === "typing" ? typingPauseMs : 0);
  }

  /** Fetches the cards that were not waited for. If it fails, asking for more tries again. */
  async #fetchRest(query: ListingQuery): Promise<void> {
    const question = this.#questions;
    const view = await Promise.resolve(this.#options.find(query, cardsPerPage)).catch(() => undefined);
    if (view && question === this.#questions) this.#show(stateOf(view, "rest"));
  }

  #await(found: Promise<ListingView>, query: ListingQuery, manner: Manner): void {
    const question = this.#questions;
    this.#show({ ...this.#state, query, status: "loading", manner });
    found.then(
      (view) => {
        if (question === this.#questions) this.#answer(view, manner);
      },
      (error) => {
        if (question !== this.#questions || this.#options.takeFailure?.(error, query)) return;
        console.error(error);
        this.#show({ ...this.#state, status: "failed" });
      },
    );
  }

  /** Ends the inquiry: nothing is fetched or shown any more. */
  end(): void {
    this.#newQuestion();
  }

  /** The view with more cards. */
  findMore(): ListingView | Promise<ListingView> {
    return this.#options.find(this.query, cardsToShow(this.#state.view, "more"));
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

/** The cards of a further page, or of one that is not whole yet. */
export function cardsWithMore({ cards }: ListingView): number {
  return (Math.floor(cards.length / cardsPerPage) + 1) * cardsPerPage;
}

function cardsToShow(view: ListingView, manner: Manner): number {
  if (manner === "more") return cardsWithMore(view);
  const pages = manner === "again" ? Math.ceil(view.cards.length / cardsPerPage) : 1;
  return Math.max(1, pages) * cardsPerPage;
}
