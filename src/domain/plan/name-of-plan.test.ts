import { expect, it } from "vitest";
import { nameOfPlan } from "./name-of-plan.ts";
import type { PlanBlock } from "./plan.ts";

const names = new Map([
  ["inspiration:swot", "SWOT matrix"],
  ["session:retro", "Retrospective"],
]);
const nameOf = (title: string, ...blocks: PlanBlock[]) => nameOfPlan({ title, blocks }, (it) => names.get(it));

it("calls a plan by its title, or else by the first things that happen in it, each once", () => {
  const swot: PlanBlock = { kind: "activity", key: "swot" };
  const retro = (number: number): PlanBlock => ({ kind: "session", key: "retro", number });
  const own = (title: string): PlanBlock => ({ kind: "own", minutes: 5, title, note: "" });
  const lunch: PlanBlock = { kind: "break", minutes: 60, title: "Lunch" };
  expect(nameOf("Team day", swot)).toBe("Team day");
  expect(nameOf("", lunch, retro(1), retro(2), swot, own(""), own("Budget"), own("Vote"))).toBe(
    "Retrospective · SWOT matrix · Budget",
  );
  expect(nameOf("", lunch, { kind: "activity", key: "unknown" })).toBe("");
});
