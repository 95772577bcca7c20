import { type Locale, unprefixedLocale } from "../../domain/locale.ts";
import type { PageFile, ScreenName } from "../../domain/page.ts";
import { prefixOf } from "../../domain/read-path.ts";
import { pathOf } from "../../domain/route.ts";
import type { TemplateKind, TemplateReference } from "../../domain/template.ts";
import type { Language } from "../language/language.tsx";
import { type Destination, destinationOf, mayExist } from "./destination.ts";
import { loadLanguage } from "./load-language.ts";
import { loadSlugs } from "./load-slugs.ts";
import { PageLoadError } from "./page-load-error.ts";
import type { PageStore } from "./page-store.ts";

/** A page with all that it takes to draw it. */
export interface LoadedPage<Screen> {
  file: PageFile;
  screen: Screen;
  language: Language;
  /** The view that the screen has prepared for this visit; undefined if the page shows as it was built. */
  view?: unknown;
}

export interface PageSources<Screen> {
  pages: PageStore;
  loadScreen: (name: ScreenName) => Promise<Screen>;
  /** The page that stands for all that do not exist, in one language: always at hand. */
  missingPage: (language: Language) => LoadedPage<Screen>;
}

/** Loads the parts of pages side by side: data, screen, words. Each is loaded once. */
export class PageLoader<Screen> {
  readonly #sources: PageSources<Screen>;

  constructor(sources: PageSources<Screen>) {
    this.#sources = sources;
  }

  /**
   * Loads the page at a path, or the not-found page. If the path names no language, that one is in the given language.
   */
  async load(pathname: string, fallback: Language): Promise<LoadedPage<Screen>> {
    const destination = destinationOf(pathname);
    if (destination && (await this.#mayExist(destination))) {
      const page = await this.#loadParts(destination).catch((error: PageLoadError) => {
        if (error.code !== 404) throw error;
      });
      if (page) return page;
    }
    const locale = prefixOf(pathname) ?? fallback.locale;
    return this.#sources.missingPage(await loadLanguage(locale, "not-found"));
  }

  /** Fetches the parts of a page before its link is clicked on. A failure is reported by the click. */
  prefetch(path: string): void {
    const destination = destinationOf(path);
    if (!destination) return;
    const loadParts = async () => (await this.#mayExist(destination)) && this.#loadParts(destination);
    loadParts().catch(() => {});
  }

  /**
   * The data file of a template's page, for those that show it in another way; undefined if there is no such page in the language. What is shown
   * as a page counts as read, and nothing else does.
   */
  async loadTemplate(template: TemplateReference, locale: Locale): Promise<PageFile | undefined> {
    const [name, key] = template.split(":") as [TemplateKind, string];
    const [english, own] = await Promise.all([loadSlugs(unprefixedLocale), loadSlugs(locale)]);
    if (!english || !own) throw new PageLoadError(`Could not find ${template}: the slugs did not come`);
    // References name templates by their English slugs, and the lists are in one order.
    const slug = own[name][english[name].indexOf(key)];
    if (!slug) return undefined;
    return this.#sources.pages.load(pathOf({ name, slug }, locale));
  }

  /** Known without a request, once the slugs of the language are here (R2.3). */
  async #mayExist(destination: Destination): Promise<boolean> {
    const { path, locale, named } = destination;
    if (!named || this.#sources.pages.has(path)) return true;
    // Another language's words are needed in either case, and come beside its slugs.
    const [slugs] = await Promise.all([loadSlugs(locale), loadLanguage(locale, "not-found")]);
    return mayExist(destination, slugs);
  }

  async #loadParts({ path, locale, screen: name }: Destination): Promise<LoadedPage<Screen>> {
    const { pages, loadScreen } = this.#sources;
    const [file, screen, language] = await Promise.all([
      pages.load(path),
      loadScreen(name),
      loadLanguage(locale, name),
    ]);
    return { file, screen, language };
  }
}
