import type { Locale } from "../../domain/locale.ts";
import type { PageFile } from "../../domain/page.ts";
import type { TemplateReference } from "../../domain/template.ts";

/** The means to show the words of templates elsewhere than on their pages. */
export interface TemplateReader {
  /** The data file of a template's page, fetched once; undefined if there is no such page in the language. */
  loadTemplate: (template: TemplateReference, locale: Locale) => Promise<PageFile | undefined>;
  limit: ReadingRule;
}

/** The rule that tells which templates may be read in full, on their pages and elsewhere (R4.3, R4.4). */
export interface ReadingRule {
  mayRead: (template: TemplateReference) => boolean;
  /** Counts a template as read. It is called when the words of the template stand on view; several calls count once. */
  countReading: (template: TemplateReference) => void;
  /** Calls back when it becomes known who is here, which may end the limit. Returns a function that ends the calls. */
  follow: (listener: () => void) => () => void;
}

/** Settles `templateReader` when the reader has come; `withholdTemplateReader` does so when it will not come. */
export let provideTemplateReader: (reader: TemplateReader) => void;
export let withholdTemplateReader: (reason: unknown) => void;

/**
 * The reader, which comes with the code for moving, because that code has the loaded pages and the limit. A screen that the document was
 * opened with may ask for it sooner. Rejects if that code does not come.
 */
export const templateReader = new Promise<TemplateReader>((resolve, reject) => {
  provideTemplateReader = resolve;
  withholdTemplateReader = reject;
});

// A rejection that nobody handles would be reported as an error, and on most pages nobody asks for the reader.
templateReader.catch(() => {});
