import { type FacetId, facetsOfKind, isRangeFacet, offeredRanges } from "../../domain/finding/facets.ts";
import { rangeOf } from "../../domain/group-size.ts";
import { overlaps, parseRange } from "../../domain/number-range.ts";
import type { TemplateKind } from "../../domain/template.ts";
import { vocabularyLists } from "../../domain/vocabulary.ts";
import type { Content, TemplateDraft } from "../content.ts";

/** How many templates of a kind a value of a filter gives. */
export interface ValueSpread {
  facet: FacetId;
  value: string;
  templates: number;
  /** Of all templates of the kind. */
  share: number;
}

/** For each filter of a kind, and each of its values. */
export function spreadOf(content: Content, kind: TemplateKind): ValueSpread[] {
  const templates = content.templates.filter((template) => template.kind === kind);
  return facetsOfKind[kind].flatMap((facet) => {
    const values = new Set([...valuesKnown(content, facet), ...templates.flatMap((it) => termsOf(it, facet))]);
    return [...values].map((value) => {
      const having = templates.filter((it) => has(it, facet, value)).length;
      return { facet, value, templates: having, share: templates.length > 0 ? having / templates.length : 0 };
    });
  });
}

/** Also those that no template has. */
function valuesKnown(content: Content, facet: FacetId): readonly string[] {
  if (isRangeFacet(facet)) return offeredRanges[facet];
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
  const { goals = [], phases = [], tags = [], level, desk } = facts?.fields ?? {};
  const terms: Partial<Record<FacetId, readonly (string | undefined)[]>> = {
    goal: goals,
    phase: phases,
    tag: tags,
    level: [level],
    author: [desk],
    activity: kind === "inspiration" ? [facts?.fields.activity] : [],
    context: kind === "session" ? (facts?.fields.contexts ?? []) : [],
  };
  return (terms[facet] ?? []).filter((term) => term !== undefined);
}
