import { z } from "zod";
import { line, slug } from "./text.ts";

/** By the ids of situations, what people type who are in them. */
export const situationPhrases = z.record(
  slug,
  z
    .array(line({ max: 60 }))
    .min(5)
    .max(80),
);
