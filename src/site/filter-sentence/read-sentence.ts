import type { SentenceState } from "./sentence-choices.ts";
import type { SentenceSlot } from "./split-sentence.ts";

/** Reads the sentence from the document: a visitor may have chosen before the page came to life. */
export function readSentence(form: HTMLFormElement): SentenceState {
  const chosenIn = (slot: SentenceSlot) => form.querySelector<HTMLSelectElement>(`[data-slot="${slot}"] select`)?.value;
  return {
    kind: chosenIn("type") === "session" ? "session" : "inspiration",
    goal: chosenIn("goal") || undefined,
    people: chosenIn("group") || undefined,
  };
}
