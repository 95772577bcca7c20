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

/** How visitors write a number: `14`, `fourteen`. Longer number words are looked for like any others. */
export function waysToCount(count: number, locale: Locale): string[] {
  const word =
    count > 20 && count % 10 === 0 ? tens[locale].split(" ")[count / 10 - 3] : upToTwenty[locale].split(" ")[count - 2];
  return [String(count), ...(word ? [word] : [])];
}
