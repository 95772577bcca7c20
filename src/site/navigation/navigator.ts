import type { PageFile, ScreenName } from "../../domain/page.ts";
import { isFilePath, prefixOf } from "../../domain/read-path.ts";
import { documentState, endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { allowReload, isReloaded } from "../document-state/reload.ts";
import type { Language } from "../language/language.tsx";
import { type Destination, destinationOf, mayExist } from "./destination.ts";
import { linksOfSite } from "./links-of-site.ts";
import { isStale, loadDocument } from "./load-document.ts";
import { loadLanguage } from "./load-language.ts";
import { loadSlugs } from "./load-slugs.ts";
import type { PageLoadError } from "./page-load-error.ts";
import type { PageStore } from "./page-store.ts";

/** A page with all that it takes to draw it. */
export interface LoadedPage<Screen> {
  file: PageFile;
  screen: Screen;
  language: Language;
  /** What the screen has prepared for this visit; nothing where the page shows as it was built. */
  view?: unknown;
}

export interface NavigatorOptions<Screen> {
  pages: PageStore;
  /** Of the page on view. */
  language: Language;
  loadScreen: (name: ScreenName) => Promise<Screen>;
  /**
   * What the page's screen makes of the address and of the history's state, which are the visit's by then; nothing where it
   * depends on neither.
   */
  prepareView: (page: LoadedPage<Screen>) => Promise<unknown>;
  show: (page: LoadedPage<Screen>) => void;
  /** The page did not arrive: what the visitor was reading stays. */
  showFailure: (address: string) => void;
  /** The page that stands for all that do not exist, in one language: always at hand. */
  missingPage: (language: Language) => LoadedPage<Screen>;
}

/** Moves between pages without loading documents. Where a browser lacks the Navigation API, links load documents. */
export class Navigator<Screen> {
  readonly #options: NavigatorOptions<Screen>;
  #language: Language;
  /** Of the navigation whose page is on its way, or did not come: the page on view is not that of the address. */
  #underWay: object | undefined;

  constructor(options: NavigatorOptions<Screen>) {
    this.#options = options;
    this.#language = options.language;
  }

  start(): void {
    // After `loadDocument`: the browser leaves the scroll to the page, even where the address names a place.
    if (isReloaded() && location.hash) location.replace(location.hash);
    // Only a plain click on a link of this site, back, and forward can be intercepted: the browser leaves out modifier
    // keys, targets, downloads and other hosts (R2.4).
    navigation.addEventListener("navigate", (event) => {
      // Whatever has broken since: links load documents. For a download, too, the browser gives up what is on its way.
      if (!documentState("script") || event.downloadRequest !== null) return;
      const { destination, navigationType } = event;
      const url = new URL(destination.url);
      this.#underWay &&= event;
      if (destination.sameDocument && (navigationType !== "traverse" || isHere(url))) {
        // What a screen writes into the history itself is of the page on view; a place in the page is there if the page is, and
        // so is what stands over it.
        if (!isHere(url)) this.#underWay = undefined;
        if (!this.#underWay) return;
      }
      if (!event.canIntercept || event.formData) return;
      if (navigationType === "reload" || isFilePath(url.pathname)) return;
      // The history keeps which of its links the page on view is left from.
      if (!this.#underWay) {
        navigation.updateCurrentEntry({
          state: linksOfSite().indexOf(document.activeElement as HTMLAnchorElement),
        });
      }
      allowReload();
      // The style sheet shows it where it lasts; the browser ends it in every case, also when another click overtakes it.
      setDocumentState("loading", "");
      // Scroll and focus follow by themselves once the page stands (R2.5).
      event.intercept({ handler: () => this.#go(url, event) });
    });
    this.#follow(this.#language);
    navigation.onnavigatesuccess = navigation.onnavigateerror = () => endDocumentState("loading");
    // Back from another site in the browser's memory, where the page that was on its way has been given up.
    addEventListener("pageshow", ({ persisted }) => persisted && this.#underWay && this.visit());
  }

  /** Shows the page at the present address as the address and the history ask for it. A failure is shown as well. */
  visit(): Promise<void> {
    return this.#go(new URL(location.href)).catch(() => {});
  }

  /** Fetches what a click on a link of this site would need. Failures are for the click to report. */
  prefetch(path: string): void {
    const destination = destinationOf(path);
    if (!destination) return;
    const loadParts = async () => (await this.#mayExist(destination)) && this.#loadParts(destination);
    loadParts().catch(() => {});
  }

  /** The slugs of the page's language are here, mostly, before a link of it is clicked on. */
  #follow(language: Language): void {
    this.#language = language;
    void loadSlugs(language.locale);
  }

  async #go(url: URL, event?: NavigateEvent): Promise<void> {
    // Stopped, or for a download. In the task after, it is known whether another page follows.
    const givenUp = new Promise<never>((_, reject) => {
      event?.signal.addEventListener("abort", () => setTimeout(reject, 0, event.signal.reason));
    });
    this.#underWay = givenUp;
    // A screen may have written another address itself, and back and forward tell nothing where the browser lacks the API.
    const isOver = () => this.#underWay !== givenUp || !isHere(url);
    const load = async () => {
      const page = await this.#load(url.pathname);
      // By then the address may be another's.
      return isOver() ? page : { ...page, view: await this.#options.prepareView(page) };
    };
    try {
      const page = await Promise.race([load(), givenUp]);
      if (isOver()) return;
      // Throws where a data file lacks what every page has.
      this.#options.show(page);
      this.#follow(page.language);
      this.#underWay = undefined;
      // Back and forward, the keyboard goes on where it was. Once the focus has moved, the browser leaves the scroll as well: from
      // that very link, too, on a page that never gave way to another.
      const left = linksOfSite()[event?.destination.getState() as number];
      if (left) {
        event?.scroll();
        left.blur();
        left.focus({ preventScroll: true });
      }
      // Firefox goes to a place of a page that has just come only where the page before had not been scrolled.
      if (event?.navigationType === "push") document.getElementById(url.hash.slice(1))?.scrollIntoView();
    } catch (error) {
      if (isOver()) return;
      if (isStale(error) && !isReloaded()) return loadDocument(url.href, error);
      console.error(error);
      this.#options.showFailure(url.href);
      // A navigation that fails leaves the scroll where it is: the visitor reads on.
      throw error;
    }
  }

  async #load(pathname: string): Promise<LoadedPage<Screen>> {
    const destination = destinationOf(pathname);
    if (destination && (await this.#mayExist(destination))) {
      const page = await this.#loadParts(destination).catch((error: PageLoadError) => {
        if (error.code !== 404) throw error;
      });
      if (page) return page;
    }
    const locale = prefixOf(pathname) ?? this.#language.locale;
    return this.#options.missingPage(await loadLanguage(locale, "not-found"));
  }

  /** Known without a request, once the slugs of the language are here (R2.3). */
  async #mayExist(destination: Destination): Promise<boolean> {
    const { path, locale, template } = destination;
    if (!template || this.#options.pages.has(path)) return true;
    // Another language's words are needed in either case, and come beside its slugs.
    const [slugs] = await Promise.all([loadSlugs(locale), loadLanguage(locale, "not-found")]);
    return mayExist(destination, slugs);
  }

  async #loadParts({ path, locale, screen: name }: Destination): Promise<LoadedPage<Screen>> {
    const { pages, loadScreen } = this.#options;
    const [file, screen, language] = await Promise.all([
      pages.load(path),
      loadScreen(name),
      loadLanguage(locale, name),
    ]);
    return { file, screen, language };
  }
}

/** What follows `#` is a place in the same page. */
function isHere({ pathname, search }: URL): boolean {
  return location.pathname + location.search === pathname + search;
}
