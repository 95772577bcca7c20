import type { Locale } from "../../domain/locale.ts";
import type { PageFile } from "../../domain/page.ts";
import type { TemplateReference } from "../../domain/template.ts";

/** What it takes to show the words of templates beside their pages. */
export interface TemplateReader {
  /** The data file of a template's page, fetched once; undefined if there is no such page in the language. */
  loadTemplate: (template: TemplateReference, locale: Locale) => Promise<PageFile | undefined>;
  limit: ReadingRule;
}

/** What may be read in full, on pages of templates and elsewhere (R4.3, R4.4). */
export interface ReadingRule {
  mayRead: (template: TemplateReference) => boolean;
  /** To be called when the words of a template stand on view. However often, it is counted once. */
  countReading: (template: TemplateReference) => void;
  /** Calls back when it becomes known who is here, which may end the limit. Returns how to stop. */
  follow: (listener: () => void) => () => void;
}

/** Settled once: it has come, or it will not. */
export let provideTemplateReader: (reader: TemplateReader) => void;
export let withholdTemplateReader: (reason: unknown) => void;

/**
 * Comes with the code for moving, which has the pages that were loaded, and the limit. A screen that the document was opened with may ask
 * for it sooner. Rejects if that code does not come.
 */
export const templateReader = new Promise<TemplateReader>((resolve, reject) => {
  provideTemplateReader = resolve;
  withholdTemplateReader = reject;
});

// On most pages nobody asks for it.
templateReader.catch(() => {});
