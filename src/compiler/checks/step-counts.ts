import type { TemplateDraft } from "../content.ts";
import { count, type Problem } from "../problem.ts";
import { shortActivityMinutes } from "../short-activity.ts";

const fewestSteps = 4;

/** Only a short activity may have three steps. */
export function checkStepCounts(template: TemplateDraft): Problem[] {
  if (template.kind !== "inspiration") return [];
  const { facts } = template;
  const { steps, minutes } = facts?.fields ?? {};
  if (facts === undefined || steps === undefined || minutes === undefined) return [];
  if (minutes <= shortActivityMinutes || steps.length >= fewestSteps) return [];
  const expected = `write at least ${fewestSteps}: only ${shortActivityMinutes} minutes or less go with fewer`;
  return [facts.source.problem(["steps"], count(steps.length, "entry"), expected)];
}
