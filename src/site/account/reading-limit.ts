import type { PageData } from "../../domain/page.ts";
import { countReading, isReadingBlocked } from "../../domain/reading.ts";
import { referenceTo, type TemplateReference } from "../../domain/template.ts";
import { config } from "../config.ts";
import { endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { readReadings, storeReadings } from "../visitor/readings.ts";

/** How many templates are read in full (R4.3), and the mode that the page on view is read in (R4.4): the style sheet does the rest. */
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

  /** The platform has answered that nobody has signed in: the page on view counts as read. */
  count(): void {
    this.#isOn = true;
    // Of templates that were opened at once, in tabs behind this one, none knew of the others when it came.
    if (document.hidden) this.show();
    const template = this.#template;
    if (template) storeReadings(countReading(readReadings(), template, config.freeReadings));
  }

  /** Nothing is blocked, the page on view included. */
  lift(): void {
    this.#isOn = false;
    this.show();
  }
}
