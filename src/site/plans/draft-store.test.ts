import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeStorage, openTab } from "../visitor/test-browser-storage.ts";

const key = "inspirations:draft-plan";
const swot = { kind: "inspiration", key: "swot" } as const;
const grow = { kind: "inspiration", key: "grow" } as const;
const weekly = { kind: "session", key: "weekly-meeting" } as const;

let storage: FakeStorage;

/** The store of a tab. Others keep the draft in the same place. */
async function openDraft() {
  openTab(storage);
  return (await import("./draft-store.ts")).draftStore;
}

beforeEach(() => {
  storage = new FakeStorage();
});

afterEach(() => vi.unstubAllGlobals());

describe("a draft that grows (R10.3)", () => {
  it("takes an inspiration as a block and a session as its blocks, and knows what is in it", async () => {
    const draft = await openDraft();
    const told = vi.fn();
    draft.subscribe(told);
    expect(draft.has(swot)).toBe(false);
    draft.add(swot, 4);
    draft.add(weekly, 2);
    expect(draft.read()).toBe("?v=1&activity=swot&session=weekly-meeting/1&session=weekly-meeting/2");
    expect([swot, weekly, grow].map((it) => draft.has(it))).toEqual([true, true, false]);
    expect(told).toHaveBeenCalledTimes(2);
    draft.add(swot, 4);
    expect(draft.read()).toBe("?v=1&activity=swot&session=weekly-meeting/1&session=weekly-meeting/2");
    expect(draft.act()?.kind).toBe("there");
  });

  it("loses nothing that another tab has added", async () => {
    const one = await openDraft();
    const other = await openDraft();
    one.add(swot, 4);
    other.add(grow, 4);
    one.add(weekly, 1);
    expect(other.read()).toBe("?v=1&activity=swot&activity=grow&session=weekly-meeting/1");
  });

  it("is full at some time, and says so", async () => {
    const draft = await openDraft();
    draft.add(weekly, 59);
    const before = draft.read();
    draft.add({ ...weekly, key: "one-on-one" }, 2);
    expect(draft.act()?.kind).toBe("full");
    expect(draft.read()).toBe(before);
    draft.add(swot, 4);
    expect(draft.has(swot)).toBe(true);
  });

  it("undoes what was done last, as long as nothing else was done since", async () => {
    const draft = await openDraft();
    const other = await openDraft();
    draft.add(swot, 4);
    draft.add(grow, 4);
    draft.undo();
    expect(draft.read()).toBe("?v=1&activity=swot");
    expect(draft.act()).toBeUndefined();
    draft.clear();
    expect(draft.read()).toBe("");
    draft.undo();
    expect(draft.read()).toBe("?v=1&activity=swot");
    draft.clear();
    other.add(grow, 4);
    expect(draft.act()).toBeUndefined();
    draft.undo();
    expect(draft.read()).toBe("?v=1&activity=grow");
  });

  it.each(["activity=swot", "{", "?people=7", "null"])("is empty where %s is stored", async (text) => {
    storage.setItem(key, text);
    const draft = await openDraft();
    expect(draft.read()).toBe("");
    draft.add(swot, 4);
    expect(draft.read()).toBe("?v=1&activity=swot");
  });

  it("is kept where a newer build has written it", async () => {
    storage.setItem(key, "?v=2&room=3&activity=swot");
    const draft = await openDraft();
    draft.add(grow, 4);
    expect(draft.read()).toBe("?v=2&room=3&activity=swot&activity=grow");
  });
});

describe("a plan that the visitor changes (R10.3)", () => {
  it("is the draft from then on, with what another tab has added to that meanwhile", async () => {
    const draft = await openDraft();
    const other = await openDraft();
    draft.add(swot, 4);
    other.add(grow, 4);
    draft.replace("?v=1&start=09:00&people=14&activity=swot&minutes=30", "?v=1&start=09:00&people=8&activity=swot");
    expect(draft.read()).toBe("?v=1&start=09:00&people=14&activity=swot&minutes=30&activity=grow");
    expect(draft.act()).toBeUndefined();
  });

  it.each(["", "?v=1"])("is the draft where there was none: %s", async (text) => {
    storage.setItem(key, text);
    const draft = await openDraft();
    draft.replace("?v=1&activity=swot&break=15", "?v=1&activity=swot");
    expect(draft.read()).toBe("?v=1&activity=swot&break=15");
    expect(draft.act()).toBeUndefined();
  });

  it("takes the place of another draft, which can be had back, also after more changes", async () => {
    const draft = await openDraft();
    draft.add(swot, 4);
    expect(draft.replace("?v=1&activity=grow&break=15", "?v=1&activity=grow")).toBe("?v=1&activity=swot");
    expect(draft.replace("?v=1&activity=grow&break=20", "?v=1&activity=grow&break=15")).toBeUndefined();
    expect(draft.read()).toBe("?v=1&activity=grow&break=20");
    expect(draft.act()?.kind).toBe("replaced");
    draft.undo();
    expect(draft.read()).toBe("?v=1&activity=swot");
  });

  it("that was begun empty takes the place of the draft, and is not put before it", async () => {
    const draft = await openDraft();
    draft.add(swot, 4);
    draft.replace("?v=1&break=15", "?v=1");
    expect(draft.read()).toBe("?v=1&break=15");
    expect(draft.act()?.before).toBe("?v=1&activity=swot");
  });
});

describe("a draft that cannot be stored", () => {
  it("lasts as long as the document where storage is blocked, and says so", async () => {
    storage.isBlocked = true;
    const draft = await openDraft();
    expect(draft.isStored()).toBe(true);
    draft.add(swot, 4);
    draft.add(grow, 4);
    expect(draft.isStored()).toBe(false);
    expect(draft.read()).toBe("?v=1&activity=swot&activity=grow");
  });

  it("goes together with what other tabs store once there is room, and is stored then", async () => {
    const draft = await openDraft();
    const other = await openDraft();
    draft.add(swot, 4);
    storage.isFull = true;
    draft.add(grow, 4);
    storage.isFull = false;
    other.add(weekly, 1);
    expect(draft.read()).toBe("?v=1&activity=swot&activity=grow&session=weekly-meeting/1");
    other.clear();
    draft.add({ ...swot, key: "roti" }, 1);
    expect(draft.isStored()).toBe(true);
    expect(other.has(grow)).toBe(true);
    expect(other.has({ ...swot, key: "roti" })).toBe(true);
  });
});
