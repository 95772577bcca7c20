import { offeredRanges } from "../../domain/finding/offered-ranges.ts";
import type { SentenceData } from "../../domain/page.ts";
import { type TemplateKind, templateKinds } from "../../domain/template.ts";

/** What the sentence says; nothing where it says "any". */
export interface SentenceState {
  kind: TemplateKind;
  goal?: string | undefined;
  people?: string | undefined;
}

export interface SentenceChoices {
  kinds: readonly TemplateKind[];
  goals: readonly string[];
  people: readonly string[];
}

/** What each list can offer so that the whole still has results. The present choice always stays. */
export function sentenceChoices({ goals, totals }: SentenceData, state: SentenceState): SentenceChoices {
  const total = ({ kind, goal, people }: SentenceState) => {
    const row = goal === undefined ? 0 : 1 + goals.findIndex(({ id }) => id === goal);
    const column = people === undefined ? 0 : 1 + offeredRanges.people.indexOf(people);
    return totals[kind][row]?.[column] ?? 0;
  };
  return {
    kinds: templateKinds.filter((kind) => kind === state.kind || total({ ...state, kind }) > 0),
    goals: goals.map(({ id }) => id).filter((goal) => goal === state.goal || total({ ...state, goal }) > 0),
    people: offeredRanges.people.filter((people) => people === state.people || total({ ...state, people }) > 0),
  };
}

/** What the lists offer where they cannot follow each other, as without JavaScript: all that has results by itself. */
export function independentChoices({ goals, totals }: SentenceData): SentenceChoices {
  const hasResults = (row: number, column: number) =>
    templateKinds.some((kind) => (totals[kind][row]?.[column] ?? 0) > 0);
  return {
    kinds: templateKinds,
    goals: goals.map(({ id }) => id).filter((_, index) => hasResults(1 + index, 0)),
    people: offeredRanges.people.filter((_, index) => hasResults(0, 1 + index)),
  };
}
