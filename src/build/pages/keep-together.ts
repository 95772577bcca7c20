/** What a number is the name of, in the seven languages: "step 6". A number of things may leave the word before it. */
const named =
  /(?<!\p{L})(steps?|étapes?|schritte?n?|pasos?|pass[io]s?|stap(?:pen)?|blocks?|blocs?|bloques?|blocco|blok|blocos?) (?=\d)/giu;

/** The shortened article of Dutch times of day: "’s avonds". */
const shortArticle = /(?<!\p{L})’s /gu;

/** The same text with no-break spaces where the end of a line would part what belongs together. */
export function keepTogether(text: string): string {
  return text.replace(named, "$1\u00a0").replace(shortArticle, "’s\u00a0");
}
