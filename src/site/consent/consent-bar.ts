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
import { html } from "../ui/html.ts";
import styles from "./consent-bar.css?inline";
import { consentConfig } from "./consent-config.ts";
import { choiceKey, forgetStrangeChoice } from "./kept-choice.ts";

const category = "analytics";
const keptDays = 182;

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
  let spoken = consentLocaleOf(locale);
  root.lang = spoken;
  adoptStyles(styles);
  const tell = () => onChoice(acceptedCategory(category));
  const words = { en: english, fr: french };
  const choice = makeChoice();
  /** What was chosen stands before the question, where it is asked once more. */
  const sayChoice = () => {
    if (!validConsent()) return;
    choice.say(words[spoken], acceptedCategory(category));
    root.querySelector("h2")?.after(choice.element);
  };
  forgetStrangeChoice();
  await run({
    root,
    cookie: { name: choiceKey, useLocalStorage: true, expiresAfterDays: keptDays },
    categories: { [category]: {} },
    language: { default: spoken, translations: { en: translate(words.en), fr: translate(words.fr) } },
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
    const opener = (target as Element).closest<HTMLElement>("[data-consent]");
    if (!opener) return;
    // Not all browsers focus what is clicked, and what has the focus gets it back.
    opener.focus();
    show(true);
    sayChoice();
    root.querySelector("button")?.focus();
  });
  root.addEventListener("keydown", ({ key }) => key === "Escape" && validConsent() && hide());
  // Without a key, it may be any that has changed.
  addEventListener("storage", ({ key }) => (key ?? choiceKey) === choiceKey && heedOtherTab());
  return (next) => {
    spoken = consentLocaleOf(next);
    root.lang = spoken;
    void setLanguage(spoken);
    sayChoice();
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
  const words = modal.querySelector(".cm__texts") as HTMLElement;
  const navigation = document.querySelector("header nav") as HTMLElement;
  const measure = () => {
    html.style.setProperty("--navigation-height", `${navigation.offsetHeight}px`);
    html.style.setProperty("--consent-height", `${modal.offsetHeight}px`);
    // What moves is moved by the keyboard as well.
    words.tabIndex = words.scrollHeight > words.clientHeight ? 0 : -1;
  };
  measure();
  // Later than it is told: the bar's own height changes with it.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  for (const part of [modal, words, navigation]) observer.observe(part);
}

/** What was chosen, and how to leave it so. */
function makeChoice() {
  const element = document.createElement("p");
  const said = document.createElement("span");
  const keep = document.createElement("button");
  element.className = "cm__choice";
  said.id = "cm__said";
  keep.className = "cm__keep";
  keep.type = "button";
  keep.setAttribute("aria-describedby", said.id);
  keep.addEventListener("click", hide);
  element.append(said, " ", keep);
  return {
    element,
    say({ given, refused, keep: label }: ConsentWords, isGiven: boolean) {
      said.textContent = isGiven ? given : refused;
      keep.textContent = label;
    },
  };
}

/** The package keeps the focus inside. */
function leaveFocusFree(root: HTMLElement): void {
  root.addEventListener("keydown", (event) => event.key === "Tab" && event.stopPropagation(), true);
}

function heedOtherTab(): void {
  forgetStrangeChoice();
  const chosen: string[] | undefined = getCookie("categories");
  if (!chosen || (validConsent() && chosen.includes(category) === acceptedCategory(category))) return;
  hide();
  acceptCategory(chosen);
}
