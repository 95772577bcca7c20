import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeptPlan } from "../plans/kept-plan.ts";
import { FakeStorage, openTab } from "../visitor/test-browser-storage.ts";
import { restMs } from "./change-teller.ts";
import { FakePlansPlatform } from "./test-plans-platform.ts";

vi.mock("../config.ts", () => ({ config: { apiUrl: "https://api.example.org" } }));

/** A browser with its storage, in which a page can be opened again and again. */
class Browser {
  readonly storage = new FakeStorage();

  async open(account = "nora") {
    openTab(this.storage);
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal("document", page);
    const { keptPlansStore: store } = await import("../plans/kept-plans-store.ts");
    const { planNotes } = await import("../plans/plan-notes.ts");
    const { PlansOnPlatform } = await import("./plans-on-platform.ts");
    const kept = new PlansOnPlatform(account);
    await vi.advanceTimersByTimeAsync(0);
    return {
      store,
      kept,
      page,
      titles: () => store.read().map(({ plan }) => plan.title),
      notes: () => [...planNotes.read().values()],
      rest: () => vi.advanceTimersByTimeAsync(restMs),
      /** Changes the plan of a title, or makes one. */
      change: (from: string | undefined, to: string) => {
        vi.advanceTimersByTime(1);
        const plan = store.read().find((it) => it.plan.title === from);
        return store.keep(query(to), plan) as KeptPlan;
      },
      remove: (title: string) => {
        for (const { id, plan } of store.read()) if (plan.title === title) store.remove(id);
      },
    };
  }
}

const query = (title: string) => `?v=1&title=${title}&start=09:00&people=8`;

