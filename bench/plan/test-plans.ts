import type { Plan, PlanBlock } from "../../src/domain/plan/plan.ts";
import { writePlan } from "../../src/domain/plan/write-plan.ts";

/** Keys of inspirations in the real content. A plan of twenty blocks has some of them more than once. */
const keys = ["introductions", "who-is-who", "speedboat", "brainwriting", "dotmocracy", "moscow", "roti"];

export function planOf(count: number, title = "Team day"): Plan {
  const blocks = Array.from({ length: count }, (_, index): PlanBlock => {
    if (index % 4 === 3) return { kind: "break", minutes: 15, title: "" };
    return { kind: "activity", key: keys[index % keys.length] ?? "" };
  });
  return { title, start: "09:00", minutes: 40 * count, people: 12, blocks };
}

/** So many plans as the browser keeps them. */
export function keptPlans(count: number): string {
  const plans = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(22, "x"),
    query: writePlan(planOf(8, `Meeting ${index}`)),
    changed: 1_795_600_000_000 - index,
  }));
  return JSON.stringify(plans);
}
