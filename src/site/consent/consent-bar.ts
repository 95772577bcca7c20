import { words as english } from "virtual:consent/en";
import { words as french } from "virtual:consent/fr";
import { consentLocaleOf, consentQuestion } from "../../domain/consent.ts";
import type { Locale } from "../../domain/locale.ts";
import { pathOf } from "../../domain/route.ts";
import { endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { adoptStyles } from "../ui/adopt-styles.ts";
import { html } from "../ui/html.ts";
import styles from "./consent-bar.css?inline";
import { consentConfig } from "./consent-config.ts";

const words = { en: english, fr: french };

/** A little less than that of a button. An action that ends further below the window has not begun in it. */
const actionHeightPx = 44;

/**
 * The question with its two answers: a region of the page, not a dialog before it, so that visitors who ignore it read on. It is the
 * first element of the document, so that the keyboard comes to it before the page, a part of which it covers.
 */
export class ConsentBar {
  readonly #title = make("h2");
  readonly #said = make("span");
  readonly #keep = make("button");
  /** The choice that was made, and a button that keeps it. */
  readonly #choice = make("p", this.#said, " ", this.#keep);
  readonly #question = make("span");
  /** To the page about privacy. */
  readonly #more = make("a");
  readonly #words = make("div", this.#title, make("p", this.#question, " ", this.#more));
  readonly #accept = make("button");
  readonly #decline = make("button");
  readonly #answers = make("div", this.#accept, this.#decline);
  readonly #bar = make("section", this.#words, this.#answers);
  readonly #root = make("div", this.#bar);
  #locale: Locale;
  #chosen: boolean | undefined;
  #opener: HTMLElement | undefined;

  constructor(locale: Locale, onAnswer: (isGiven: boolean) => void) {
    this.#locale = locale;
    adoptStyles(styles);
    this.#root.className = "consent-place";
    this.#bar.className = "consent-bar";
    this.#words.className = "consent-words";
    this.#answers.className = "consent-answers";
    this.#choice.className = "consent-choice";
    this.#title.id = "consent-title";
    this.#said.id = "consent-said";
    this.#bar.setAttribute("aria-labelledby", this.#title.id);
    this.#keep.setAttribute("aria-describedby", this.#said.id);
    const answer = (isGiven: boolean) => {
      this.close();
      onAnswer(isGiven);
    };
    this.#accept.onclick = () => answer(true);
    this.#decline.onclick = () => answer(false);
    this.#keep.onclick = () => this.close();
    // Escape keeps an earlier choice, and does nothing if there is none.
    this.#bar.addEventListener("keydown", ({ key }) => key === "Escape" && this.#chosen !== undefined && this.close());
    this.#makeRoom();
  }

  /** Opens the bar. If there is a choice already, the bar tells it, and can be closed with the choice kept. */
  open(chosen?: boolean): void {
    this.#chosen = chosen;
    this.#write();
    if (!this.#root.isConnected) document.body.prepend(this.#root);
    setDocumentState("asking", "");
    // Before it is painted, so that it does not move.
    this.#measure();
  }

  /** Opens the bar again from a button, to which the focus returns. */
  openFrom(opener: HTMLElement, chosen: boolean | undefined): void {
    this.open(chosen);
    this.#opener = opener;
    this.#bar.querySelector("button")?.focus();
  }

  close(): void {
    const hadFocus = this.#bar.contains(document.activeElement);
    this.#root.remove();
    endDocumentState("asking");
    if (hadFocus) this.#opener?.focus();
  }

  /** To be called for each page. */
  speak(locale: Locale): void {
    this.#locale = locale;
    this.#write();
    this.#measure();
  }

  #write(): void {
    const locale = consentLocaleOf(this.#locale);
    const { title, privacy, accept, decline, given, refused, keep } = words[locale];
    this.#root.lang = locale;
    this.#title.textContent = title;
    this.#question.textContent = consentQuestion(words[locale], consentConfig);
    this.#more.textContent = privacy;
    this.#more.href = `${pathOf({ name: "privacy" }, this.#locale)}#recorded`;
    this.#accept.textContent = accept;
    this.#decline.textContent = decline;
    this.#keep.textContent = keep;
    this.#said.textContent = this.#chosen ? given : refused;
    if (this.#chosen === undefined) this.#choice.remove();
    else this.#title.after(this.#choice);
  }

  #makeRoom(): void {
    // Only in the next frame, because measuring changes the height of the bar, and an observer may not change what it observes.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));
    for (const part of [this.#bar, this.#words, document.body]) observer.observe(part);
  }

  /**
   * Tells the style sheet the height of the bar, so that it covers neither the end of the page nor what has the focus; and where the first
   * action of the page ends, if the first view has it.
   */
  #measure(): void {
    const setLength = (name: string, px: number) => html.style.setProperty(name, `${px}px`);
    // Each page brings its own.
    setLength("--navigation-height", document.querySelector<HTMLElement>("header nav")?.offsetHeight ?? 0);
    setLength("--consent-height", this.#bar.offsetHeight);
    const { bottom = 0 } = document.querySelector("[data-first-action]")?.getBoundingClientRect() ?? {};
    const end = bottom + scrollY;
    setLength("--consent-from", end < innerHeight + actionHeightPx ? end : 0);
    // Words that overflow can have the focus, so that the keyboard can scroll them.
    this.#words.tabIndex = this.#words.scrollHeight > this.#words.clientHeight ? 0 : -1;
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}
