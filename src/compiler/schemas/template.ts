import { z } from "zod";
import { locales } from "../../domain/locale.ts";
import { needs, sourceKinds, suitabilities, type TemplateReference } from "../../domain/template.ts";
import { isoDate, line, prose, slug } from "./text.ts";

const id = z.string();

const groupSize = z.union(
  [z.literal("any"), z.strictObject({ from: z.int().min(1), to: z.int().min(1).exactOptional() })],
  "write any, { from: 3 } or { from: 4, to: 12 }",
);

const templateReference = z.custom<TemplateReference>(
  (value) => typeof value === "string" && /^(inspiration|session):./.test(value),
  "write inspiration:<key> or session:<key>",
);

const source = z.strictObject({
  kind: z.enum(sourceKinds),
  year: z.int().min(-500).max(2100).exactOptional(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, "write the code of a language, such as en")
    .exactOptional(),
  url: z.url({ protocol: /^https$/, error: "write an address that begins with https://" }).exactOptional(),
});

/** The fields that inspirations and sessions share. */
export const commonFacts = {
  goals: z
    .array(id)
    .min(1)
    .max(3)
    .transform((goals) => goals as [string, ...string[]]),
  phases: z.array(id).min(1).max(3),
  level: id,
  group: groupSize,
  tags: z.array(id).min(2).max(5),
  situations: z.array(id).min(2).max(4),
  sources: z.array(source).min(1).max(4),
  places: z.strictObject({
    onSite: z.enum(suitabilities),
    remote: z.enum(suitabilities),
    hybrid: z.enum(suitabilities),
  }),
  minutes: z.int().min(1),
  preparationMinutes: z.int().min(0),
  desk: id,
  added: isoDate,
  withoutLanguages: z.array(z.enum(locales)).default([]),
  inclusion: z.array(z.enum(needs)).min(1).max(3),
  recommendations: z.array(templateReference).length(3),
};

export const commonWords = {
  slug,
  name: line({ max: 50 }),
  alsoKnownAs: z
    .array(line({ max: 60 }))
    .max(6)
    .default([]),
  promise: line({ max: 160 }),
  description: line({ min: 70, max: 155 }),
  summary: z.strictObject({ what: prose(600), when: prose(600), result: prose(600), whenNot: prose(600) }),
  prerequisites: z.strictObject({
    onSite: z
      .array(line({ max: 160 }))
      .min(1)
      .max(4),
    remote: z
      .array(line({ max: 160 }))
      .min(1)
      .max(4),
    room: line({ max: 200 }),
    prepare: z
      .array(line({ max: 200 }))
      .min(1)
      .max(4),
  }),
  level: line({ max: 200 }),
  whyItWorks: prose(600),
  debrief: z
    .array(line({ max: 200 }))
    .min(3)
    .max(5)
    .exactOptional(),
  suggestions: z.array(prose(400)).min(3).max(5),
  traps: z
    .array(z.strictObject({ trap: line({ max: 100 }), rescue: prose(400) }))
    .min(2)
    .max(3),
  variants: z
    .array(z.strictObject({ name: line({ max: 50 }), change: prose(300), why: line({ max: 220 }) }))
    .min(2)
    .max(4),
  inclusion: z.array(prose(300)).min(1).max(3),
  sources: z.array(prose(300)).min(1).max(4),
  settings: z
    .array(line({ max: 110 }))
    .min(2)
    .max(5),
  recommendations: z.array(line({ max: 110 })).length(3),
};
