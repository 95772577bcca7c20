import { findWords, fold } from "../../domain/finding/keyword/analyzer.ts";
import type { Locale } from "../../domain/locale.ts";

/** What may stand between the parts of a compound, in the languages that write compounds as one word. */
const joints: Partial<Record<Locale, readonly string[]>> = {
  de: ["", "s", "es", "n", "en", "e", "er"],
  nl: ["", "s", "e", "en", "er"],
};

const shortestPart = 4;

/**
 * Makes what tells the last part of a compound: `abfrage` of `punktabfrage`. Its first part is found anyway, as its beginning. A
 * word is a compound if both parts are words by themselves in one of the texts.
 */
export function createCompoundSplitter(texts: Iterable<string>, locale: Locale): (word: string) => string | undefined {
  const known = joints[locale];
  if (!known) return () => undefined;
  // Texts repeat their words: each is folded once.
  const written = new Set<string>();
  for (const text of texts) for (const { text: word } of findWords(text)) written.add(word);
  const words = new Set([...written].map(fold));
  const isFirst = (part: string) =>
    known.some((joint) => {
      const length = part.length - joint.length;
      return length >= shortestPart && part.endsWith(joint) && words.has(part.slice(0, length));
    });
  return (word) => {
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      if (words.has(word.slice(at)) && isFirst(word.slice(0, at))) return word.slice(at);
    }
    return undefined;
  };
}