let platform: FakePlansPlatform;
let phone: Browser;
let laptop: Browser;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  platform = new FakePlansPlatform();
  [phone, laptop] = [new Browser(), new Browser()];
  vi.stubGlobal("fetch", platform.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("plans on the platform", () => {
  it("are those of both browsers, and are asked for once where nothing has changed", async () => {
    const onPhone = await phone.open();
    onPhone.change(undefined, "Phone");
    await onPhone.rest();
    const onLaptop = await laptop.open();
    onLaptop.change(undefined, "Laptop");
    await onLaptop.rest();
    expect(onLaptop.titles()).toEqual(["Laptop", "Phone"]);
    expect((await phone.open()).titles()).toEqual(["Laptop", "Phone"]);
    platform.calls = [];
    await (await phone.open()).rest();
    expect(platform.calls).toEqual(["GET"]);
  });

  it("are told a moment after the last change, or when the page is left, and what was taken back is not told", async () => {
    const { change, remove, rest, page } = await phone.open();
    change(undefined, "A");
    change("A", "B");
    change(undefined, "Slip");
    remove("Slip");
    expect(platform.calls).toEqual(["GET"]);
    await rest();
    expect(platform.titles).toEqual(["B"]);
    expect(platform.calls).toEqual(["GET", "PUT"]);
    change("B", "C");
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(platform.titles).toEqual(["C"]);
  });

  it("that were removed in one browser do not come back from the other, and changes made there reach the first", async () => {
    const first = await phone.open();
    first.change(undefined, "Gone");
    first.change(undefined, "Stays");
    await first.rest();
    await laptop.open();
    const onPhone = await phone.open();
    onPhone.remove("Gone");
    onPhone.change("Stays", "Stayed");
    await onPhone.rest();
    expect((await laptop.open()).titles()).toEqual(["Stayed"]);
    expect(platform.titles).toEqual(["Stayed"]);
  });

  it("that both browsers have changed are both kept: the platform's under its name, the other as a new one", async () => {
    const first = await phone.open();
    const { id } = first.change(undefined, "Both");
    await first.rest();
    (await laptop.open()).kept.stop();
    platform.isDown = true;
    const onLaptop = await laptop.open();
    onLaptop.change("Both", "Laptop");
    await onLaptop.rest();
    onLaptop.kept.stop();
    platform.isDown = false;
    const onPhone = await phone.open();
    onPhone.change("Both", "Phone");
    await onPhone.rest();
    const { titles, store, notes, rest } = await laptop.open();
    expect(titles().sort()).toEqual(["Laptop", "Phone"]);
    expect(store.find(id)?.plan.title).toBe("Phone");
    expect(notes()).toEqual(["bothKept"]);
    await rest();
    expect(platform.titles.sort()).toEqual(["Laptop", "Phone"]);
    expect((await phone.open()).titles().sort()).toEqual(["Laptop", "Phone"]);
  });

  it("that were changed elsewhere since the list was asked for are both kept as well", async () => {
    const first = await phone.open();
    first.change(undefined, "Both");
    await first.rest();
    const onLaptop = await laptop.open();
    const [row] = platform.rows.values();
    if (row) platform.rows.set(row.id, { ...row, version: 99, title: "Phone", plan: query("Phone") });
    onLaptop.change("Both", "Laptop");
    await onLaptop.rest();
    expect(onLaptop.titles().sort()).toEqual(["Laptop", "Phone"]);
    await onLaptop.rest();
    expect(platform.titles.sort()).toEqual(["Laptop", "Phone"]);
    expect(onLaptop.notes()).toEqual(["bothKept"]);
  });

  it("that were removed elsewhere while this browser changed them become new ones", async () => {
    const first = await phone.open();
    const { id } = first.change(undefined, "Both");
    await first.rest();
    platform.rows.delete(id);
    first.change("Both", "Changed");
    await first.rest();
    await first.rest();
    expect(first.titles()).toEqual(["Changed"]);
    expect(platform.titles).toEqual(["Changed"]);
    expect(platform.rows.has(id)).toBe(false);
    const [row] = platform.rows.keys();
    platform.rows.delete(row ?? "");
    first.kept.stop();
    platform.isDown = true;
    const offline = await phone.open();
    offline.change("Changed", "Again");
    await offline.rest();
    offline.kept.stop();
    platform.isDown = false;
    const back = await phone.open();
    await back.rest();
    expect(platform.titles).toEqual(["Again"]);
  });

  it("that were changed elsewhere while this browser removed them come back", async () => {
    const first = await phone.open();
    const { id } = first.change(undefined, "Both");
    await first.rest();
    platform.rows.set(id, { id, version: 99, title: "There", plan: query("There"), changed: new Date().toISOString() });
    first.remove("Both");
    await first.rest();
    expect(first.titles()).toEqual(["There"]);
    expect(platform.titles).toEqual(["There"]);
  });

  it("are the same after an answer that was lost", async () => {
    const first = await phone.open();
    first.change(undefined, "One");
    platform.isAnswerLost = true;
    await first.rest();
    first.kept.stop();
    platform.isAnswerLost = false;
    expect((await phone.open()).titles()).toEqual(["One"]);
    expect(platform.titles).toEqual(["One"]);
    expect((await laptop.open()).titles()).toEqual(["One"]);
  });

  it("that are changed while the platform takes its time stay as they were changed, and are told afterwards", async () => {
    const { change, rest, titles } = await phone.open();
    let answer = () => {};
    platform.delay = new Promise((resolve) => {
      answer = resolve;
    });
    change(undefined, "A");
    await rest();
    change("A", "B");
    await rest();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    await rest();
    expect(titles()).toEqual(["B"]);
    expect(platform.titles).toEqual(["B"]);
  });

  it("of somebody who signs in after somebody else lose nothing, and take nothing away", async () => {
    const first = await phone.open();
    first.change(undefined, "Nora");
    await first.rest();
    first.kept.stop();
    const ofNora = new Map(platform.rows);
    platform.rows.clear();
    const { titles, rest } = await phone.open("otto");
    await rest();
    expect(titles()).toEqual(["Nora"]);
    expect(platform.titles).toEqual(["Nora"]);
    expect(ofNora.size).toBe(1);
  });

  it.each([undefined, "", "{", "7", '{"length":1}'])(
    "are not taken for removed where the browser has lost its list: %o",
    async (text) => {
      const first = await phone.open();
      first.change(undefined, "One");
      await first.rest();
      if (text === undefined) phone.storage.values.delete("inspirations:plans");
      else phone.storage.values.set("inspirations:plans", text);
      const { titles, rest } = await phone.open();
      await rest();
      expect(titles()).toEqual(["One"]);
      expect(platform.titles).toEqual(["One"]);
    },
  );

  it("are not taken for removed where there was no room for them", async () => {
    const onLaptop = await laptop.open();
    onLaptop.change(undefined, "A".repeat(100));
    await onLaptop.rest();
    onLaptop.kept.stop();
    phone.storage.values.set("inspirations:plans", "[]");
    phone.storage.room = 150;
    const full = await phone.open();
    full.change(undefined, "B".repeat(100));
    await full.rest();
    expect(full.store.isAtRisk()).toBe(true);
    full.kept.stop();
    phone.storage.room = Number.POSITIVE_INFINITY;
    const { rest, titles } = await phone.open();
    await rest();
    expect(titles().sort()).toEqual(["A".repeat(100), "B".repeat(100)]);
    expect(platform.titles).toHaveLength(2);
  });

  it("are told as a whole where what was known is nonsense", async () => {
    const first = await phone.open();
    first.change(undefined, "One");
    phone.storage.values.set("inspirations:plans-on-platform", '{"account":"nora","plans":{"a":1,"b":null}}');
    await first.rest();
    expect(platform.titles).toEqual(["One"]);
  });

  it.each([
    [413, "too-many-plans", ["accountFull"]],
    [413, "too-large", ["tooLong"]],
    [400, "invalid-body", []],
  ])(
    "stay in the browser where the platform has no use for them, and are not told again: %i %s",
    async (status, error, notes) => {
      const first = await phone.open();
      platform.refusal = { status, error, method: "PUT" };
      first.change(undefined, "One");
      await first.rest();
      first.change(undefined, "Two");
      await first.rest();
      expect(first.titles()).toEqual(["Two", "One"]);
      expect(platform.calls).toEqual(["GET", "PUT", "PUT"]);
      expect([...new Set(first.notes())]).toEqual(notes);
      platform.refusal = undefined;
      first.change("One", "Once");
      await first.rest();
      expect(platform.titles).toEqual(["Once"]);
      expect(first.notes()).toHaveLength(notes.length);
    },
  );

  it("that are longer than the contract has room for are not told at all, which is noted", async () => {
    const { store, rest, notes } = await phone.open();
    store.keep(`${query("Long")}${"&own=15&note=x".repeat(2_000)}`);
    await rest();
    expect(platform.calls).toEqual(["GET"]);
    expect(notes()).toEqual(["tooLong"]);
  });

  it.each([
    ["500", () => Response.json({}, { status: 500 })],
    ["something else", () => Response.json({ plans: "none" })],
    ["no JSON", () => new Response("<html>")],
    ["a conflict with nothing", () => Response.json({}, { status: 409 })],
    ["plans that are none", () => Response.json({ plans: [null, { id: 7 }, { id: "x", version: 1 }] })],
    ["nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("stay as they are where the platform answers %s, and are told with the next visit", async (_, answer) => {
    vi.stubGlobal("fetch", async () => answer());
    const first = await phone.open();
    first.change(undefined, "One");
    await first.rest();
    expect(first.titles()).toEqual(["One"]);
    first.kept.stop();
    vi.stubGlobal("fetch", platform.fetch);
    await phone.open();
    expect(platform.titles).toEqual(["One"]);
  });

  it("are told to nobody once the visitor is not signed in any more, or it is stopped", async () => {
    const first = await phone.open();
    platform.refusal = { status: 401, error: "not-signed-in" };
    first.change(undefined, "One");
    await first.rest();
    first.change("One", "Two");
    await first.rest();
    expect(platform.calls).toEqual(["GET", "PUT"]);
    expect(first.titles()).toEqual(["Two"]);
  });

  it("beyond those that the browser keeps without a title are the same ones on the platform", async () => {
    const first = await phone.open();
    for (let index = 0; index < 52; index += 1) {
      vi.advanceTimersByTime(1);
      first.store.keep(`?v=1&start=09:00&people=${index + 1}`);
    }
    await first.rest();
    expect(platform.rows.size).toBe(50);
    first.store.keep("?v=1&start=09:00&people=99");
    await first.rest();
    expect(platform.rows.size).toBe(50);
    expect([...platform.rows.values()].map(({ plan }) => plan)).not.toContain("?v=1&start=09:00&people=3");
  });
});
