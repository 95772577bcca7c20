import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import type { PageFile } from "../domain/page.ts";
import { ReadingLimit } from "./account/reading-limit.ts";
import { App, type Page } from "./app.tsx";
import { titleOf } from "./head.ts";
import { updateHead } from "./update-head.ts";

/** The elements shown beside a page: see `AppProps`. */
interface Beside {
  announcement?: string;
  notice?: ReactNode;
  greeting?: ReactNode;
}

/** The page on view, and the elements beside it. */
export class PageOnView {
  readonly readingLimit = new ReadingLimit(() => this.file.data);
  readonly #root: Root;
  #page: Page;
  #beside: Beside = {};

  constructor(root: Root, page: Page) {
    this.#root = root;
    this.#page = page;
  }

  get file(): PageFile {
    return this.#page.file;
  }

  /** A notice belongs to the page that it was shown on, and goes with it; the greeting stays. */
  show(page: Page): void {
    const { file } = page;
    this.#beside = {
      announcement: file === this.file ? "" : titleOf(file.context),
      greeting: this.#beside.greeting,
    };
    this.#page = page;
    updateHead(file.context);
    this.readingLimit.show();
    this.#draw();
  }

  put(beside: Beside): void {
    this.#beside = { ...this.#beside, ...beside };
    this.#draw();
  }

  /**
   * At once: when a navigation ends the browser restores the scroll, and takes the focus away unless it has moved. So a notice of
   * failure has it by then, and knows the link to give it back to.
   */
  #draw(): void {
    flushSync(() => this.#root.render(<App {...this.#page} {...this.#beside} />));
  }
}
