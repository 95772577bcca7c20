import { sentenceTotals } from "../../domain/finding/sentence-totals.ts";
import type { SentenceData } from "../../domain/page.ts";
import type { PageMaker } from "./page-maker.ts";

/** The choices of the home page's sentence: the goals that any template of the language has, and the totals of all choices. */
export function sentenceData(maker: PageMaker): SentenceData {
  const inspirations = maker.templates("inspiration").map(({ facts }) => facts);
  const sessions = maker.templates("session").map(({ facts }) => facts);
  const had = new Set([...inspirations, ...sessions].flatMap(({ goals }) => goals));
  const goals = Object.keys(maker.catalogue.vocabulary.goals).filter((id) => had.has(id));
  return {
    goals: goals.map((id) => maker.goal(id)),
    totals: { inspiration: sentenceTotals(inspirations, goals), session: sentenceTotals(sessions, goals) },
  };
}
