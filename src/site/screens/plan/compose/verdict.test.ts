import { expect, it } from "vitest";
import { fitPlan, type KnownBlock } from "../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { breakOf, known, partOf, templateOf } from "../../../../domain/plan/test-plans.ts";
import { loadLanguage } from "../../../navigation/load-language.ts";
import { verdictOf } from "./verdict.ts";
import { warningTexts } from "./warning-words.ts";

const { messages } = await loadLanguage("en", "plan");

const template = templateOf([partOf(40, 30)]);

function planOf(blocks: KnownBlock[], values: Partial<Plan> = {}) {
  const plan: Plan = { title: "", start: "09:00", people: 8, blocks: blocks.map(({ block }) => block), ...values };
  return [plan, fitPlan(plan, blocks), messages, "en-GB"] as const;
}

it.each([
  [undefined, "40 minutes in all.", "09:40"],
  [60, "Fits, with 20 minutes to spare.", "09:40"],
  [40, "Fits exactly.", "09:40"],
  [35, "Fits, with shorter times.", "09:35"],
  [29, "1 minute too long, even with the shortest times.", "09:30"],
])("tells whether a plan fits, and when it ends: %i minutes", (minutes, fit, end) => {
  expect(verdictOf(...planOf([known(template)], { minutes }))).toBe(`${fit} Ends at ${end}.`);
});

it("tells that a plan ends on another day", () => {
  expect(verdictOf(...planOf([known(template)], { start: "23:40" }))).toBe(
    "40 minutes in all. Ends at 00:20 (+1 day).",
  );
});

it("tells nothing of a plan without blocks", () => {
  expect(verdictOf(...planOf([]))).toBe("");
});

it("warns beside the block that it is about, and of the plan as a whole", () => {
  const blocks = [known(template), known(template, { minutes: 20, at: "08:00" }), breakOf(3), known(template)];
  const warnings = warningTexts(...planOf(blocks, { people: 40 }));
  expect([...warnings.keys()].sort()).toEqual([0, 1, 3, undefined]);
  expect(warnings.get(0)).toContain("Made for: 4 to 10 people.");
  expect(warnings.get(1)).toContain("This block needs at least 30 minutes.");
  expect(warnings.get(1)?.[0]).toContain("08:00");
  expect(warnings.get(undefined)).toHaveLength(2);
});
