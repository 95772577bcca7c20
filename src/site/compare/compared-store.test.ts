import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeStorage, openTab } from "../visitor/test-browser-storage.ts";
import type { Compared } from "./compared-store.ts";

const key = "inspirations:compared";
const one = (template: Compared["template"]): Compared => ({ template, name: template.toUpperCase(), locale: "en" });
const [swot, grow, gantt, lean] = (["swot", "grow", "gantt", "lean"] as const).map((it) =>
  one(`inspiration:${it}`),
) as [Compared, Compared, Compared, Compared];

let storage: FakeStorage;

/** The store of a document. Others of the same tab keep what they know in the same place. */
async function openDocument() {
  openTab(storage, "sessionStorage");
  return await import("./compared-store.ts");
}

beforeEach(() => {
  storage = new FakeStorage();
});

afterEach(() => vi.unstubAllGlobals());

describe("the templates to compare", () => {
  it("are put in and taken out, and known to the other documents of the tab", async () => {
    const { comparedStore } = await openDocument();
    comparedStore.toggle(swot);
    comparedStore.toggle(grow);
    comparedStore.toggle(swot);
    expect(comparedStore.read()).toEqual([grow]);
    const { comparedStore: next } = await openDocument();
    expect(next.read()).toEqual([grow]);
    next.toggle(gantt);
    // The first document comes back from the browser's memory.
    expect(comparedStore.read()).toEqual([grow, gantt]);
  });

  it("are three at most: a fourth is refused until something else is done", async () => {
    const { comparedStore } = await openDocument();
    const told = vi.fn();
    for (const it of [swot, grow, gantt]) comparedStore.toggle(it);
    comparedStore.subscribe(told);
    comparedStore.toggle(lean);
    expect(comparedStore.read()).toEqual([swot, grow, gantt]);
    expect(comparedStore.refused()).toEqual(lean);
    expect(told).toHaveBeenCalledOnce();
    comparedStore.toggle(grow);
    expect(comparedStore.refused()).toBeUndefined();
  });

  it("are the same list as long as nothing changes", async () => {
    const { comparedStore } = await openDocument();
    comparedStore.toggle(swot);
    expect(comparedStore.read()).toBe(comparedStore.read());
  });

  it.each(["isBlocked", "isFull"] as const)("last as long as the document where storage %s", async (state) => {
    storage[state] = true;
    const { comparedStore } = await openDocument();
    comparedStore.toggle(swot);
    comparedStore.toggle(grow);
    expect(comparedStore.read()).toEqual([swot, grow]);
  });

  it.each([
    "",
    "{",
    "null",
    "7",
    '"inspiration:swot"',
    "[null, 1, {}]",
    '[{"template":"swot","name":"SWOT","locale":"en"}]',
  ])("are none where %s is stored", async (text) => {
    storage.setItem(key, text);
    expect((await openDocument()).comparedStore.read()).toEqual([]);
  });

  it("are those that can be understood of what is stored", async () => {
    storage.setItem(key, JSON.stringify([{ ...swot, name: 3 }, { ...grow, locale: "xx" }, gantt, lean, swot, grow]));
    expect((await openDocument()).comparedStore.read()).toEqual([gantt, lean, swot]);
  });
});
