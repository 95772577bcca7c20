import type { FacetFacts } from "../../domain/finding/encode-facets.ts";
import { shortestMinutes } from "../../domain/fitting/shortest-minutes.ts";
import type { TemplateOutline } from "../../domain/template.ts";

/** The values of a template in each facet. */
export function facetFactsOf(template: TemplateOutline): FacetFacts {
  const { goals, level, phases, tags, situations, desk, group, places, contexts = [], activity } = template.facts;
  return {
    terms: {
      situation: situations,
      goal: goals,
      context: contexts,
      level: [level],
      phase: phases,
      activity: activity === undefined ? [] : [activity],
      tag: tags,
      author: [desk],
    },
    places,
    minutes: { from: shortestMinutes(template.facts), to: template.facts.minutes },
    group,
  };
}
