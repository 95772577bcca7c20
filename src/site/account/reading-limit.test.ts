import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageData } from "../../domain/page.ts";

const config = vi.hoisted(() => ({ apiUrl: "", freeReadings: 1 }));
/** The states of the document. */
const dataset: { reading?: string } = {};

vi.mock("../config.ts", () => ({ config }));

/** The count that stands in storage whenever the page on view is told to say it. */
let told: (string | null)[];

const isBlocked = () => dataset.reading !== undefined;

/** Another tab of the same browser, on a template that has come into view there. */
async function openTab(key: string) {
  const { ReadingLimit } = await import("./reading-limit.ts");
  const limit = new ReadingLimit(() => ({ screen: "template", kind: "inspiration", key }) as PageData);
  limit.show();
  return limit;
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
    (await openTab("swot")).count();
    await openTab("roti");
    expect(isBlocked()).toBe(true);
    config.apiUrl = "";
    await openTab("roti");
    expect(isBlocked()).toBe(false);
  });

  it("tells the page on view, once it is counted among them", async () => {
    config.freeReadings = 2;
    const first = await openTab("swot");
    expect(told).toEqual([]);
    first.count();
    (await openTab("roti")).count();
    expect(told).toEqual(["1", "2"]);
  });

  it("holds again once nobody is signed in any more", async () => {
    (await openTab("swot")).count();
    const limit = await openTab("roti");
    limit.lift();
    expect(isBlocked()).toBe(false);
    limit.count();
    limit.show();
    expect(isBlocked()).toBe(true);
  });

  it.each([
    ["is blocked where it stands behind them", true],
    ["stays as it is where it is on view", false],
  ])("a template that was opened at once with others %s", async (_, hidden) => {
    const tabs = [await openTab("swot"), await openTab("roti")];
    vi.stubGlobal("document", { hidden, documentElement: { dataset } });
    for (const tab of tabs) tab.count();
    expect(isBlocked()).toBe(hidden);
  });
});
