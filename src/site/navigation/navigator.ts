import type { PageFile } from "../../domain/page.ts";
import { localeOfPath } from "../../domain/route.ts";
import type { Language } from "../language/language.tsx";
import { loadLanguage } from "../language/load-language.ts";
import type { Screen } from "../screens/screens.ts";
import { loadScreen } from "../screens/screens.ts";
import { destinationOf, isFilePath, localeOfMissingPage } from "./destination.ts";
import { ChunkLoadError } from "./load-chunk.ts";
import { PageLoadError } from "./page-load-error.ts";
import type { PageStore } from "./page-store.ts";

/** A page with all that it takes to draw it. */
export interface LoadedPage {
  file: PageFile;
  screen: Screen;
  language: Language;
}

interface Options {
  pages: PageStore;
  first: LoadedPage;
  show: (page: LoadedPage) => void;
  /** The page did not arrive: what the visitor was reading stays. */
  showFailure: (address: string) => void;
  /** The page that stands for all that do not exist, in one language. */
  missingPage: (language: Language) => PageFile;
}

const isStale = (error: unknown) =>
  error instanceof ChunkLoadError || (error instanceof PageLoadError && error.code === "INVALID_HASH");

const isMissing = (error: unknown) => error instanceof PageLoadError && error.code === 404;

/** Moves between pages without loading documents. Where a browser lacks the Navigation API, links load documents. */
export class Navigator {
  readonly #options: Options;
  #current: LoadedPage;

  constructor(options: Options) {
    this.#options = options;
    this.#current = options.first;
  }

  start(): void {
    // Only a plain click on a link of this site, back, and forward can be intercepted: the browser leaves out modifier
    // keys, targets, downloads and other hosts (R2.4).
    navigation.addEventListener("navigate", (event) => {
      const url = new URL(event.destination.url);
      if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
      if (event.navigationType === "reload" || isFilePath(url.pathname)) return;
      // Scroll and focus follow by themselves once the page stands (R2.5).
      event.intercept({ handler: () => this.#go(url, event.signal) });
    });
  }

  /** Fetches what a click on a link would need. Failures are for the click to report. */
  prefetch(url: URL): void {
    if (url.origin !== location.origin || isFilePath(url.pathname)) return;
    const destination = destinationOf(url.pathname, this.#current.language);
    if (!destination.found) return;
    Promise.all([this.#options.pages.load(destination.path), loadScreen(destination.screen)]).catch(() => {});
  }

  async #go(url: URL, signal: AbortSignal): Promise<void> {
    try {
      const page = await this.#load(url);
      if (!signal.aborted) this.#show(page);
    } catch (error) {
      if (signal.aborted) return;
      if (isStale(error)) return loadDocument(error);
      console.error(error);
      this.#options.showFailure(url.href);
    }
  }

  async #load(url: URL): Promise<LoadedPage> {
    const destination = destinationOf(url.pathname, this.#current.language);
    if (!destination.found) return this.#loadMissing(url);
    const { path, screen } = destination;
    try {
      const [file, loadedScreen, language] = await Promise.all([
        this.#options.pages.load(path),
        loadScreen(screen),
        loadLanguage(screen === "not-found" ? this.#current.language.locale : localeOfPath(path).locale),
      ]);
      return { file, screen: loadedScreen, language };
    } catch (error) {
      if (isMissing(error)) return this.#loadMissing(url);
      throw error;
    }
  }

  async #loadMissing(url: URL): Promise<LoadedPage> {
    const language = await loadLanguage(localeOfMissingPage(url.pathname, this.#current.language.locale));
    return { file: this.#options.missingPage(language), screen: await loadScreen("not-found"), language };
  }

  #show(page: LoadedPage): void {
    this.#current = page;
    this.#options.show(page);
  }
}

/**
 * The address is already the target's: loading it anew gets the document of the build that is deployed now (R8.4, R8.6). It
 * happens once, because a document brings its own data and asks for none. Never settles, so that nothing shows meanwhile.
 */
function loadDocument(reason: unknown): Promise<never> {
  console.warn(reason);
  location.reload();
  return new Promise(() => {});
}
