import { partsOf, type TemplateDraft } from "../content.ts";
import type { Problem } from "../problem.ts";

/** A template can be run somewhere, and something of it stays however short the meeting is. */
export function checkPossibleFacts(template: TemplateDraft): Problem[] {
  const { facts } = template;
  if (facts === undefined) return [];
  const { places } = facts.fields;
  const { field, facts: parts } = partsOf(template);
  const problems: Problem[] = [];
  if (places !== undefined && Object.values(places).every((suitability) => suitability === "no")) {
    problems.push(facts.source.problem(["places"], "no place at all", "write as-is or adapted for one of them"));
  }
  if (parts?.every(({ canSkip }) => canSkip)) {
    problems.push(facts.source.problem([field], "canSkip: true in all", "remove it where the meeting needs the part"));
  }
  return problems;
}
