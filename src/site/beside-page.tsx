import type { ReactNode } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { type Language, LanguageContext } from "./language/language.tsx";
import { greetingPlaceId } from "./layout/greeting-place.ts";
import { PageAnnouncement } from "./layout/page-announcement.tsx";

interface Shown {
  /** The title to read out after moving to another page; nothing on the first one, which the browser announces. */
  announcement: string;
  /** A message, or a dialog. It belongs to the page that it was shown on, and goes with it. */
  notice?: ReactNode;
  /** Stands in the place of the sign-in button, once it is known who is here. It stays from page to page. */
  greeting?: ReactNode;
  /** The trays of the templates that are chosen to be compared, and of the draft of a plan. They stay as well. */
  compareTray?: ReactNode;
  planTray?: ReactNode;
}

/** Announcements, notices, the greeting and the trays: they stay while one page takes the place of another. */
export class BesidePage {
  readonly #root: Root;
  /** Moves from the header of one page to that of the next. */
  readonly #greeted = document.createElement("span");
  #language: Language;
  #shown: Shown = { announcement: "" };

  constructor(language: Language, options: RootOptions) {
    const place = document.body.appendChild(document.createElement("div"));
    // The element has no box of its own, so that all in it is laid out as a part of the body. The trays then stay in the window as long as
    // the page is in it.
    place.style.display = "contents";
    this.#root = createRoot(place, options);
    this.#language = language;
    // A part of the page that tells of changes is only heard if it was there before.
    this.#draw();
  }

  showPage(language: Language, announcement: string): void {
    this.#language = language;
    this.#shown = { ...this.#shown, announcement, notice: undefined };
    this.#draw();
  }

  put(shown: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...shown };
    this.#draw();
  }

  /** To be called with each page before it is shown. */
  moveGreeting(page: ParentNode): void {
    if (this.#shown.greeting) page.querySelector(`#${greetingPlaceId}`)?.append(this.#greeted);
    else this.#greeted.remove();
  }

  /** At once: the browser takes the focus away when a navigation ends, unless a notice of failure has it by then. */
  #draw(): void {
    const { announcement, notice, greeting, compareTray, planTray } = this.#shown;
    this.moveGreeting(document);
    flushSync(() =>
      this.#root.render(
        <LanguageContext value={this.#language}>
          <PageAnnouncement title={announcement} />
          {notice}
          {createPortal(greeting, this.#greeted)}
          <div className="trays">
            {planTray}
            {compareTray}
          </div>
        </LanguageContext>,
      ),
    );
  }
}
