export interface DistanceOptions {
  /** Larger distances do not matter: they are told as `limit + 1`. */
  limit: number;
  /** The typed text may be only the beginning of the word. */
  isBeginning?: boolean;
}

/** No folded word is longer. The rows are made once: distances to thousands of words are asked for at a keystroke. */
const longest = 100;
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * The number of edits that lead from what is typed to a word: a letter left out, added, taken for another, or swapped with its
 * neighbour is one each, and nothing is edited twice (Damerau-Levenshtein, restricted).
 */
export function editDistance(typed: string, word: string, { limit, isBeginning = false }: DistanceOptions): number {
  const tooFar = limit + 1;
  const surplus = typed.length - word.length;
  if (surplus > limit || (!isBeginning && -surplus > limit)) return tooFar;
  const columns = Math.min(word.length, typed.length + limit);
  if (typed.length > longest || columns > longest) return tooFar;

  let [beforeLast, last, row] = rows;
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let line = 1; line <= typed.length; line += 1) {
    const letter = typed.charCodeAt(line - 1);
    row[0] = line;
    let least = line;
    for (let column = 1; column <= columns; column += 1) {
      const other = word.charCodeAt(column - 1);
      let edits = last[column - 1] as number;
      if (letter !== other) {
        edits = 1 + Math.min(edits, last[column] as number, row[column - 1] as number);
        const isSwap =
          line > 1 && column > 1 && letter === word.charCodeAt(column - 2) && other === typed.charCodeAt(line - 2);
        if (isSwap) edits = Math.min(edits, 1 + (beforeLast[column - 2] as number));
      }
      row[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const ends = isBeginning ? last.subarray(0, columns + 1) : last.subarray(columns, columns + 1);
  return Math.min(tooFar, ...ends);
}

/** The letters of a word as a set of bits. Some letters share a bit. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many letters of one word another lacks. Each takes an edit, so this tells quickly that a distance is too large. */
export function missingLetters(ofWord: number, inOther: number): number {
  let count = 0;
  for (let missing = ofWord & ~inOther; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}
