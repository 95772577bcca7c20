import { expect, it, vi } from "vitest";
import { fitPlan, type KnownBlock } from "../../../../domain/plan/fit-plan.ts";
import { limits, type Plan, type PlanBlock } from "../../../../domain/plan/plan.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { planActs } from "./plan-acts.ts";

/** Messages that say their own names and their values. */
const words = new Proxy({} as Messages["plan"], {
  get: (_, message: string) => (values?: object) => (values ? `${message} ${JSON.stringify(values)}` : message),
});

const own = (title: string): PlanBlock => ({ kind: "own", minutes: 10, title, note: "" });

function actsOn(blocks: PlanBlock[]) {
  const plan: Plan = { title: "", start: "09:00", people: 8, blocks };
  const fitted = fitPlan(
    plan,
    blocks.map((block): KnownBlock => ({ block, parts: [] })),
  );
  const change = vi.fn<(plan: Plan) => void>();
  const say = vi.fn<(text: string) => void>();
  const focus = vi.fn();
  const open = vi.fn();
  const titles = () =>
    change.mock.lastCall?.[0].blocks.map((block) => (block.kind === "own" ? block.title : block.kind));
  const present = {
    plan,
    fitted,
    change,
    say,
    focus,
    open,
    words,
    language: "en-GB",
    undo: undefined,
    endTyping: () => {},
  };
  return { acts: planActs(() => present), change, say, focus, titles };
}

it("says where a block stands that was moved, and keeps the focus with it", () => {
  const { acts, say, focus, titles } = actsOn([own("A"), own("B"), own("C")]);
  acts.move(0, 2, "down");
  expect(titles()).toEqual(["B", "C", "A"]);
  expect(say).toHaveBeenCalledWith('moved {"name":"A","position":3,"count":3}');
  expect(focus).toHaveBeenCalledWith({ block: 2, control: "down" });
});

it("changes nothing at the ends, and says so", () => {
  const { acts, change, say } = actsOn([own("A"), own("B")]);
  acts.move(0, -1, "up");
  acts.move(1, 2, "handle");
  acts.move(0, 0, "handle");
  acts.move(1, 1, "handle");
  expect(change).not.toHaveBeenCalled();
  expect(say.mock.calls.flat()).toEqual(
    ["A", "B", "A", "B"].map((name) => `${name === "A" ? "isFirst" : "isLast"} {"name":"${name}"}`),
  );
});

it.each([
  [0, { block: 0, control: "handle" }],
  [1, { block: 0, control: "handle" }],
])("leads from a removed block to its neighbour: %i", (index, target) => {
  const { acts, say, focus } = actsOn([own("A"), { kind: "break", minutes: 5, title: "" }]);
  acts.remove(index);
  expect(say).toHaveBeenCalledWith(`removed {"name":"${["A", "break"][index]}"}`);
  expect(focus).toHaveBeenCalledWith(target);
});

it("leads from the last block that is removed to what adds one", () => {
  const { acts, focus } = actsOn([own("A")]);
  acts.remove(0);
  expect(focus).toHaveBeenCalledWith("add");
});

it("puts a copy after its block, and a new one at the end", () => {
  const { acts, say, titles } = actsOn([own("A"), own("B")]);
  acts.duplicate(0);
  expect(titles()).toEqual(["A", "A", "B"]);
  acts.add({ kind: "break", minutes: 15, title: "" });
  expect(titles()).toEqual(["A", "B", "break"]);
  expect(say.mock.calls.flat()).toEqual([
    'duplicated {"name":"A","position":2}',
    'added {"name":"break","position":3}',
  ]);
});

it("says that a plan is full", () => {
  const { acts, change, say } = actsOn(Array.from({ length: limits.blocks }, (_, index) => own(String(index))));
  acts.duplicate(0);
  acts.add(own("one more"));
  expect(change).not.toHaveBeenCalled();
  expect(new Set(say.mock.calls.flat())).toEqual(new Set([`full {"most":${limits.blocks}}`]));
});

it("pins a block to a time, and lets it go", () => {
  const { acts, change, say } = actsOn([own("A")]);
  const pinOf = () => change.mock.lastCall?.[0].blocks[0]?.at;
  acts.pin(0, "12:30");
  expect(pinOf()).toBe("12:30");
  acts.pin(0, undefined);
  expect(pinOf()).toBeUndefined();
  expect(say).toHaveBeenLastCalledWith('isUnpinned {"name":"A"}');
});
