import type { Locale } from "../../domain/locale.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { ConsentBar } from "./consent-bar.ts";
import { choiceKey, forgetChoice, keptChoice } from "./kept-choice.ts";

export interface AskConsentOptions {
  locale: Locale;
  /** As it was kept. */
  chosen: boolean | undefined;
  /** Whenever somebody chooses, in another tab as well. The choice is kept, if it can be, once the promise is fulfilled. */
  onChoice: (isGiven: boolean, kept: Promise<void>) => void;
}

/** Asks for consent where nothing is chosen yet. Returns how to go on in another language. */
export function askConsent({ locale, chosen, onChoice }: AskConsentOptions): (locale: Locale) => void {
  const choose = (isGiven: boolean, kept: Promise<void>) => {
    chosen = isGiven;
    onChoice(isGiven, kept);
  };
  let keeping = Promise.resolve();
  const keep = async (isGiven: boolean) => {
    const { keepChoice } = await loadChunk("keep-choice", () => import("./keep-choice.ts"));
    await keepChoice(isGiven);
  };
  const bar = new ConsentBar(locale, (isGiven) => {
    if (!isGiven) forgetChoice();
    // One after the other. What is not kept is asked for anew on the next visit.
    keeping = keeping.then(() => keep(isGiven)).catch(console.warn);
    choose(isGiven, keeping);
  });
  if (chosen === undefined) bar.open();

  document.addEventListener("click", ({ target }) => {
    const opener = (target as Element).closest<HTMLElement>("[data-consent]");
    if (opener) bar.openFrom(opener, chosen);
  });
  const heedOtherTab = () => {
    const kept = keptChoice();
    if (kept === undefined || kept === chosen) return;
    bar.close();
    choose(kept, Promise.resolve());
  };
  // Without a key, it may be any that has changed.
  addEventListener("storage", ({ key }) => (key ?? choiceKey) === choiceKey && heedOtherTab());
  return (next) => bar.speak(next);
}
