import { referenceTo } from "../../domain/template.ts";
import type { Content } from "../content.ts";
import { count, type Problem } from "../problem.ts";

/** The least number of other templates that recommend each template, so that readers who follow recommendations come to all. */
const leastRecommendations = 2;

/** Templates that hardly any other one leads to. */
export function findIslands({ templates }: Content): Problem[] {
  const times = new Map<string, number>();
  for (const { facts } of templates) {
    for (const reference of facts?.fields.recommendations ?? []) times.set(reference, (times.get(reference) ?? 0) + 1);
  }
  return templates.flatMap((template) => {
    const recommended = times.get(referenceTo(template)) ?? 0;
    return recommended < leastRecommendations && template.facts
      ? [
          template.facts.source.problem(
            [],
            `${count(recommended, "recommendation")} of this template`,
            `recommend ${referenceTo(template)} in facts.yaml of ${leastRecommendations} others`,
          ),
        ]
      : [];
  });
}
