import { z } from "zod";
import { limits } from "../../domain/plan/plan.ts";
import { isTime } from "../../domain/plan/times.ts";
import { inEveryLanguage, line, slug } from "./text.ts";

const minutes = z.int().min(1).max(240);

const block = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("activity"), key: slug, minutes: minutes.exactOptional() }),
    z.strictObject({
      kind: z.literal("session"),
      key: slug,
      number: z.int().min(1).max(limits.blocks),
      minutes: minutes.exactOptional(),
    }),
    z.strictObject({ kind: z.literal("break"), minutes }),
    z.strictObject({
      kind: z.literal("own"),
      minutes,
      title: inEveryLanguage(line({ max: 60 })),
      note: inEveryLanguage(line({ max: 180 })).exactOptional(),
    }),
  ],
  "write kind: activity, session, break or own",
);

export const readyPlan = z.strictObject({
  situations: z.array(z.string()).min(1).max(3),
  people: z.int().min(1).max(limits.people),
  start: z.string().refine(isTime, "write a time of the day such as 13:30, in quotes"),
  minutes: z.int().min(30).max(600),
  title: inEveryLanguage(line({ max: 60 })),
  sentence: inEveryLanguage(line({ max: 180 })),
  blocks: z.array(block).min(3).max(20),
});
