import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageData } from "../../domain/page.ts";

const config = vi.hoisted(() => ({ apiUrl: "", freeReadings: 1 }));
/** The states of the document. */
const dataset: { reading?: string } = {};

vi.mock("../config.ts", () => ({ config }));

/** The count that stands in storage whenever the page on view is told to say it. */
let told: (string | null)[];

const isBlocked = () => dataset.reading !== undefined;

const pageOf = (key: string) => ({ screen: "template", kind: "inspiration", key }) as PageData;
const elsewhere = { screen: "plan" } as PageData;

/** Another tab of the same browser, with a page that was opened there. */
async function openTab(first: PageData) {
  const { ReadingLimit } = await import("./reading-limit.ts");
  const { PageReading } = await import("./page-reading.ts");
  const limit = new ReadingLimit();
  const page = new PageReading(limit, elsewhere);
  page.show(first);
  return { limit, page };
}

beforeEach(() => {
  Object.assign(config, { apiUrl: "https://platform.example", freeReadings: 1 });
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  told = [];
  vi.stubGlobal("StorageEvent", class {});
  vi.stubGlobal("dispatchEvent", () => told.push(localStorage.getItem("inspirations:reading-count")));
  delete dataset.reading;
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());

describe("the limit of what is read in full (R4.3)", () => {
  it("blocks what is one too many, and nothing where there is no platform to sign in at", async () => {
    (await openTab(pageOf("swot"))).limit.hold();
    await openTab(pageOf("roti"));
    expect(isBlocked()).toBe(true);
    config.apiUrl = "";
    await openTab(pageOf("roti"));
    expect(isBlocked()).toBe(false);
  });

  it("tells the page on view, once it is counted among them, and one that is not", async () => {
    config.freeReadings = 2;
    const first = await openTab(pageOf("swot"));
    expect(told).toEqual([]);
    first.limit.hold();
    (await openTab(pageOf("roti"))).limit.hold();
    (await openTab(pageOf("speedboat"))).limit.hold();
    expect(told).toEqual(["1", "2", "2"]);
  });

  it("holds again once nobody is signed in any more", async () => {
    (await openTab(pageOf("swot"))).limit.hold();
    const { limit, page } = await openTab(pageOf("roti"));
    limit.lift();
    expect(isBlocked()).toBe(false);
    limit.hold();
    page.show(pageOf("roti"));
    expect(isBlocked()).toBe(true);
  });

  it("counts what was blocked, and then open to somebody who has signed out since", async () => {
    (await openTab(pageOf("swot"))).limit.hold();
    const { limit } = await openTab(pageOf("roti"));
    limit.lift();
    localStorage.setItem("inspirations:reading-count", "0");
    localStorage.setItem("inspirations:readings", "");
    limit.hold();
    expect(localStorage.getItem("inspirations:readings")).toBe("inspiration:roti");
  });

  it.each([
    ["is blocked where it stands behind them", true],
    ["stays as it is where it is on view", false],
  ])("a template that was opened at once with others %s", async (_, hidden) => {
    const tabs = [await openTab(pageOf("swot")), await openTab(pageOf("roti"))];
    vi.stubGlobal("document", { hidden, documentElement: { dataset } });
    for (const { limit } of tabs) limit.hold();
    expect(isBlocked()).toBe(hidden);
  });
});

describe("words that are opened beside their template's page (R4.3, R10.3)", () => {
  it("count as its page does, once: there, here, and again", async () => {
    config.freeReadings = 2;
    const { limit, page } = await openTab(pageOf("swot"));
    limit.hold();
    page.show(elsewhere);
    for (const template of ["inspiration:swot", "session:retro", "session:retro"] as const)
      limit.countReading(template);
    expect(localStorage.getItem("inspirations:readings")).toBe("inspiration:swot session:retro");
    expect(localStorage.getItem("inspirations:reading-count")).toBe("2");
    expect(limit.mayRead("session:retro")).toBe(true);
    expect(limit.mayRead("inspiration:roti")).toBe(false);
  });

  it("are counted when it is known that nobody is signed in, and are no more than are free until then", async () => {
    const { limit } = await openTab(elsewhere);
    limit.countReading("inspiration:swot");
    expect(localStorage.getItem("inspirations:reading-count")).toBeNull();
    expect(limit.mayRead("inspiration:swot")).toBe(true);
    expect(limit.mayRead("inspiration:roti")).toBe(false);
    limit.hold();
    expect(localStorage.getItem("inspirations:readings")).toBe("inspiration:swot");
  });

  it("are all open to somebody who has signed up, which is told to whoever follows", async () => {
    localStorage.setItem("inspirations:reading-count", "1");
    const { limit } = await openTab(elsewhere);
    const seen: boolean[] = [];
    const stop = limit.follow(() => seen.push(limit.mayRead("inspiration:roti")));
    limit.lift();
    limit.countReading("inspiration:roti");
    stop();
    limit.hold();
    expect(seen).toEqual([true]);
  });

  it("that were opened on a page before do not count later", async () => {
    const { limit, page } = await openTab(elsewhere);
    limit.countReading("inspiration:swot");
    page.show(pageOf("roti"));
    limit.hold();
    expect(localStorage.getItem("inspirations:readings")).toBe("inspiration:roti");
  });
});
