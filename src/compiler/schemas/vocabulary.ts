import { z } from "zod";
import { chalks } from "../../domain/vocabulary.ts";
import { inEveryLanguage, line, slug } from "./text.ts";

const term = z.strictObject({
  name: inEveryLanguage(line({ max: 34 })),
  definition: inEveryLanguage(line({ max: 160 })),
});

export const terms = z.record(slug, term);
/** A question of a few words, as it is typed. */
const phrases = z
  .array(line({ max: 60 }))
  .min(5)
  .max(12);

export const situations = z.record(
  slug,
  z.strictObject({ name: inEveryLanguage(line({ max: 44 })), phrases: inEveryLanguage(phrases) }),
);
export const goals = z.record(slug, z.strictObject({ color: z.enum(chalks), ...term.shape }));
