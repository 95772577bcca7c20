import { z } from "zod";
import { line, prose } from "./text.ts";

const topic = z.strictObject({
  title: line({ max: 40 }),
  short: line({ max: 140 }),
  text: prose(500),
  points: z.array(line({ max: 90 })).length(3),
});

export const discoverWords = z.strictObject({
  title: line({ max: 90 }),
  description: line({ min: 70, max: 155 }),
  intro: prose(600),
  prepare: topic,
  brainstorm: topic,
  collect: topic,
  call: z.strictObject({ title: line({ max: 60 }), text: line({ max: 200 }), button: line({ max: 40 }) }),
});
