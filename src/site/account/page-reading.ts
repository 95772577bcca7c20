import type { PageData } from "../../domain/page.ts";
import { referenceTo, type TemplateReference } from "../../domain/template.ts";
import { documentState, endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import type { ReadingLimit } from "./reading-limit.ts";

/** Sets whether the style sheet cuts the page on view, because it is a template too many (R4.4), and has it counted otherwise. */
export class PageReading {
  readonly #limit: ReadingLimit;
  #template: TemplateReference | undefined;

  /** With the page of the document, which the arrival script has cut, or not. */
  constructor(limit: ReadingLimit, first: PageData) {
    this.#limit = limit;
    this.#template = templateOf(first);
    this.#count();
    limit.follow(() => this.#checkAgain());
  }

  /** To be called when another page is about to be drawn. */
  show(page: PageData): void {
    this.#template = templateOf(page);
    this.#limit.turnPage();
    this.#cut();
    this.#count();
  }

  #checkAgain(): void {
    // What is being read stays, also where other tabs have read as many as are free meanwhile. In a background tab it is cut, because
    // templates that were opened at once did not know of each other.
    if (document.hidden || this.#mayRead()) this.#cut();
    this.#count();
  }

  #mayRead(): boolean {
    return !this.#template || this.#limit.mayRead(this.#template);
  }

  #cut(): void {
    if (this.#mayRead()) endDocumentState("reading");
    else setDocumentState("reading", "");
  }

  #count(): void {
    if (this.#template && documentState("reading") === undefined) this.#limit.countReading(this.#template);
  }
}

function templateOf(page: PageData): TemplateReference | undefined {
  return page.screen === "template" ? referenceTo(page) : undefined;
}
