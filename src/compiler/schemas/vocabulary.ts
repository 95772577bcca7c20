import { z } from "zod";
import { chalks } from "../../domain/vocabulary.ts";
import { inEveryLanguage, line, slug } from "./text.ts";

const term = z.strictObject({
  name: inEveryLanguage(line({ max: 34 })),
  definition: inEveryLanguage(line({ max: 160 })),
});

export const terms = z.record(slug, term);
export const situations = z.record(
  slug,
  z.strictObject({ name: inEveryLanguage(line({ max: 44 })), slug: inEveryLanguage(slug) }),
);
export const goals = z.record(slug, z.strictObject({ color: z.enum(chalks), ...term.shape }));
