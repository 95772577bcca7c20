import { referenceTo } from "../../domain/template.ts";
import type { Content, TemplateDraft } from "../content.ts";
import { type FieldPath, type Problem, quote } from "../problem.ts";
import { suggest } from "../suggestion.ts";

/** Recommendations and the activities of blocks name templates that exist, and others than the one they stand in. */
export function checkReferences({ templates, inspirations, sessions }: Content): Problem[] {
  const known = [...inspirations, ...sessions].map(referenceTo) as string[];
  const keys = inspirations.map(({ key }) => key);
  return templates.flatMap((template) => [
    ...(template.facts?.fields.recommendations ?? []).flatMap((reference, index) =>
      judge(template, ["recommendations", index], reference, known),
    ),
    ...(template.kind === "session" ? (template.facts?.fields.blocks ?? []) : []).flatMap(({ activities }, block) =>
      activities.flatMap((key, index) => judge(template, ["blocks", block, "activities", index], key, keys)),
    ),
  ]);
}

function judge(template: TemplateDraft, field: FieldPath, written: string, known: string[]): Problem[] {
  const source = template.facts?.source;
  if (source === undefined) return [];
  if (written === referenceTo(template))
    return [source.problem(field, quote(written), "write another template: this is the template itself")];
  return known.includes(written)
    ? []
    : [source.problem(field, quote(written), suggest(written, known, "the key of a template"))];
}
