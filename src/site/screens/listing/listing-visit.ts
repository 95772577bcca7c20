import { cleanKeyword, type ListingQuery, writeQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import { isPlain } from "../../../domain/finding/plain-view.ts";
import { queryNames } from "../../../domain/finding/query-names.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { ListingData } from "../../../domain/page.ts";
import { listingPath } from "../../../domain/route.ts";
import type { TemplateKind } from "../../../domain/template.ts";
import { isReloaded } from "../../document-state/reload.ts";
import type { QueryChange } from "../../finding-client/change-query.ts";
import { Inquiry, type InquiryState } from "../../finding-client/inquiry.ts";
import type { Favourites, ListingFinder } from "../../finding-client/listing-finder.ts";
import { AddressWriter } from "../../navigation/address-writer.ts";
import { isStale, loadDocument } from "../../navigation/load-document.ts";
import { presentAddress } from "../../navigation/present-address.ts";
import { keepCardsShown } from "./cards-shown.ts";
import { readDocumentQuestion } from "./read-document.ts";

interface Options {
  kind: TemplateKind;
  locale: Locale;
  start: InquiryState;
  finder: () => ListingFinder;
  favourites: () => Favourites;
  show: (state: InquiryState) => void;
}

/** A visitor's actions on a listing. The address follows the view. The functions stay the same for the whole visit. */
export class ListingVisit {
  readonly #options: Options;
  readonly #writer = new AddressWriter();
  readonly #inquiry: Inquiry;
  /** While the visitor types: the query before, and the text of the field. Needs that are read in it leave the query's keyword. */
  #typing: { before: ListingQuery; keyword: string } | undefined;
  /** The favourites that the last question counted; none in the page as it was built. */
  #askedWith: Favourites = new Set();

  constructor(options: Options) {
    this.#options = options;
    this.#inquiry = new Inquiry(options.start, {
      find: (...question) => {
        this.#askedWith = options.favourites();
        return this.find(...question);
      },
      show: (state) => {
        if (state.status === "shown") this.#write(state);
        options.show(state);
      },
      takeFailure: (error, query) => {
        if (!isStale(error) || isReloaded()) return false;
        this.#writer.whenStill(() => loadDocument(this.addressOf(query), error));
        return true;
      },
    });
  }

  /**
   * The address of a question, for this listing or the other kind's. That one leaves out filters that it does not offer
   * when it reads the address.
   */
  readonly addressOf = (query: ListingQuery, kind = this.#options.kind): string =>
    listingPath(kind, this.#options.locale) + writeQuery(query);

  readonly find = (query: ListingQuery, wanted: number) =>
    this.#options.finder().find(query, this.#options.favourites(), wanted);

  readonly change = (change: QueryChange): void => {
    this.#typing = undefined;
    this.#inquiry.ask(change, "step");
  };

  /** Asks with the text as it stands in the field: the needs that were read in it before may have changed. */
  readonly type = (text: string): void => {
    const keyword = cleanKeyword(text);
    const { query } = this.#inquiry;
    this.#typing ??= { before: query, keyword: query.keyword };
    if (keyword === this.#typing.keyword) return;
    this.#typing.keyword = keyword;
    const { before } = this.#typing;
    this.#inquiry.ask(() => ({ ...before, keyword }), "typing");
  };

  /** Asks the question of the document that was opened. */
  readonly askAsDocument = (form: HTMLFormElement, data: ListingData): void => {
    const asked = readDocumentQuestion(form, data);
    const { query } = asked;
    if (asked.by === "address") {
      this.#inquiry.open(query, asked.wanted);
    } else if (asked.kind !== this.#options.kind) {
      location.assign(this.addressOf(query, asked.kind));
    } else if (!isPlain(query)) {
      this.#inquiry.ask(() => query, query.keyword ? "typing" : "step");
    }
  };

  readonly endTyping = (): void => {
    this.#typing = undefined;
    this.#writer.endTyping();
  };

  readonly showMore = (): void => this.#inquiry.ask(same, "more");

  readonly tryAgain = (): void => this.#inquiry.ask(same, "again");

  /** Follows changes beside the listing until the visitor leaves it. Returns a function for leaving. */
  readonly follow = (favourites: { subscribe: (listener: () => void) => () => void }): (() => void) => {
    const whileHere = new AbortController();
    // Asks again when the browser is back online, so that the visitor need not.
    addEventListener("online", () => this.#inquiry.state.status === "failed" && this.tryAgain(), whileHere);
    addEventListener("hashchange", () => keepCardsShown(this.#inquiry.state.view.cards.length), whileHere);
    const unsubscribe = favourites.subscribe(this.#countFavourites);
    this.#countFavourites();
    return () => {
      whileHere.abort();
      unsubscribe();
      this.#writer.cancel();
      this.#inquiry.end();
    };
  };

  /** Asks again if there are other favourites than those that the last question counted. */
  readonly #countFavourites = (): void => {
    const [now, before] = [this.#options.favourites(), this.#askedWith];
    const isOneNew = [...now].some((key) => !before.has(key));
    const isOneGone = [...before].some((key) => !now.has(key));
    // If only favourites are shown, a removed one stays in sight until the next question, so that a slip can be mended.
    if (isOneNew || (isOneGone && !this.#inquiry.query.favourites)) this.#inquiry.ask(same, "again");
  };

  /** Shows the view that came with the address, from another page or on going back and forward. */
  readonly adopt = (view: ListingView): void => {
    this.#writer.cancel();
    this.#typing = undefined;
    this.#askedWith = this.#options.favourites();
    this.#inquiry.adopt(view);
    this.#correctAddress(view.query);
  };

  /** Fetches ahead the files that every question needs. */
  readonly prepare = (): void => quietly(this.#options.finder().warm(this.#options.favourites()));

  /** Fetches ahead all that questions need; the first ones then wait for nothing. */
  readonly prepareAll = (): void => {
    this.prepare();
    this.prepareSearch();
  };

  readonly prepareSearch = (): void => quietly(this.#options.finder().warmSearch());

  #write({ query, view: { cards }, manner }: InquiryState): void {
    if (manner === "open") this.#correctAddress(query);
    // The same question stays at its address.
    if (manner === "open" || manner === "again") return;
    const address = this.addressOf(query);
    if (manner === "step") this.#writer.step(address);
    if (manner === "typing") this.#writer.type(address);
    if (manner === "more") this.#writer.correct(address, { shown: cards.length });
  }

  /** Writes the address in its one spelling, without parameters that mean nothing here. */
  #correctAddress(query: ListingQuery): void {
    const address = withForeign(this.addressOf(query), location.search);
    if (presentAddress() !== address) {
      this.#writer.correct(address + location.hash, history.state);
    }
  }
}

/** Keeps the parameters of others in the address that was opened, such as those that count a campaign. */
function withForeign(address: string, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of queryNames) parameters.delete(name);
  const foreign = String(parameters);
  return foreign ? `${address}${address.includes("?") ? "&" : "?"}${foreign}` : address;
}

const same: QueryChange = (query) => query;

function quietly(work: unknown): void {
  Promise.resolve(work).catch(() => {});
}
