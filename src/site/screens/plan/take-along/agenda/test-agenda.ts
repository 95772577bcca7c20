import { fitPlan } from "../../../../../domain/plan/fit-plan.ts";
import type { Plan, PlanBlock } from "../../../../../domain/plan/plan.ts";
import type { PlanTemplate } from "../../../../../domain/plan/plan-template.ts";
import { knowBlock } from "../../../../../domain/plan/template-of-block.ts";
import { partOf, templateOf } from "../../../../../domain/plan/test-plans.ts";
import type { TemplateReference } from "../../../../../domain/template.ts";
import { loadLanguage } from "../../../../navigation/load-language.ts";
import { type AgendaInput, makeAgenda } from "./make-agenda.ts";

export const words = {
  ...(await loadLanguage("en", "plan")).messages,
  ...(await loadLanguage("en", "takeAlong")).messages,
};

const templates = new Map<TemplateReference, PlanTemplate>([
  [
    "inspiration:swot",
    templateOf(
      [
        partOf(10, 5, { title: "Write", who: "alone", uses: [{ item: "sticky-notes", count: 2, per: "person" }] }),
        partOf(15, 10, { title: "Sort", who: "groups", groupsOf: { from: 3, to: 4 } }),
        partOf(5, 5, { title: "Vote", uses: [{ item: "dots", count: 3, per: "person" }] }),
      ],
      { key: "swot", name: "SWOT matrix" },
    ),
  ],
  [
    "session:weekly",
    templateOf([partOf(10, 5, { title: "Check-in", who: "pairs" }), partOf(20, 10, { title: "Topics" })], {
      kind: "session",
      key: "weekly",
      name: "Weekly",
    }),
  ],
]);

export const swot: PlanBlock = { kind: "activity", key: "swot" };
export const checkIn: PlanBlock = { kind: "session", key: "weekly", number: 1 };
export const pause: PlanBlock = { kind: "break", minutes: 15, title: "" };
export const own = (title: string, note = ""): PlanBlock => ({ kind: "own", minutes: 20, title, note });

export const planOf = (blocks: readonly PlanBlock[], more: Partial<Plan> = {}): Plan => ({
  title: "Team day",
  start: "09:00",
  people: 8,
  blocks,
  ...more,
});

export const fittedOf = (plan: Plan) =>
  fitPlan(
    plan,
    plan.blocks.flatMap((block) => knowBlock(block, (it) => templates.get(it)) ?? []),
  );

export const agendaOf = (plan: Plan, more: Partial<AgendaInput> = {}) =>
  makeAgenda({
    plan,
    fitted: fittedOf(plan),
    address: "https://example.org/plan/?v=1",
    words,
    language: "en-GB",
    ...more,
  });
