import { describe, expect, it } from "vitest";
import { fitPlan, type KnownBlock } from "./fit-plan.ts";
import type { Plan } from "./plan.ts";
import type { PlanTemplate } from "./plan-template.ts";
import { propose } from "./propose.ts";
import { breakOf, known, partOf, templateOf } from "./test-plans.ts";

const of = (key: string, minutes: number, phase: string, more: Partial<PlanTemplate> = {}) =>
  templateOf([partOf(minutes, more.parts?.[0]?.shortest ?? minutes)], { key, phases: [phase], ...more });

const start = known(of("start", 20, "open"));
const work = known(of("work", 40, "explore"));
const end = known(of("end", 10, "close"));

function proposed(templates: PlanTemplate[], blocks: KnownBlock[], more: Partial<Plan> = {}) {
  const plan: Plan = { title: "", start: "09:00", people: 8, blocks: blocks.map(({ block }) => block), ...more };
  return propose(plan, fitPlan(plan, blocks), templates).map(({ spare, index, activities }) => ({
    spare,
    index,
    activities: activities.map(({ template, minutes }) => `${template.key} ${minutes}`),
  }));
}

describe("what is proposed for minutes that are left (R10.3)", () => {
  it("is something between opening and closing where there are both, the fullest first, no more than three", () => {
    const templates = [of("a", 5, "explore"), of("b", 15, "diverge"), of("c", 10, "converge"), of("d", 17, "explore")];
    const others = [of("e", 10, "open"), of("f", 10, "close"), of("g", 10, "act")];
    expect(proposed([...templates, ...others], [start, work, end], { minutes: 87 })).toEqual([
      { spare: 17, index: 2, activities: ["d 17", "b 15", "c 10"] },
    ]);
  });

  it("is an opening where there is none, else a closing", () => {
    const templates = [of("open", 10, "open"), of("close", 10, "close"), of("between", 10, "explore")];
    expect(proposed(templates, [work, end], { minutes: 60 })).toEqual([
      { spare: 10, index: 0, activities: ["open 10"] },
    ]);
    expect(proposed(templates, [start, work], { minutes: 70 })).toEqual([
      { spare: 10, index: 2, activities: ["close 10"] },
    ]);
  });

  it("stands before a pinned block where the minutes before it are left", () => {
    const templates = [of("between", 10, "explore")];
    expect(proposed(templates, [start, work, breakOf(30, "10:15"), work, end])).toEqual([
      { spare: 15, index: 2, activities: ["between 10"] },
    ]);
  });

  it("is also what has to be shortened, after what needs not be, and what shares a goal with the plan before others", () => {
    const short = of("short", 5, "explore");
    const shortened = of("shortened", 30, "explore", { parts: [partOf(30, 8)] });
    const other = of("other", 12, "explore", { goal: { id: "decide", name: "Decide", color: "sky" } });
    expect(proposed([shortened, other, short], [start, work, end], { minutes: 85 })).toEqual([
      { spare: 15, index: 2, activities: ["short 5", "other 12", "shortened 15"] },
    ]);
  });

  it("is not in the plan already, a session, too long, for another number of people, or of the same kind as its neighbours", () => {
    const poll = { activity: "poll" } as const;
    const templates = [
      of("work", 10, "explore"),
      of("meeting", 10, "explore", { kind: "session" }),
      of("long", 20, "explore"),
      of("crowd", 10, "explore", { group: { from: 12 } }),
      of("alike", 10, "explore", poll),
    ];
    const vote = known(of("vote", 10, "close", poll));
    expect(proposed(templates, [start, work, vote], { minutes: 85 })).toEqual([]);
  });

  it("is nothing for less than five minutes, or where the time has no end", () => {
    const templates = [of("quick", 2, "explore")];
    expect(proposed(templates, [start, work, end], { minutes: 74 })).toEqual([]);
    expect(proposed(templates, [start, work, end], { minutes: 75 })).toHaveLength(1);
    expect(proposed(templates, [start, work, end])).toEqual([]);
  });
});
