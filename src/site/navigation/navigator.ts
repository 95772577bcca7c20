import { isFilePath } from "../../domain/read-path.ts";
import { documentState, endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { allowReload, isReloaded } from "../document-state/reload.ts";
import type { Language } from "../language/language.tsx";
import { indexOfFocusedLink, linksOfSite } from "./links-of-site.ts";
import { isStale, loadDocument } from "./load-document.ts";
import { loadSlugs } from "./load-slugs.ts";
import type { LoadedPage, PageLoader } from "./page-loader.ts";
import { isHere } from "./present-address.ts";

export interface NavigatorOptions<Screen> {
  loader: PageLoader<Screen>;
  /** The language of the page on view. */
  language: Language;
  /**
   * Prepares what the page's screen shows for the address, and for the history's state where that is of the address already. Resolves to
   * undefined if the screen depends on neither.
   */
  prepareView: (page: LoadedPage<Screen>, url: URL) => Promise<unknown>;
  show: (page: LoadedPage<Screen>) => void;
  /** Tells that a page did not arrive. The page on view stays. */
  showFailure: (address: string) => void;
}

/** Moves between pages without loading documents. Where a browser lacks the Navigation API, `moveByHistory` tells where to. */
export class Navigator<Screen> {
  readonly #options: NavigatorOptions<Screen>;
  /** The language of the page on view. */
  #language: Language;
  /**
   * Set while the address and the page on view disagree: from the beginning of a navigation until its page is shown, or the address
   * is that of the page on view again. Each navigation sets another object, by which an older one learns that it has been overtaken.
   */
  #unfinished: object | undefined;
  /** The entry of the history that the page on view belongs to. Null without the Navigation API. */
  #entryOnView: NavigationHistoryEntry | null = null;

  constructor(options: NavigatorOptions<Screen>) {
    this.#options = options;
    this.#language = options.language;
  }

  start(): void {
    // A reloaded document is not scrolled by the browser, even where the address names a place in the page.
    if (isReloaded() && location.hash) location.replace(location.hash);
    this.#fetchSlugs();
    // A document that the browser has kept in its memory lost the requests that were under way when it was left.
    addEventListener("pageshow", ({ persisted }) => persisted && this.#unfinished && this.visit());
    if (!window.navigation) return;
    const noteEntry = () => {
      if (!this.#unfinished) this.#entryOnView = navigation.currentEntry;
    };
    noteEntry();
    navigation.addEventListener("navigate", (event) => this.#answer(event));
    // A screen has written an address of its own, or a link has led to a place in the page.
    navigation.addEventListener("currententrychange", noteEntry);
    navigation.onnavigatesuccess = navigation.onnavigateerror = () => endDocumentState("loading");
  }

  /**
   * Shows the page at the present address as the address and the history ask for it, or at one that `enter` makes the present one when the
   * page is there. A failure is shown as well.
   */
  readonly visit = (url = new URL(location.href), enter?: () => void): Promise<void> =>
    this.#go(url, { enter }).catch(() => {});

  /**
   * Takes a navigation from the browser where it leads to another page of this site. Only a plain click on a link, back, and forward
   * can be taken: the browser keeps modifier keys, targets, downloads and other hosts to itself (R2.4).
   */
  #answer(event: NavigateEvent): void {
    // Without its script the page has failed, and links load documents. A download leaves the page where it is.
    if (!documentState("script") || event.downloadRequest !== null) return;
    const url = new URL(event.destination.url);
    if (this.#leadsBack(event)) {
      this.#unfinished = undefined;
      event.intercept({ scroll: "manual", focusReset: "manual" });
      return;
    }
    // The browser gives up the navigation that was under way, whatever this one is.
    if (this.#unfinished) this.#unfinished = event;
    if (this.#staysOnPage(event, url)) return;
    if (!event.canIntercept || event.formData) return;
    if (event.navigationType === "reload" || isFilePath(url.pathname)) return;
    // The history notes the link by which the page is left, so that it has the focus on the way back.
    if (!this.#unfinished) navigation.updateCurrentEntry({ state: indexOfFocusedLink() });
    this.#unfinished = event;
    allowReload();
    setDocumentState("loading", "");
    // The browser handles scroll and focus once the page is shown (R2.5).
    event.intercept({ handler: () => this.#go(url, { event }) });
  }

  /** Whether a navigation leads back to the page that is on view still, since no other has arrived. Nothing is to be moved then. */
  #leadsBack({ canIntercept, destination, navigationType }: NavigateEvent): boolean {
    const isOfPageOnView = navigationType === "traverse" && destination.key === this.#entryOnView?.key;
    return canIntercept && this.#unfinished !== undefined && isOfPageOnView;
  }

  /** Whether a navigation stays on the page: a screen writes an address of its own, or a link leads to a place in the page. */
  #staysOnPage({ destination, navigationType }: NavigateEvent, url: URL): boolean {
    if (!destination.sameDocument || (navigationType === "traverse" && !isHere(url))) return false;
    // A screen has written the address of what it shows.
    if (!isHere(url)) this.#unfinished = undefined;
    // A place in a page that is not on view yet is only there once the page is.
    return !this.#unfinished;
  }

  async #go(url: URL, { event, enter }: { event?: NavigateEvent; enter?: (() => void) | undefined }): Promise<void> {
    const visit = {};
    this.#unfinished = visit;
    // A screen may also have written another address meanwhile.
    const isOvertaken = () => this.#unfinished !== visit || !(enter || isHere(url));
    try {
      const page = await Promise.race([this.#loadForVisit(url, isOvertaken), whenStopped(event?.signal)]);
      if (isOvertaken()) return;
      enter?.();
      // Throws where a data file lacks what every page has.
      this.#options.show(page);
      this.#unfinished = undefined;
      this.#entryOnView = window.navigation?.currentEntry ?? null;
      this.#language = page.language;
      this.#fetchSlugs();
      if (event) takeUpPlace(event, url);
    } catch (error) {
      if (isOvertaken()) return;
      // Without the Navigation API, the address could not be taken back where it is the present one already.
      const isEntered = !window.navigation && isHere(url);
      if (isEntered || (isStale(error) && !isReloaded())) return loadDocument(url.href, error);
      console.error(error);
      this.#options.showFailure(url.href);
      // Awaited, so that a screen whose address has to wait for the end of the navigation writes none in between.
      await this.#takeAddressBack();
      // Thrown on to the browser, which then leaves the scroll where it is, so that the visitor reads on.
      throw error;
    }
  }

  /** Gives the page on view its address again. The entry of the page that did not arrive stays ahead, mostly, for another try. */
  async #takeAddressBack(): Promise<void> {
    const entry = this.#entryOnView;
    if (!entry?.url) return;
    if (navigation.currentEntry?.key === entry.key) {
      history.replaceState(history.state, "", entry.url);
    } else {
      const { committed, finished } = navigation.traverseTo(entry.key);
      await Promise.allSettled([committed, finished]);
    }
  }

  /** The page at an address, prepared for what the address asks of it, unless that is not asked any more by then. */
  async #loadForVisit(url: URL, isOvertaken: () => boolean): Promise<LoadedPage<Screen>> {
    const page = await this.#options.loader.load(url.pathname, this.#language);
    return isOvertaken() ? page : { ...page, view: await this.#options.prepareView(page, url) };
  }

  /** Fetches the slugs ahead, so that they are mostly here before a link of the page is clicked. */
  #fetchSlugs(): void {
    void loadSlugs(this.#language.locale);
  }
}

/**
 * Rejects when a navigation is stopped by the visitor, by a download that begins, or by another navigation. It rejects in
 * the next task, when the other navigation has begun and no failure is shown for this one.
 */
function whenStopped(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => setTimeout(reject, 0, signal.reason));
  });
}

/** Moves focus and scroll, once a page is shown, to where the visitor was on it or to the place that the address names. */
function takeUpPlace(event: NavigateEvent, url: URL): void {
  const leftBy = linksOfSite()[event.destination.getState() as number];
  if (leftBy) {
    // Scrolled first, because a browser does not scroll any more once the focus has moved.
    event.scroll();
    // Blurred first, because the link may have kept the focus if its page was never left, and focusing it again would do nothing.
    leftBy.blur();
    leftBy.focus({ preventScroll: true });
  }
  // Firefox scrolls to a place in a new page only if the page before had not been scrolled.
  if (event.navigationType === "push") document.getElementById(url.hash.slice(1))?.scrollIntoView();
}
