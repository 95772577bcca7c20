import { plainText } from "../../compiler/markdown.ts";
import type { Locale } from "../../domain/locale.ts";
import type { PartWords, Template } from "../../domain/template.ts";

/** The texts about a template and its steps. Others, such as those about the room or about traps, would find too much. */
export function searchBody(template: Template, locale: Locale): string[] {
  const words = template.words[locale];
  if (!words) throw new Error(`There is no ${locale} text of ${template.key}`);
  const { what, when, result } = words.summary;
  return [
    words.description,
    ...[what, when, result].map(plainText),
    ...partsOf(template, locale).flatMap(({ title, do: text, result = "" }) => [title, plainText(text), result]),
    ...words.variants.flatMap(({ name, change, why }) => [name, plainText(change), why]),
  ];
}

function partsOf(template: Template, locale: Locale): PartWords[] {
  return (template.kind === "inspiration" ? template.words[locale]?.steps : template.words[locale]?.blocks) ?? [];
}
