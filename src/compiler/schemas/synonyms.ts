import { z } from "zod";
import { line } from "./text.ts";

/** Groups of words that visitors use for the same thing. */
export const synonyms = z.array(
  z
    .array(line({ max: 40 }))
    .min(2)
    .max(12),
);
