import type { Content } from "../content.ts";
import { count, type Problem } from "../problem.ts";

/** So that somebody who is in it has a choice. */
const leastTemplates = 3;

/** Situations in which hardly any template helps. */
export function findRareSituations({ templates, vocabulary }: Content): Problem[] {
  const { situations } = vocabulary;
  const named = templates.flatMap(({ facts }) => facts?.fields.situations ?? []);
  return Object.keys(situations?.fields ?? {}).flatMap((id) => {
    const times = named.filter((it) => it === id).length;
    return situations && times < leastTemplates
      ? [
          situations.source.problem(
            [id],
            count(times, "template"),
            `name it in facts.yaml of ${leastTemplates} that truly help, or remove it`,
          ),
        ]
      : [];
  });
}
