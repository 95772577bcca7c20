import { type FacetId, facetsOfKind, isRangeFacet } from "../../domain/finding/facets.ts";
import { offeredRanges } from "../../domain/finding/offered-ranges.ts";
import { rangeOf } from "../../domain/group-size.ts";
import { overlaps, parseRange } from "../../domain/number-range.ts";
import { places, type TemplateKind } from "../../domain/template.ts";
import { vocabularyLists } from "../../domain/vocabulary.ts";
import type { Content, TemplateDraft } from "../content.ts";

/** One of the two listings, or all templates together. */
export type SpreadScope = "all" | TemplateKind;

/** The limits within which a value of a filter is useful: it leaves some templates, and leaves some out. */
export const leastTemplates = 3;
export const mostShare = 0.6;

/** How many templates a value of a filter gives. */
export interface ValueSpread {
  facet: FacetId;
  value: string;
  templates: number;
  /** The share of all templates in the scope. */
  share: number;
  /** Whether the value gives too few templates or too many. False for filters that the scope does not judge. */
  isOff: boolean;
}

/** Reports each filter and value, of one listing or of both together. */
export function spreadOf(content: Content, scope: SpreadScope): ValueSpread[] {
  const templates = content.templates.filter(({ kind }) => scope === "all" || kind === scope);
  const facets = scope === "all" ? sharedFacets : facetsOfKind[scope];
  return facets.flatMap((facet) => {
    const values = new Set([...valuesKnown(content, facet), ...templates.flatMap((it) => termsOf(it, facet))]);
    return [...values].map((value) => {
      const having = templates.filter((it) => has(it, facet, value)).length;
      const share = templates.length > 0 ? having / templates.length : 0;
      const isOff = isJudged(facet, scope) && (having < leastTemplates || share > mostShare);
      return { facet, value, templates: having, share, isOff };
    });
  });
}

const sharedFacets = facetsOfKind.inspiration.filter((facet) => facetsOfKind.session.includes(facet));

/**
 * Judges filters of both listings on all templates together, because sessions are few. Ranges of people overlap, and most
 * templates run anywhere: both tell nothing.
 */
function isJudged(facet: FacetId, scope: SpreadScope): boolean {
  return facet !== "people" && facet !== "place" && (scope === "all") === sharedFacets.includes(facet);
}

/** The known values of a facet, including those that no template has. */
function valuesKnown(content: Content, facet: FacetId): readonly string[] {
  if (isRangeFacet(facet)) return offeredRanges[facet];
  if (facet === "place") return places;
  const list = vocabularyLists.find((it) => it === (facet === "author" ? "desks" : `${facet}s`));
  return Object.keys((list && content.vocabulary[list]?.fields) ?? {});
}

function has(template: TemplateDraft, facet: FacetId, value: string): boolean {
  if (!isRangeFacet(facet)) return termsOf(template, facet).includes(value);
  const { minutes, group } = template.facts?.fields ?? {};
  const range = parseRange(value);
  if (!range || minutes === undefined || group === undefined) return false;
  return overlaps(range, facet === "minutes" ? { from: minutes, to: minutes } : rangeOf(group));
}

function termsOf({ kind, facts }: TemplateDraft, facet: FacetId): readonly string[] {
  const { goals = [], phases = [], tags = [], situations = [], level, desk } = facts?.fields ?? {};
  const terms: Partial<Record<FacetId, readonly (string | undefined)[]>> = {
    situation: situations,
    goal: goals,
    place: places.filter((place) => (facts?.fields.places?.[place] ?? "no") !== "no"),
    phase: phases,
    tag: tags,
    level: [level],
    author: [desk],
    activity: kind === "inspiration" ? [facts?.fields.activity] : [],
    context: kind === "session" ? (facts?.fields.contexts ?? []) : [],
  };
  return (terms[facet] ?? []).filter((term) => term !== undefined);
}
