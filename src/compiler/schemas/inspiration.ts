import { z } from "zod";
import { activityTypes } from "../../domain/template.ts";
import { boardFacts, boardWords } from "./board.ts";
import { partFacts, partWords } from "./part.ts";
import { commonFacts, commonWords } from "./template.ts";
import { prose } from "./text.ts";

export const inspirationFacts = z.strictObject({
  ...commonFacts,
  activity: z.enum(activityTypes),
  steps: z.array(partFacts).min(3).max(8),
  board: boardFacts,
});

export const inspirationWords = z.strictObject({
  ...commonWords,
  steps: z.array(partWords(60)).min(3).max(8),
  example: z.strictObject({ story: prose(300), outcome: prose(240) }),
  board: boardWords,
});
