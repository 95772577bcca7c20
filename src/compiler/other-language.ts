import { detectAll } from "tinyld";
import { type Locale, locales } from "../domain/locale.ts";

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

/** Articles, pronouns and prepositions: frequent, and seldom in a name or a quotation. */
const smallWords: Record<Locale, string> = {
  de: "der die das den dem des ein eine einen einem einer und oder nicht ist sind sie wir es ich mit für auf von zu im am bei aus wie was wer dass sich noch nur wenn haben hat wird werden kein keine jede jeder alle",
  en: "the a an and or not is are you we it they with for on of to in at by from as what who that this only when have has will be no each every your which one",
  es: "el la los las un una unos unas y o no es son se con para en de del al por como qué que quien lo le su sus más si cuando hay cada todo todos",
  fr: "le la les l un une des et ou ne pas est sont se vous on il elle avec pour sur de du d au aux en par comme qui que ce cette son sa ses plus si quand chaque tout tous chacun dans",
  it: "il lo la i gli le un uno una e o non è sono si con per su di del della dei al da in come che chi cosa ci ogni tutto tutti più se quando nel nella",
  nl: "de het een en of niet is zijn je we ik met voor op van te in aan bij uit als wat wie dat die zich nog alleen wanneer heeft hebben wordt worden geen elke iedereen alle er om",
  pt: "o a os as um uma uns umas e ou não é são se com para em de do da dos das ao no na nos nas por como que quem seu sua mais quando há cada tudo todos",
};

const localesOfSmallWords = new Map<string, Locale[]>();
for (const locale of locales) {
  for (const word of new Set(smallWords[locale].split(" "))) {
    localesOfSmallWords.set(word, [...(localesOfSmallWords.get(word) ?? []), locale]);
  }
}

/** Every letter of the seven languages by itself: to ask for any letter at all takes twice as long. */
const lettersOfLanguages = /[a-zß-öø-ÿœ]+/g;

function countSmallWords(text: string): Record<Locale, number> {
  const counts: Record<Locale, number> = { de: 0, en: 0, es: 0, fr: 0, it: 0, nl: 0, pt: 0 };
  for (const word of text.toLowerCase().match(lettersOfLanguages) ?? []) {
    for (const locale of localesOfSmallWords.get(word) ?? []) counts[locale] += 1;
  }
  return counts;
}
