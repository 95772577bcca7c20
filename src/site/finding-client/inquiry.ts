import type { ListingQuery } from "../../domain/finding/listing-query.ts";
import type { ListingView } from "../../domain/finding/listing-view.ts";
import { cardsPerPage } from "../../domain/page.ts";
import type { QueryChange } from "./change-query.ts";

/**
 * How a question came about. `open`: the address asks it, and so does all that is asked until that is answered. `more`: the same
 * with more cards. `again`: the same, after something else has changed. Either, while a question has no answer yet, asks that one
 * once more. `rest`: the cards that were left out at first.
 */
export type Manner = "open" | "step" | "typing" | "more" | "again" | "rest";

/** What most windows show of a list. Where cards have to be fetched, no others are waited for. */
export const firstCards = 6;

/** While somebody types, most results are gone before anyone scrolls to the others. */
export const typingPauseMs = 400;

export interface InquiryState {
  /** What is asked: ahead of the view while results are on their way. */
  query: ListingQuery;
  view: ListingView;
  /** Where it failed, the view is still that of an earlier question. */
  status: "shown" | "loading" | "failed";
  manner: Manner;
}

interface Options {
  /** Of the cards that are wanted, only the first are waited for. */
  find: (query: ListingQuery, wanted: number, first?: number) => ListingView | Promise<ListingView>;
  /** Called with each new state. */
  show: (state: InquiryState) => void;
  /** True where the failure is dealt with otherwise: then nothing is shown of it. */
  takeFailure?: (error: unknown, query: ListingQuery) => boolean;
}

/** What a visitor asks of a listing, one question after another. The latest is the one that is answered. */
export class Inquiry {
  readonly #options: Options;
  #state: InquiryState;
  #questions = 0;
  /** Of the question that was asked last. */
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

  /** As it was shown last. */
  get state(): InquiryState {
    return this.#state;
  }

  /** The change is made to what was asked last, whether or not it is answered. */
  ask(change: QueryChange, asked: Manner): void {
    const isSame = asked === "again" || asked === "more";
    const isOnceMore = isSame && this.#state.status !== "shown";
    const manner = isOnceMore || isOpening(this.#state) ? this.#state.manner : asked;
    const wanted = isOnceMore ? this.#wanted : cardsToShow(this.#state.view, manner);
    const first = manner === "step" || manner === "typing" ? firstCards : wanted;
    this.#ask(change(this.#state.query), manner, wanted, first);
  }

  /** Asks what the address asks, which is not what was built. */
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

  /** Nobody waits for it: if it fails, asking for more tries again. */
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

  /** Nothing is fetched or shown any more. */
  end(): void {
    this.#newQuestion();
  }

  /** What asking for more would give. */
  findMore(): ListingView | Promise<ListingView> {
    return this.#options.find(this.query, cardsToShow(this.#state.view, "more"));
  }

  /** Shows a view that came from elsewhere, such as from going back. What was asked before is not answered any more. */
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

/** A view that answers what it was asked. */
export function stateOf(view: ListingView, manner: Manner = "again"): InquiryState {
  return { query: view.query, view, status: "shown", manner };
}

/** There is no view yet but the one that was built, which is not what the address asks for. */
export function isOpening({ status, manner }: InquiryState): boolean {
  return manner === "open" && status === "loading";
}

/** Those of the next page, or of one that is not whole yet. */
export function cardsWithMore({ cards }: ListingView): number {
  return (Math.floor(cards.length / cardsPerPage) + 1) * cardsPerPage;
}

function cardsToShow(view: ListingView, manner: Manner): number {
  if (manner === "more") return cardsWithMore(view);
  const pages = manner === "again" ? Math.ceil(view.cards.length / cardsPerPage) : 1;
  return Math.max(1, pages) * cardsPerPage;
}
