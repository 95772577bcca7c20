export interface Answer {
  status: number;
  text: string;
}

/**
 * What becomes of a batch: it is `stored`; a `smaller` one may be; its single event is `refused` for good; or nobody can tell,
 * and all of it is to be sent again `later`.
 */
export type Verdict = "stored" | "smaller" | "refused" | "later";

/** R7.4. No answer stands for a network that failed and for a server that took too long. */
export function judgeAnswer(answer: Answer | undefined, events: number): Verdict {
  if (answer?.status === 200 && answer.text === "success") return "stored";
  const isTooLarge = answer?.status === 413;
  // One event that the platform cannot read makes it refuse all: alone, it is found. Other words of a 400 concern every event.
  const isBroken = answer?.status === 400 && answer.text === "invalid_events";
  if (!isTooLarge && !isBroken) return "later";
  return events > 1 ? "smaller" : "refused";
}
