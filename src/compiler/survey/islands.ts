import { referenceTo } from "../../domain/template.ts";
import type { Content } from "../content.ts";
import { count, type Problem } from "../problem.ts";

/** So often each template is recommended by others at least: who reads on comes to all of them. */
const leastRecommendations = 2;

/** Templates that hardly any other one leads to. */
export function findIslands({ templates }: Content): Problem[] {
  const recommended = templates.flatMap(({ facts }) => facts?.fields.recommendations ?? []);
  return templates.flatMap((template) => {
    const times = recommended.filter((reference) => reference === referenceTo(template)).length;
    return times < leastRecommendations && template.facts
      ? [
          template.facts.source.problem(
            [],
            `${count(times, "recommendation")} of this template`,
            `recommend ${referenceTo(template)} in facts.yaml of ${leastRecommendations} others`,
          ),
        ]
      : [];
  });
}
