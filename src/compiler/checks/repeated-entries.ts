import type { TemplateDraft } from "../content.ts";
import { type FieldPath, type Problem, quote } from "../problem.ts";
import type { SourceFile } from "../source-file.ts";

/** A list of ids names each once; those of areas are for the board to judge. */
export function checkRepeatedEntries(template: TemplateDraft): Problem[] {
  const { facts } = template;
  if (facts === undefined) return [];
  const { goals, phases, tags, situations, inclusion, recommendations, withoutLanguages } = facts.fields;
  const lists: [FieldPath, readonly string[] | undefined][] = Object.entries({
    goals,
    phases,
    tags,
    situations,
    inclusion,
    recommendations,
    withoutLanguages,
  }).map(([name, list]) => [[name], list]);
  if (template.kind === "session") {
    lists.push([["contexts"], template.facts?.fields.contexts]);
    for (const [index, { activities }] of (template.facts?.fields.blocks ?? []).entries()) {
      lists.push([["blocks", index, "activities"], activities]);
    }
  }
  return lists.flatMap(([field, list]) => findRepeated(facts.source, field, list));
}

export function findRepeated(source: SourceFile, field: FieldPath, list: readonly string[] = []): Problem[] {
  return list.flatMap((entry, index) =>
    list.indexOf(entry) === index
      ? []
      : [source.problem([...field, index], `${quote(entry)} a second time`, "write each entry once")],
  );
}
