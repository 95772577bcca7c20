import { z } from "zod";
import { activityTypes } from "../../domain/template.ts";
import { boardFacts, boardWords } from "./board.ts";
import { partFacts, partWords } from "./part.ts";
import { commonFacts, commonWords } from "./template.ts";
import { line, prose } from "./text.ts";

export const inspirationFacts = z.strictObject({
  ...commonFacts,
  activity: z.enum(activityTypes),
  steps: z.array(partFacts).min(3).max(8),
  board: boardFacts,
});

const moment = z.strictObject({
  scene: prose(400),
  said: z
    .array(z.strictObject({ by: line({ max: 30 }), words: line({ max: 220 }) }))
    .min(2)
    .max(5),
});

export const inspirationWords = z.strictObject({
  ...commonWords,
  debrief: commonWords.debrief.unwrap(),
  steps: z.array(partWords(60)).min(3).max(8),
  example: z.strictObject({ story: prose(400), moment, outcome: prose(500) }),
  board: boardWords,
});
