import { z } from "zod";
import { partFacts, partWords } from "./part.ts";
import { commonFacts, commonWords } from "./template.ts";
import { line, prose } from "./text.ts";

export const sessionFacts = z.strictObject({
  ...commonFacts,
  contexts: z.array(z.string()).min(1).max(2),
  blocks: z
    .array(z.strictObject({ ...partFacts.shape, activities: z.array(z.string()).max(3).default([]) }))
    .min(5)
    .max(9),
});

export const sessionWords = z.strictObject({
  ...commonWords,
  preparing: z.array(prose(400)).min(3).max(6),
  blocks: z.array(partWords(40)).min(5).max(9),
  recap: z.strictObject({
    text: prose(600),
    example: z
      .array(line({ max: 110 }))
      .min(3)
      .max(6),
  }),
  caption: line({ max: 80 }),
});
