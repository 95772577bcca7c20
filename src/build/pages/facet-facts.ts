import type { FacetFacts } from "../../domain/finding/encode-facets.ts";
import type { TemplateOutline } from "../../domain/template.ts";

/** The values of a template in each facet. */
export function facetFactsOf(template: TemplateOutline): FacetFacts {
  const { goals, level, phases, tags, desk, minutes, group, contexts = [], activity } = template.facts;
  return {
    terms: {
      goal: goals,
      context: contexts,
      level: [level],
      phase: phases,
      activity: activity === undefined ? [] : [activity],
      tag: tags,
      author: [desk],
    },
    minutes,
    group,
  };
}
