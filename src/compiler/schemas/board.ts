import { z } from "zod";
import { line, slug } from "./text.ts";

const cell = z.int().min(1);

/** The fields that all kinds have; `src/boards` knows which of them a kind needs. */
export const boardFacts = z.strictObject({
  kind: z.string(),
  areas: z
    .array(
      z.strictObject({
        id: slug,
        value: z.int().min(0).exactOptional(),
        correct: z.boolean().exactOptional(),
        icon: z.string().exactOptional(),
        at: z.tuple([cell, cell, cell, cell]).exactOptional(),
      }),
    )
    .min(1),
  grid: z.tuple([cell, cell]).exactOptional(),
});

export const boardWords = z.strictObject({
  title: line({ max: 90 }).exactOptional(),
  caption: line({ max: 80 }),
  labels: z.record(z.string(), line({ max: 90 })).exactOptional(),
  areas: z.record(
    z.string(),
    z.strictObject({
      label: line({ max: 34 }),
      hint: line({ max: 60 }).exactOptional(),
      notes: z.array(line({ max: 48 })).exactOptional(),
    }),
  ),
});
