const sentenceSlots = ["type", "goal", "group"] as const;
export type SentenceSlot = (typeof sentenceSlots)[number];

export type SentencePart = { text: string } | { slot: SentenceSlot };

/** No language writes these. */
const marks: Record<SentenceSlot, string> = { type: "\ue001", goal: "\ue002", group: "\ue003" };

/** The words of a sentence and its slots, in the order of the language. */
export function splitSentence(sentence: (slots: Record<SentenceSlot, string>) => string): SentencePart[] {
  return sentence(marks)
    .split(/([\ue001-\ue003])/)
    .filter((text) => text !== "")
    .map((text) => {
      const slot = sentenceSlots.find((each) => marks[each] === text);
      return slot ? { slot } : { text };
    });
}
