import {
  acceptCategory,
  acceptedCategory,
  getCookie,
  run,
  type Translation,
  validConsent,
} from "vanilla-cookieconsent";
import { consentLocaleOf } from "../../domain/consent.ts";
import type { Locale } from "../../domain/locale.ts";
import { ConsentBar } from "./consent-bar.ts";
import { choiceKey, forgetStrangeChoice } from "./kept-choice.ts";

const category = "analytics";
const keptDays = 182;

export interface AskConsentOptions {
  locale: Locale;
  /** The choice as it was kept, and whenever it changes, in another tab as well. */
  onChoice: (isGiven: boolean) => void;
}

/** Asks for consent where nothing is chosen yet. Returns how to go on in another language. */
export async function askConsent({ locale, onChoice }: AskConsentOptions): Promise<(locale: Locale) => void> {
  const choose = (isGiven: boolean) => acceptCategory(isGiven ? [category] : []);
  const spoken = consentLocaleOf(locale);
  const bar = new ConsentBar(spoken, choose);
  const tell = () => onChoice(acceptedCategory(category));
  forgetStrangeChoice();
  await run({
    cookie: { name: choiceKey, useLocalStorage: true, expiresAfterDays: keptDays },
    categories: { [category]: {} },
    // Without words for its own question, the package makes none.
    language: { default: spoken, translations: { [spoken]: {} as Translation } },
    autoShow: false,
    // Robots see what visitors see.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    onConsent: tell,
    onChange: tell,
  });
  if (!validConsent()) bar.open();

  document.addEventListener("click", ({ target }) => {
    const opener = (target as Element).closest<HTMLElement>("[data-consent]");
    if (opener) bar.openFrom(opener, validConsent() ? acceptedCategory(category) : undefined);
  });
  const heedOtherTab = () => {
    forgetStrangeChoice();
    const chosen: string[] | undefined = getCookie("categories");
    if (!chosen || (validConsent() && chosen.includes(category) === acceptedCategory(category))) return;
    bar.close();
    choose(chosen.includes(category));
  };
  // Without a key, it may be any that has changed.
  addEventListener("storage", ({ key }) => (key ?? choiceKey) === choiceKey && heedOtherTab());
  return (next) => bar.speak(consentLocaleOf(next));
}
