import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Plan, PlanBlock } from "../../../../domain/plan/plan.ts";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import { FakeStorage, openTab } from "../../../visitor/test-browser-storage.ts";

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
});
afterEach(() => vi.unstubAllGlobals());

const grow = { kind: "inspiration", key: "grow" } as const;

const plan = (...blocks: PlanBlock[]): Plan => ({ title: "Team day", start: "09:00", people: 8, blocks });
const swot: PlanBlock = { kind: "activity", key: "swot" };
const own: PlanBlock = { kind: "own", minutes: 15, title: "", note: "" };

async function openPage(draft: string) {
  storage.setItem("inspirations:draft-plan", draft);
  openTab(storage);
  const { DraftOnView } = await import("./draft-on-view.ts");
  const { draftStore } = await import("../../../plans/draft-store.ts");
  return { onView: new DraftOnView(), draftStore };
}

/** Adds to the draft in another tab. */
async function addElsewhere(): Promise<void> {
  openTab(storage);
  const { draftStore } = await import("../../../plans/draft-store.ts");
  draftStore.add(grow, 3);
}

describe("what another tab adds to the draft (R10.3)", () => {
  it.each([
    ["", plan()],
    ["?v=1&activity=swot", plan(swot)],
    [writePlan(plan(swot, own)), plan(swot, own)],
  ])("is known where the draft is on view: %s", async (draft, shown) => {
    const { onView } = await openPage(draft);
    onView.show(shown);
    expect(onView.additionsTo(shown)).toBe("");
    await addElsewhere();
    expect(onView.additionsTo(shown)).toBe("&activity=grow");
  });

  it.each([
    ["?v=1&activity=swot&activity=roti", plan(swot)],
    ["?v=1&activity=swot", plan()],
    ["?v=1&activity=roti", plan(swot)],
  ])("does not concern another plan: %s", async (draft, shown) => {
    const { onView } = await openPage(draft);
    onView.show(shown);
    await addElsewhere();
    expect(onView.additionsTo(shown)).toBe("");
  });

  it("concerns a plan from its first change on, as it stands then", async () => {
    const { onView, draftStore } = await openPage("?v=1&activity=roti");
    onView.show(plan(swot));
    draftStore.replace(writePlan(plan(swot, own)), writePlan(plan(swot)));
    onView.change();
    await addElsewhere();
    expect(onView.additionsTo(plan(swot, own))).toBe("&activity=grow");
  });

  it.each([
    ["?v=1&own=15&title=Budget&activity=grow", plan(own)],
    ["?v=1&title=Other&own=15&activity=grow", plan(own)],
    ["?v=1&title=Other&activity=grow", plan()],
  ])("ends where another tab changes more of what is on view: %s", async (draft, shown) => {
    const { onView } = await openPage(shown.blocks.length > 0 ? "?v=1&own=15" : "");
    onView.show(shown);
    storage.setItem("inspirations:draft-plan", draft);
    expect(onView.additionsTo(shown)).toBe("");
  });
});
