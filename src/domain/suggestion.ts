import { editDistance } from "./finding/keyword/edit-distance.ts";

/** Longer lists than this would bury the message; all kinds of boards are shorter. */
const maxListed = 60;

/** Advice in place of an unknown word: the nearest one that is allowed, and all of them if they are few. */
export function suggest(unknown: string, allowed: readonly string[], noun: string): string {
  const nearest = findNearest(unknown, allowed);
  const list =
    allowed.length > 0 && allowed.length <= maxListed
      ? `write one of: ${allowed.join(", ")}`
      : `write ${noun} that exists`;
  return nearest === undefined ? list : `did you mean '${nearest}'? Otherwise ${list}`;
}

/** The most similar word, as long as it is similar enough to be a slip of the hand. Capitals are no difference. */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  const tolerance = Math.max(1, Math.floor(word.length / 3));
  let nearest: string | undefined;
  let smallest = tolerance + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), { limit: tolerance });
    if (distance < smallest) {
      nearest = candidate;
      smallest = distance;
    }
  }
  return nearest;
}
