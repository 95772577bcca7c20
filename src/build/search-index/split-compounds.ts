import { findWords, fold } from "../../domain/finding/keyword/analyzer.ts";
import type { Language } from "../../languages/language.ts";

const shortestPart = 4;

/**
 * Makes what tells the last part of a compound: `abfrage` of `punktabfrage`. Its first part is found anyway, as its beginning. A
 * word is a compound if both parts are words by themselves in one of the texts.
 */
export function createCompoundSplitter(
  texts: Iterable<string>,
  joints: Language["compoundJoints"],
): (word: string) => string | undefined {
  if (!joints) return () => undefined;
  // Texts repeat their words: each is folded once.
  const written = new Set<string>();
  for (const text of texts) for (const { text: word } of findWords(text)) written.add(word);
  const words = new Set([...written].map(fold));
  const isFirst = (part: string) =>
    joints.some((joint) => {
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
