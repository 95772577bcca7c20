import { z } from "zod";
import { type Locale, locales } from "../../domain/locale.ts";
import { longestSlug, slugPattern } from "../../domain/slug.ts";

/** A line holds no markup, prose a little Markdown. */
export type Markup = "line" | "prose";

/** Which texts are written in the file's language, so that they can be found in any schema. */
export const markups = z.registry<{ markup: Markup }>();

export function line(limits: { max: number; min?: number }) {
  return z
    .string()
    .trim()
    .regex(/^[^\n]*$/, "write one line, without a line break")
    .min(limits.min ?? 1)
    .max(limits.max)
    .register(markups, { markup: "line" });
}

export function prose(max: number) {
  return z.string().trim().min(1).max(max).register(markups, { markup: "prose" });
}

/** Names in addresses and ids. */
export const slug = z
  .string()
  .regex(slugPattern, "write lower-case letters without accents, digits and single hyphens")
  .max(longestSlug);

export const isoDate = z.iso.date("write a date such as 2026-03-02");

/** Something in every language. */
export function inEveryLanguage<Schema extends z.ZodType>(schema: Schema) {
  const each = Object.fromEntries(locales.map((locale) => [locale, schema]));
  return z.strictObject(each as Record<Locale, Schema>);
}
