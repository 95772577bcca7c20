import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { FakeStorage, openTab } from "../../../visitor/test-browser-storage.ts";

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("sessionStorage", {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openPage = async () => {
  openTab(storage);
  const { PlanOnView } = await import("./plan-on-view.ts");
  const { keptPlansStore } = await import("../../../plans/kept-plans-store.ts");
  const { planNotes } = await import("../../../plans/plan-notes.ts");
  const onView = new PlanOnView();
  return {
    onView,
    notes: () => [...planNotes.read().values()],
    titles: () => keptPlansStore.read().map(({ plan }) => plan.title),
    change: (plan: Plan) => {
      onView.change(plan);
      vi.runAllTimers();
    },
  };
};

const plan = (title: string, more: Partial<Plan> = {}): Plan => ({
  title,
  start: "09:00",
  people: 8,
  blocks: [{ kind: "activity", key: "swot" }],
  ...more,
});

describe("the plan on view", () => {
  it("is kept from its first change on, and not before", async () => {
    const { onView, change, titles } = await openPage();
    onView.show(plan("Shared"));
    vi.runAllTimers();
    expect(titles()).toEqual([]);
    change(plan("Mine"));
    change(plan("Mine too"));
    expect(titles()).toEqual(["Mine too"]);
  });

  it("is not kept as long as nothing is in it, and stays kept when nothing is in it any more", async () => {
    const { onView, change, titles } = await openPage();
    onView.show(plan("", { blocks: [] }));
    change(plan("", { blocks: [], people: 9 }));
    expect(titles()).toEqual([]);
    change(plan("Mine"));
    change(plan("", { blocks: [] }));
    expect(titles()).toEqual([""]);
  });

  it("stays the same plan over a reload, a step back, and undoing", async () => {
    const before = await openPage();
    before.onView.show(plan("A"));
    before.change(plan("B"));
    const { onView, change, titles } = await openPage();
    onView.show(plan("B"));
    change(plan("C"));
    onView.show(plan("B"));
    expect(titles()).toEqual(["C"]);
    change(plan("D"));
    change(plan("B"));
    expect(titles()).toEqual(["B"]);
  });

  it("stays the same plan where a step back comes after a reload, be it to the plan as it was opened (R10.3)", async () => {
    const before = await openPage();
    before.onView.show(plan("A"));
    before.change(plan("B"));
    before.change(plan("C"));
    before.onView.leave();
    const { onView, change, titles } = await openPage();
    onView.show(plan("C"));
    onView.show(plan("A"));
    change(plan("D"));
    expect(titles()).toEqual(["D"]);
    onView.show(plan("B"));
    change(plan("E"));
    expect(titles()).toEqual(["E"]);
  });

  it("stays the same plan where another one was opened meanwhile", async () => {
    const { onView, change, titles } = await openPage();
    onView.show(plan("A"));
    change(plan("B"));
    onView.show(plan("X"));
    change(plan("Y"));
    onView.show(plan("A"));
    change(plan("C"));
    expect(titles().sort()).toEqual(["C", "Y"]);
  });

  it.each(["{", "[1]", '[["?v=1", "x"]]', "null"])("is kept where the tab remembers nonsense: %s", async (text) => {
    vi.stubGlobal("sessionStorage", { "inspirations:plan-trail": text });
    const { onView, change, titles } = await openPage();
    onView.show(plan("A"));
    change(plan("B"));
    onView.leave();
    expect(titles()).toEqual(["B"]);
  });

  it("is another one where another address is opened, and the last change of the one before is kept", async () => {
    const { onView, change, titles } = await openPage();
    onView.show(plan("A"));
    onView.change(plan("A2"));
    onView.show(plan("B"));
    expect(titles()).toEqual(["A2"]);
    change(plan("B2"));
    expect(titles().sort()).toEqual(["A2", "B2"]);
  });

  it("becomes a plan of its own where another tab has changed it, which is noted", async () => {
    const here = await openPage();
    here.onView.show(plan("A"));
    here.change(plan("B"));
    const there = await openPage();
    there.onView.show(plan("B"));
    there.change(plan("There"));
    here.change(plan("Here"));
    here.change(plan("Here on"));
    expect(here.titles().sort()).toEqual(["Here on", "There"]);
    here.onView.show(plan("B"));
    here.change(plan("Here again"));
    expect(here.titles().sort()).toEqual(["Here again", "There"]);
    expect(here.notes()).toEqual(["bothKept"]);
  });
});
