export interface Answer {
  status: number;
  text: string;
}

/**
 * The outcome of sending a batch: it is `stored`; it is to be split, since a `smaller` one may be stored; its single event
 * is `refused` for good; or the outcome is unknown, and the whole batch is to be sent again `later`.
 */
export type Verdict = "stored" | "smaller" | "refused" | "later";

/** Judges the platform's answer to a batch (R7.4). A missing answer means that the network failed or the server took too long. */
export function judgeAnswer(answer: Answer | undefined, events: number): Verdict {
  if (answer?.status === 200 && answer.text === "success") return "stored";
  const isTooLarge = answer?.status === 413;
  // The platform refuses a whole batch if it cannot read one of its events, so the batch is split until that event is alone.
  // Any other text of a 400 concerns every event.
  const isBroken = answer?.status === 400 && answer.text === "invalid_events";
  if (!isTooLarge && !isBroken) return "later";
  return events > 1 ? "smaller" : "refused";
}
