import { detectAll } from "tinyld";
import { fontCharacters } from "../domain/characters.ts";
import { type Locale, locales } from "../domain/locale.ts";
import { languages } from "../languages/languages.ts";

/** How sure the detector must be (0 to 1), and how far behind the expected language must lie. */
const leastAccuracy = 0.15;
const leastLead = 3;

/**
 * The language that a text stands in, when it is certainly not the expected one. The detector is sometimes very sure and
 * wrong because of one rare syllable; so the small words of the language must agree with it.
 */
export function findOtherLanguage(text: string, expected: Locale): Locale | undefined {
  const smallWordsOf = countSmallWords(text);
  const canBe = (locale: Locale) => smallWordsOf[locale] > smallWordsOf[expected];
  // Asked first, because the detector takes a hundred times as long.
  if (!locales.some(canBe)) return undefined;
  const results = detectAll(text, { only: [...locales] });
  const best = results[0];
  const detected = locales.find((locale) => locale === best?.lang);
  if (best === undefined || detected === undefined || detected === expected) return undefined;
  const ownAccuracy = results.find(({ lang }) => lang === expected)?.accuracy ?? 0;
  const isSure = best.accuracy >= leastAccuracy && best.accuracy >= leastLead * ownAccuracy;
  return isSure && canBe(detected) ? detected : undefined;
}

const localesOfSmallWords = new Map<string, Locale[]>();
for (const locale of locales) {
  for (const word of new Set(languages[locale].smallWords.split(" "))) {
    localesOfSmallWords.set(word, [...(localesOfSmallWords.get(word) ?? []), locale]);
  }
}

/** Every letter of the languages by itself: to ask for any letter at all takes twice as long. */
const letters = [...fontCharacters].filter((character) => /\p{Ll}/u.test(character)).join("");
const lettersOfLanguages = new RegExp(`[${letters}]+`, "g");

const noSmallWords = Object.fromEntries(locales.map((locale) => [locale, 0])) as Record<Locale, number>;

function countSmallWords(text: string): Record<Locale, number> {
  const counts = { ...noSmallWords };
  for (const word of text.toLowerCase().match(lettersOfLanguages) ?? []) {
    for (const locale of localesOfSmallWords.get(word) ?? []) counts[locale] += 1;
  }
  return counts;
}
