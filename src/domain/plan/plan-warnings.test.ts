import { describe, expect, it } from "vitest";
import { fitPlan, type KnownBlock } from "./fit-plan.ts";
import type { Plan } from "./plan.ts";
import { warningsOf } from "./plan-warnings.ts";
import { breakOf, known, partOf, templateOf } from "./test-plans.ts";

function warn(blocks: KnownBlock[], more: Partial<Plan> = {}) {
  const plan: Plan = { title: "", start: "09:00", people: 8, blocks: [], ...more };
  return warningsOf(plan, fitPlan(plan, blocks));
}

const of = (minutes: number, ...phases: string[]) => templateOf([partOf(minutes, minutes)], { phases });
const open = known(of(10, "open"));
const close = known(of(10, "close"));
const work = (minutes: number) => known(of(minutes, "explore"));
const own = (minutes: number): KnownBlock => ({ block: { kind: "own", minutes, title: "", note: "" }, parts: [] });

describe("what a facilitator would say of a plan", () => {
  it("is nothing of one that opens, closes and has a break in time", () => {
    expect(warn([open, work(70), breakOf(10), work(80), close])).toEqual([]);
  });

  it("is that it does not open, or close; not of what is short, or one's own", () => {
    expect(warn([work(40), work(40)])).toEqual([{ kind: "no-opening" }, { kind: "no-closing" }]);
    expect(warn([work(20), work(20)])).toEqual([]);
    expect(warn([work(80)])).toEqual([]);
    expect(warn([own(10), work(60), own(10)])).toEqual([]);
  });

  it("is that there is no break for too long, from where to where", () => {
    expect(warn([open, work(90), close])).toEqual([{ kind: "no-break", minutes: 110, from: 0, to: 2 }]);
    expect(warn([open, work(60), breakOf(3), work(60), close])).toEqual([
      { kind: "no-break", minutes: 143, from: 0, to: 4 },
    ]);
  });

  it("is not that there is no break where a pin makes one", () => {
    expect(
      warn([open, work(70), { ...work(70), block: { kind: "activity", key: "one", at: "10:30" } }, close]),
    ).toEqual([]);
  });

  it("is that a template is made for another number of people", () => {
    expect(warn([work(20)], { people: 11 })).toEqual([{ kind: "size", block: 0 }]);
    expect(warn([work(20)], { people: 3 })).toEqual([{ kind: "size", block: 0 }]);
  });

  it("is that set minutes are too few", () => {
    expect(warn([known(of(20, "open"), { minutes: 12 })])).toEqual([{ kind: "too-short", block: 0, least: 20 }]);
  });

  it("is that two of a kind follow each other", () => {
    const poll = known(templateOf([partOf(10, 10)], { activity: "poll" }));
    expect(warn([poll, poll, breakOf(10), poll])).toEqual([{ kind: "alike", block: 1 }]);
  });

  it("is that a pin is past when it comes", () => {
    expect(warn([own(10), breakOf(10, "11:00"), breakOf(10, "10:00"), own(10)])).toEqual([
      { kind: "unpinned", block: 2 },
    ]);
  });

  it("takes the first and the last block of a session for its opening and its closing", () => {
    const parts = [partOf(20, 20), partOf(30, 30), partOf(20, 20)];
    const session = templateOf(parts, { kind: "session", key: "s" });
    const blocks = parts.map(
      (part, index): KnownBlock => ({
        block: { kind: "session", key: "s", number: index + 1 },
        template: session,
        parts: [part],
      }),
    );
    expect(warn(blocks)).toEqual([]);
    expect(warn(blocks.slice(1))).toEqual([]);
    expect(warn([...blocks.slice(1), ...blocks.slice(0, 1)])).toEqual([{ kind: "no-opening" }, { kind: "no-closing" }]);
  });
});
