import { offeredRanges } from "../../domain/finding/offered-ranges.ts";
import type { SentenceData } from "../../domain/page.ts";
import { type TemplateKind, templateKinds } from "../../domain/template.ts";

/** The choices of a sentence; undefined for "any". */
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

/** The choices of each list with which the whole sentence still has results. The present choice always stays. */
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

/** The choices of lists that cannot follow each other, as without JavaScript: all that have results by themselves. */
export function independentChoices({ goals, totals }: SentenceData): SentenceChoices {
  const hasResults = (row: number, column: number) =>
    templateKinds.some((kind) => (totals[kind][row]?.[column] ?? 0) > 0);
  return {
    kinds: templateKinds,
    goals: goals.map(({ id }) => id).filter((_, index) => hasResults(1 + index, 0)),
    people: offeredRanges.people.filter((_, index) => hasResults(0, 1 + index)),
  };
}
