import type { FacetFacts } from "../../domain/finding/encode-facets.ts";
import type { Template } from "../../domain/template.ts";

/** What a template has of each facet. */
export function facetFactsOf(template: Template): FacetFacts {
  const { goals, level, phases, tags, desk, minutes, group } = template.facts;
  return {
    terms: {
      goal: goals,
      context: template.kind === "session" ? template.facts.contexts : [],
      level: [level],
      phase: phases,
      activity: template.kind === "inspiration" ? [template.facts.activity] : [],
      tag: tags,
      author: [desk],
    },
    minutes,
    group,
  };
}
