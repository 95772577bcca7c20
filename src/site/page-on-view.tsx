import { flushSync } from "react-dom";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import type { PageFile } from "../domain/page.ts";
import { PageReading } from "./account/page-reading.ts";
import { ReadingLimit } from "./account/reading-limit.ts";
import { App, type Page } from "./app.tsx";
import { afterFrame, layOutAtOnce, layOutInTurn, noteHeights } from "./arriving.ts";
import { BesidePage } from "./beside-page.tsx";
import { titleOf } from "./head.ts";
import { hydrate } from "./hydrate.tsx";
import { showPictures } from "./ui/show-pictures.ts";
import { trusted } from "./ui/trusted.ts";
import { updateHead } from "./update-head.ts";

interface Start {
  container: Element;
  root: Root;
  page: Page;
  options: RootOptions;
}

/** The page on view, and what stands beside it. */
export class PageOnView {
  readonly readingLimit = new ReadingLimit();
  readonly beside: BesidePage;
  readonly #reading: PageReading;
  readonly #options: RootOptions;
  #container: Element;
  /** None between the first frame of a page and its coming to life. */
  #root: Root | undefined;
  #page: Page;

  constructor({ container, root, page, options }: Start) {
    this.#container = container;
    this.#root = root;
    this.#page = page;
    this.#options = options;
    this.beside = new BesidePage(page.language, options);
    this.#reading = new PageReading(this.readingLimit, page.file.data);
  }

  get file(): PageFile {
    return this.#page.file;
  }

  /**
   * At once: when a navigation ends the browser restores the scroll. What the build has drawn stands there sooner than React could draw
   * it, and comes to life as the page of a document does.
   */
  show(page: Page): void {
    const { file, language } = page;
    const before = this.file;
    this.#page = page;
    noteHeights(this.#container);
    updateHead(file.context);
    if (file !== before) this.#reading.show(file.data);
    if (file !== before && file.html !== undefined && page.view === undefined) this.#showBuilt(page, file.html);
    else {
      this.#root ??= createRoot(this.#container, this.#options);
      const root = this.#root;
      layOutAtOnce();
      flushSync(() => root.render(<App {...page} builtHtml={file.html} />));
    }
    this.beside.showPage(language, file === before ? "" : titleOf(file.context));
  }

  #showBuilt(page: Page, html: string): void {
    const before = this.#container;
    const container = before.cloneNode() as Element;
    container.innerHTML = trusted(html) as string;
    this.beside.moveGreeting(container);
    layOutInTurn(container);
    before.replaceWith(container);
    this.#root?.unmount();
    this.#root = undefined;
    this.#container = container;
    // After it has been painted: neither pictures nor code hold up the first frame.
    afterFrame(() => {
      if (page !== this.#page) return;
      showPictures();
      this.#root = hydrate(container, page, this.#options);
    });
  }
}
