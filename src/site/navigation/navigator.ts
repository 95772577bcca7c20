import type { PageFile, ScreenName } from "../../domain/page.ts";
import type { Language } from "../language/language.tsx";
import { type Destination, destinationOf, isFilePath, localeOfMissingPage } from "./destination.ts";
import { ChunkLoadError } from "./load-chunk.ts";
import { loadLanguage } from "./load-language.ts";
import { PageLoadError } from "./page-load-error.ts";
import type { PageStore } from "./page-store.ts";

/** A page with all that it takes to draw it. */
export interface LoadedPage<Screen> {
  file: PageFile;
  screen: Screen;
  language: Language;
}

interface Options<Screen> {
  pages: PageStore;
  first: LoadedPage<Screen>;
  loadScreen: (name: ScreenName) => Promise<Screen>;
  show: (page: LoadedPage<Screen>) => void;
  /** The page did not arrive: what the visitor was reading stays. */
  showFailure: (address: string) => void;
  /** The page that stands for all that do not exist, in one language. */
  missingPage: (language: Language) => PageFile;
}

const codeOf = (error: unknown) => error instanceof PageLoadError && error.code;

const isStale = (error: unknown) => error instanceof ChunkLoadError || codeOf(error) === "INVALID_HASH";

/** Moves between pages without loading documents. Where a browser lacks the Navigation API, links load documents. */
export class Navigator<Screen> {
  readonly #options: Options<Screen>;
  #language: Language;

  constructor(options: Options<Screen>) {
    this.#options = options;
    this.#language = options.first.language;
  }

  start(): void {
    // After `loadDocument`: the browser leaves the scroll to the page, even where the address names a place.
    if (history.scrollRestoration === "manual" && location.hash) location.replace(location.hash);
    // Only a plain click on a link of this site, back, and forward can be intercepted: the browser leaves out modifier
    // keys, targets, downloads and other hosts (R2.4).
    navigation.addEventListener("navigate", (event) => {
      const url = new URL(event.destination.url);
      // The very address that is shown already is asked for again to load a page that failed, whether or not it has a hash.
      const isWithinPage = event.hashChange && url.href !== location.href;
      if (!event.canIntercept || isWithinPage || event.downloadRequest !== null || event.formData) return;
      if (event.navigationType === "reload" || isFilePath(url.pathname)) return;
      history.scrollRestoration = "auto";
      // The style sheet shows it where it lasts; the browser ends it in every case, also when another click overtakes it.
      document.documentElement.dataset.loading = "";
      // Scroll and focus follow by themselves once the page stands (R2.5).
      event.intercept({ handler: () => this.#go(url, event.signal) });
    });
    for (const end of ["navigatesuccess", "navigateerror"] as const) {
      navigation.addEventListener(end, () => delete document.documentElement.dataset.loading);
    }
  }

  /** Fetches what a click on a link would need. Failures are for the click to report. */
  prefetch(url: URL): void {
    const destination = url.origin === location.origin && destinationOf(url.pathname, this.#language);
    if (!destination) return;
    this.#loadParts(destination).catch(() => {});
  }

  async #go(url: URL, signal: AbortSignal): Promise<void> {
    try {
      const page = await this.#load(url.pathname);
      if (signal.aborted) return;
      this.#language = page.language;
      this.#options.show(page);
    } catch (error) {
      if (signal.aborted) return;
      if (isStale(error)) return loadDocument(error);
      console.error(error);
      this.#options.showFailure(url.href);
      // A navigation that fails leaves the scroll where it is: the visitor reads on.
      throw error;
    }
  }

  async #load(pathname: string): Promise<LoadedPage<Screen>> {
    return (await this.#loadKnown(pathname)) ?? this.#loadMissing(pathname);
  }

  /** Nothing where there is no such page: known at once, or by what the server says. */
  async #loadKnown(pathname: string): Promise<LoadedPage<Screen> | undefined> {
    const linked = destinationOf(pathname, this.#language);
    const language = linked && (await loadLanguage(linked.locale));
    const destination = language && destinationOf(pathname, language);
    if (!destination) return undefined;
    try {
      const [file, screen] = await this.#loadParts(destination);
      return { file, screen, language };
    } catch (error) {
      if (codeOf(error) === 404) return undefined;
      throw error;
    }
  }

  async #loadMissing(pathname: string): Promise<LoadedPage<Screen>> {
    const language = await loadLanguage(localeOfMissingPage(pathname, this.#language.locale));
    return { file: this.#options.missingPage(language), screen: await this.#options.loadScreen("not-found"), language };
  }

  #loadParts({ path, screen }: Destination): Promise<[PageFile, Screen]> {
    return Promise.all([this.#options.pages.load(path), this.#options.loadScreen(screen)]);
  }
}

/**
 * The address is already the target's: loading it anew gets the document of the build that is deployed now (R8.4, R8.6). It
 * happens once, because a document brings its own data and asks for none. Never settles, so that nothing shows meanwhile.
 */
function loadDocument(reason: unknown): Promise<never> {
  console.warn(reason);
  // A reload would return to where the last page was scrolled to.
  history.scrollRestoration = "manual";
  location.reload();
  return new Promise(() => {});
}
