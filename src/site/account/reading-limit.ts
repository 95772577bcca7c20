import type { PageData } from "../../domain/page.ts";
import { countReading, isReadingBlocked } from "../../domain/reading.ts";
import { referenceTo, type TemplateReference } from "../../domain/template.ts";
import { config } from "../config.ts";
import { endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { readReadings, storeReadings } from "../visitor/readings.ts";
import { announceStored, storageKeys } from "../visitor/storage.ts";

/** Counts the templates that are read in full (R4.3), and sets whether the style sheet cuts the page on view (R4.4). */
export class ReadingLimit {
  readonly #pageOnView: () => PageData;
  /**
   * Until the platform has answered, the limit holds as the arrival script has applied it. Without a platform nobody
   * could sign in.
   */
  #isOn = config.apiUrl !== "";

  constructor(pageOnView: () => PageData) {
    this.#pageOnView = pageOnView;
  }

  get #template(): TemplateReference | undefined {
    const page = this.#pageOnView();
    return page.screen === "template" ? referenceTo(page) : undefined;
  }

  /** To be called when another page is about to be drawn. */
  show(): void {
    const template = this.#template;
    const isBlocked = !!template && this.#isOn && isReadingBlocked(readReadings(), template, config.freeReadings);
    if (isBlocked) setDocumentState("reading", "");
    else endDocumentState("reading");
  }

  /** To be called when the platform has answered that nobody is signed in. Counts the page on view as read, which says so then. */
  count(): void {
    this.#isOn = true;
    // In a background tab the limit is checked again, because templates that were opened at once did not know of each other.
    if (document.hidden) this.show();
    const template = this.#template;
    if (!template) return;
    storeReadings(countReading(readReadings(), template, config.freeReadings));
    announceStored(storageKeys.readingCount);
  }

  /** Ends the limit, for the page on view too. */
  lift(): void {
    this.#isOn = false;
    this.show();
  }
}
