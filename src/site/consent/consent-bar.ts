import { words as english } from "virtual:consent/en";
import { words as french } from "virtual:consent/fr";
import {
  acceptCategory,
  acceptedCategory,
  getCookie,
  hide,
  run,
  setLanguage,
  show,
  type Translation,
  validConsent,
} from "vanilla-cookieconsent";
import { type ConsentWords, consentLocaleOf, consentQuestion } from "../../domain/consent.ts";
import type { Locale } from "../../domain/locale.ts";
import { adoptStyles } from "../ui/adopt-styles.ts";
import styles from "./consent-bar.css?inline";
import { consentConfig } from "./consent-config.ts";

const category = "analytics";
/** In local storage, which no request takes along: a refusal leaves nothing that is sent anywhere. */
const storageKey = "inspirations:consent";
const keptDays = 182;

const html = document.documentElement;

export interface ConsentBarOptions {
  locale: Locale;
  /** The choice as it was kept, and whenever it changes, in another tab as well. */
  onChoice: (isGiven: boolean) => void;
}

/** Asks for consent where nothing is chosen yet. Returns how to go on in another language. */
export async function openConsentBar({ locale, onChoice }: ConsentBarOptions): Promise<(locale: Locale) => void> {
  const root = document.createElement("div");
  // First in the document, so that the keyboard comes to it before the page that it lies on.
  document.body.prepend(root);
  leaveFocusFree(root);
  root.lang = consentLocaleOf(locale);
  adoptStyles(styles);
  const tell = () => onChoice(acceptedCategory(category));
  await run({
    root,
    cookie: { name: storageKey, useLocalStorage: true, expiresAfterDays: keptDays },
    categories: { [category]: {} },
    language: { default: root.lang, translations: { en: translate(english), fr: translate(french) } },
    guiOptions: { consentModal: { layout: "bar" } },
    // Robots see what visitors see.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    onModalReady: ({ modal }) => makeRegion(modal),
    onConsent: tell,
    onChange: tell,
  });

  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-consent]")) return;
    show(true);
    root.querySelector("button")?.focus();
  });
  addEventListener("storage", ({ key }) => key === storageKey && heedOtherTab());
  return (next) => {
    root.lang = consentLocaleOf(next);
    void setLanguage(root.lang);
  };
}

function translate(words: ConsentWords): Translation {
  const { title, accept, decline } = words;
  return {
    consentModal: {
      title,
      description: consentQuestion(words, consentConfig),
      acceptAllBtn: accept,
      acceptNecessaryBtn: decline,
    },
    // There is one thing to decide.
    preferencesModal: { sections: [] },
  };
}

/** It stands beside the page and not before it: whoever does not care reads on. */
function makeRegion(modal: HTMLElement): void {
  modal.role = "region";
  modal.removeAttribute("aria-modal");
  // The package would take the focus there.
  modal.firstElementChild?.remove();
  new ResizeObserver(() => html.style.setProperty("--consent-height", `${modal.offsetHeight}px`)).observe(modal);
}

/** The package keeps the focus inside. */
function leaveFocusFree(root: HTMLElement): void {
  root.addEventListener("keydown", (event) => event.key === "Tab" && event.stopPropagation(), true);
}

function heedOtherTab(): void {
  const chosen: string[] | undefined = getCookie("categories");
  if (!chosen || (validConsent() && chosen.includes(category) === acceptedCategory(category))) return;
  hide();
  acceptCategory(chosen);
}
