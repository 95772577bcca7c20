import { areAllUnlike, dealHighlights } from "../../domain/deal-highlights.ts";
import { highlightsPerDay } from "../../domain/highlight.ts";
import type { Card } from "../../domain/page.ts";
import type { TemplateOutline } from "../../domain/template.ts";
import type { PageMaker } from "./page-maker.ts";

/** The cards of "today's inspirations" for each day of a cycle, newest templates first where not all can be dealt. */
export function highlightDays(maker: PageMaker): Card[][] {
  const { catalogue, locale } = maker;
  const all = [...catalogue.inspirations, ...catalogue.sessions].sort((a, b) =>
    b.facts.added.localeCompare(a.facts.added),
  );
  const available = all.filter(({ words }) => words[locale]);
  // Dealt for all languages at once, so that everyone sees the same on one day.
  return dealHighlights(all, traitsOf).map((day, index) => {
    const there = day.filter(({ words }) => words[locale]);
    const others = [...available.slice(index), ...available.slice(0, index)];
    return maker.cards(fillUp(there, others));
  });
}

/** What somebody sees of a template beside others: what it is for, and what its picture looks like. */
function traitsOf({ facts: { goals, board, activity } }: TemplateOutline): string[] {
  // The picture of a session is a timeline, and there is a kind of board of that name.
  return [`goal ${goals[0]}`, `picture ${board?.kind ?? "timeline"}`, `activity ${activity ?? "session"}`];
}

/** Has others take the places of the templates of a day that a language lacks. */
function fillUp(day: readonly TemplateOutline[], others: readonly TemplateOutline[]): TemplateOutline[] {
  const filled = [...day];
  while (filled.length < highlightsPerDay) {
    const left = others.filter((other) => !filled.includes(other));
    const next = left.find((other) => areAllUnlike([...filled, other], traitsOf)) ?? left[0];
    if (!next) break;
    filled.push(next);
  }
  return filled;
}
