import { acceptCategory, reset, run, type Translation } from "vanilla-cookieconsent";
import { category, choiceKey } from "./kept-choice.ts";

const keptDays = 182;
export type ChoiceKeptDays = typeof keptDays;

/** Keeps a choice. Loaded once there is one. */
export async function keepChoice(isGiven: boolean): Promise<void> {
  // Another tab may have kept another one since: the package reads what is kept as it begins.
  reset();
  await run({
    cookie: { name: choiceKey, useLocalStorage: true, expiresAfterDays: keptDays },
    categories: { [category]: {} },
    // Without words for its own question, the package makes none.
    language: { default: "en", translations: { en: {} as Translation } },
    autoShow: false,
    // Robots see what visitors see.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
  });
  acceptCategory(isGiven ? [category] : []);
}
