import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isPlanId } from "../../domain/plan/kept-plan.ts";
import { storageKeys } from "../visitor/storage.ts";
import { FakeStorage, openTab } from "../visitor/test-browser-storage.ts";
import { newPlanId, readPlanList } from "./kept-plan.ts";

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openPage = async () => {
  openTab(storage);
  return (await import("./kept-plans-store.ts")).keptPlansStore;
};
type Store = Awaited<ReturnType<typeof openPage>>;

const query = (title: string) => `?v=1${title && `&title=${title}`}&start=09:00&people=8&activity=swot`;
const titles = (store: Store) => store.read().map(({ plan }) => plan.title);
const stored = () => storage.values.get(storageKeys.plans) ?? "";

describe("the plans", () => {
  it("are kept until they are removed, over visits, those that were changed last first", async () => {
    const first = await openPage();
    const one = first.keep(query("One"));
    first.keep(query("Two"));
    vi.advanceTimersByTime(1);
    first.keep(query("Once"), one);
    expect(titles(first)).toEqual(["Once", "Two"]);
    const next = await openPage();
    expect(next.read()).toEqual(first.read());
    next.remove(one?.id ?? "");
    expect(titles(await openPage())).toEqual(["Two"]);
  });

  it("change their moment with each state, also within one millisecond and where the clock goes back", async () => {
    const store = await openPage();
    const one = store.keep(query("One"));
    vi.setSystemTime(0);
    const other = store.keep(query("Once"), one);
    expect(other?.id).toBe(one?.id);
    expect(other?.changed).toBeGreaterThan(one?.changed ?? 0);
    expect(store.keep(query("Once"), other)).toBe(other);
  });

  it("of two tabs do not overwrite each other: where another has changed a plan, both stay", async () => {
    const [here, there] = [await openPage(), await openPage()];
    const seen = here.keep(query("Both"));
    there.keep(query("There"), there.read()[0]);
    const own = here.keep(query("Here"), seen);
    expect(own?.id).not.toBe(seen?.id);
    here.keep(query("Here+too"), own);
    expect(titles(there).sort()).toEqual(["Here too", "There"]);
  });

  it("that another tab has removed while one was at work on them are kept as plans of their own", async () => {
    const [here, there] = [await openPage(), await openPage()];
    const seen = here.keep(query("Both"));
    there.remove(seen?.id ?? "");
    const own = here.keep(query("Here"), seen);
    expect(own?.id).not.toBe(seen?.id);
    expect(titles(there)).toEqual(["Here"]);
  });

  it("that were set apart meanwhile are found again by what they say", async () => {
    const store = await openPage();
    const seen = store.keep(query("Here"));
    if (!seen) throw new Error("Nothing is kept");
    const [there] = readPlanList([{ ...seen, query: query("There") }]) ?? [];
    const apart = store.setApart(seen, there);
    expect(store.keep(query("Here+on"), seen)?.id).toBe(apart.id);
    expect(titles(store).sort()).toEqual(["Here on", "There"]);
  });

  it("are at most fifty without a title, and any number with one", async () => {
    const store = await openPage();
    for (let index = 0; index < 60; index += 1) {
      vi.advanceTimersByTime(1);
      store.keep(`${query("")}&minutes=${index + 1}`);
      store.keep(query(`T${index}`));
    }
    const all = (await openPage()).read();
    expect(all.filter(({ plan }) => plan.title)).toHaveLength(60);
    const untitled = all.filter(({ plan }) => !plan.title);
    expect(untitled).toHaveLength(50);
    expect(untitled.at(-1)?.query).toContain("minutes=11");
  });

  it("stay while the page is open where storage is blocked, which is known", async () => {
    const store = await openPage();
    storage.isBlocked = true;
    const one = store.keep(query("One"));
    store.keep(query("Once"), one);
    expect(titles(store)).toEqual(["Once"]);
    expect(store.isAtRisk()).toBe(true);
    storage.isBlocked = false;
    store.keep(query("Two"));
    expect(store.isAtRisk()).toBe(false);
    expect(titles(await openPage()).sort()).toEqual(["Once", "Two"]);
  });

  it("are what they were where storage gets full in the middle of a save, and the change joins those of other tabs", async () => {
    const [here, there] = [await openPage(), await openPage()];
    const one = here.keep(query("One"));
    const before = stored();
    storage.room = storageKeys.plans.length + before.length + 2;
    here.keep(query("A+much+longer+title"), one);
    expect(stored()).toBe(before);
    expect(titles(here)).toEqual(["A much longer title"]);
    expect(here.isAtRisk()).toBe(true);
    storage.room = Number.POSITIVE_INFINITY;
    there.keep(query("There"));
    expect(titles(here).sort()).toEqual(["A much longer title", "There"]);
    here.keep(query("Here"));
    expect(titles(there).sort()).toEqual(["A much longer title", "Here", "There"]);
  });

  it("of a file join those that are there: the same are left out, and a name that is taken makes another", async () => {
    const store = await openPage();
    const one = store.keep(query("One"));
    const file = [
      { id: one?.id, query: query("Other"), changed: 5 },
      { id: newPlanId(), query: query("One"), changed: 6 },
      { id: newPlanId(), query: query("New"), changed: 7 },
    ];
    expect(store.add(readPlanList(file) ?? [])).toBe(2);
    expect(store.add(readPlanList(file) ?? [])).toBe(0);
    expect(titles(store)).toEqual(["One", "New", "Other"]);
    expect(store.find(one?.id ?? "")?.plan.title).toBe("One");
  });

  it("are the same list as long as nothing changes, and follow other tabs", async () => {
    const store = await openPage();
    store.keep(query("One"));
    expect(store.read()).toBe(store.read());
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    dispatchEvent(new StorageEvent("storage", { key: storageKeys.plans }));
    stop();
    store.keep(query("Two"));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("are none where something else is stored, and never an error", async () => {
    const store = await openPage();
    const good = { id: newPlanId(), query: query("One"), changed: 1 };
    const texts = ["", "{", "7", "null", '{"length":1}', "[null,1,{}]"];
    for (const text of texts) {
      storage.values.set(storageKeys.plans, text);
      expect(store.read(), text).toEqual([]);
    }
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.record({ ...mixed(good) }, { requiredKeys: [] }))), (list) => {
        storage.values.set(storageKeys.plans, JSON.stringify([...list, good]));
        const read = store.read();
        expect(read.some((it) => it.id === good.id)).toBe(true);
        for (const it of read) expect(isPlanId(it.id) && it.query.startsWith("?") && it.changed >= 0).toBe(true);
      }),
    );
  });
});

/** Records of which some fields fit. */
const mixed = (good: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(good).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.jsonValue())]));

it("draws names of 128 bits, none like another", () => {
  const ids = Array.from({ length: 1000 }, newPlanId);
  expect(ids.every(isPlanId)).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
