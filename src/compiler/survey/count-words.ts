import type { Text } from "../texts.ts";

/** Fields that are not read as running text: the words of the board, and names that serve the search. */
const uncountedFields: readonly unknown[] = ["board", "alsoKnownAs"];

/** How many words a file is said to have, of all that it holds. */
export function countWordsOf(texts: readonly Text[]): number {
  return texts
    .filter(({ field }) => !uncountedFields.includes(field[0]))
    .reduce((sum, { plain }) => sum + countWords(plain), 0);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
