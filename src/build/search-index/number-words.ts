import type { Locale } from "../../domain/locale.ts";

/** From two on. */
const upToTwenty: Record<Locale, string> = {
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  en: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
  it: "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  nl: "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
  pt: "dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte",
};

/** From thirty on. */
const tens: Record<Locale, string> = {
  de: "dreißig vierzig fünfzig sechzig",
  en: "thirty forty fifty sixty",
  es: "treinta cuarenta cincuenta sesenta",
  fr: "trente quarante cinquante soixante",
  it: "trenta quaranta cinquanta sessanta",
  nl: "dertig veertig vijftig zestig",
  pt: "trinta quarenta cinquenta sessenta",
};

/** 25, 35 and 45: what meetings take. As one word, where the language puts a stop word into them. */
const fives: Record<Locale, string> = {
  de: "fünfundzwanzig fünfunddreißig fünfundvierzig",
  en: "twenty-five thirty-five forty-five",
  es: "veinticinco treintaycinco cuarentaycinco",
  fr: "vingt-cinq trente-cinq quarante-cinq",
  it: "venticinque trentacinque quarantacinque",
  nl: "vijfentwintig vijfendertig vijfenveertig",
  pt: "vinteecinco trintaecinco quarentaecinco",
};

/** How visitors write a number: `14`, `fourteen`. Other number words are looked for like any others. */
export function waysToCount(count: number, locale: Locale): string[] {
  // A place that is none, such as 0.5, has no word.
  const wordAt = (words: Record<Locale, string>, place: number) => words[locale].split(" ")[place];
  const word = wordAt(upToTwenty, count - 2) ?? wordAt(tens, (count - 30) / 10) ?? wordAt(fives, (count - 25) / 10);
  return [String(count), ...(word ? [word] : [])];
}
