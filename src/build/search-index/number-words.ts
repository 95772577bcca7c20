import type { NumberWords } from "../../languages/language.ts";

/** How visitors write a number: `14`, `fourteen`. Other number words are looked for like any others. */
export function waysToCount(count: number, { fromTwo, tens, fives }: NumberWords): string[] {
  // A place that is none, such as 0.5, has no word.
  const wordAt = (words: string, place: number) => words.split(" ")[place];
  const word = wordAt(fromTwo, count - 2) ?? wordAt(tens, (count - 30) / 10) ?? wordAt(fives, (count - 25) / 10);
  return [String(count), ...(word ? [word] : [])];
}
