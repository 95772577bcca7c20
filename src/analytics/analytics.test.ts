import { describe, expect, it } from "vitest";
import { createAnalytics } from "./analytics.ts";
import { answerTimeoutMs, batchPeriodMs, pausesMs } from "./sender.ts";
import { makeBrowser, settle, success, view } from "./test-client.ts";

const day = 24 * 60 * 60 * 1000;

function openBrowser(more: object = {}) {
  const browser = makeBrowser();
  const openTab = () => createAnalytics({ ...browser.options, ...more });
  return { ...browser, openTab, tab: openTab() };
}

function track(tab: ReturnType<typeof createAnalytics>, times: number): void {
  for (let time = 0; time < times; time += 1) tab.track(view);
}

describe("events", () => {
  it("are saved before they are sent, and removed when the platform has stored them (R7.4)", async () => {
    const { platform, storage, tab } = openBrowser();
    let savedWhenSent = 0;
    platform.react = () => {
      savedWhenSent = storage.length;
      return success;
    };
    tab.track(view);
    await settle();
    expect([savedWhenSent, storage.length, platform.stored.size]).toEqual([1, 0, 1]);
  });

  it("go at once where there is no batching, and in batches of 100 at most (R9.2)", async () => {
    const { platform, tab } = openBrowser();
    track(tab, 250);
    await settle();
    expect(platform.sizes).toEqual([100, 100, 50]);
  });

  it("wait for 30 of them or for 30 seconds where there is (R9.2)", async () => {
    const { clock, platform, tab } = openBrowser({ isBatched: true });
    track(tab, 29);
    await clock.pass(batchPeriodMs - 1);
    expect(platform.sizes).toEqual([]);
    await clock.pass(1);
    expect(platform.sizes).toEqual([29]);
    track(tab, 30);
    await settle();
    expect(platform.sizes).toEqual([29, 30]);
  });

  it("that are left from a page before are sent first, by their own names", async () => {
    const { platform, storage, tab, openTab } = openBrowser();
    platform.react = () => "fail";
    tab.track({ ...view, name: "before" });
    await settle();
    platform.react = () => success;
    openTab().track({ ...view, name: "after" });
    await settle();
    expect(platform.sent.slice(1).flatMap(({ names }) => names)).toEqual(["inspirations:before", "inspirations:after"]);
    expect(storage.length).toBe(0);
  });
});

describe("what is not stored", () => {
  it.each([
    ["another word", { status: 200, text: "ok" }],
    ["too many", { status: 429, text: "" }],
    ["an error", { status: 500, text: "" }],
    ["another key", { status: 400, text: "invalid_key" }],
    ["a network that fails", "fail"],
    ["a server that hangs", "hang"],
  ] as const)("is kept and sent again, after pauses that grow: %s (R7.4)", async (_, reaction) => {
    const { clock, platform, storage, tab } = openBrowser();
    platform.react = () => reaction;
    track(tab, 3);
    await clock.pass(day / 24);
    const waits = platform.sent.slice(1).map(({ atMs }, index) => atMs - (platform.sent[index]?.atMs ?? 0));
    const extra = reaction === "hang" ? answerTimeoutMs : 0;
    expect(waits.slice(0, 6)).toEqual([...pausesMs, pausesMs.at(-1) ?? 0].map((ms) => ms + extra));
    expect(storage.length).toBe(3);
    platform.react = () => success;
    tab.resume();
    await clock.pass(answerTimeoutMs);
    expect([storage.length, platform.stored.size]).toEqual([0, 3]);
  });

  it("is tried again soon where it is the first after a success", async () => {
    const { clock, platform, tab } = openBrowser();
    const [firstMs] = pausesMs as [number, ...number[]];
    platform.react = () => "fail";
    tab.track(view);
    await clock.pass(pausesMs[2] ?? 0);
    platform.react = () => success;
    tab.resume();
    await settle();
    platform.react = () => "fail";
    tab.track(view);
    await settle();
    const failures = platform.sent.length;
    await clock.pass(firstMs);
    expect([platform.stored.size, platform.sent.length]).toEqual([1, failures + 1]);
  });

  it("is not sent with each new event while there is a pause", async () => {
    const { clock, platform, tab } = openBrowser();
    platform.react = () => "fail";
    track(tab, 10);
    await clock.pass(1_000);
    track(tab, 10);
    await settle();
    expect(platform.sizes).toEqual([10]);
  });

  it("is not sent in the middle of a pause by the period of a batch that began before", async () => {
    const { clock, platform, tab } = openBrowser({ isBatched: true });
    platform.react = () => "fail";
    track(tab, 1);
    await clock.pass(batchPeriodMs - 1_000);
    track(tab, 29);
    await clock.pass(day / 24);
    const waits = platform.sent.slice(1).map(({ atMs }, index) => atMs - (platform.sent[index]?.atMs ?? 0));
    expect(waits.slice(0, 6)).toEqual([...pausesMs, pausesMs.at(-1)]);
  });

  it("goes in halves after 413, and a single event that is too large is dropped for good (R7.4)", async () => {
    const { platform, storage, tab } = openBrowser();
    platform.react = ({ names }) => (names.includes("inspirations:large") ? { status: 413, text: "" } : success);
    track(tab, 2);
    tab.track({ ...view, name: "large" });
    track(tab, 2);
    await settle();
    expect(platform.sizes).toEqual([5, 3, 2, 2, 1, 1, 1]);
    expect([platform.stored.size, storage.length]).toEqual([4, 0]);
  });

  it("is looked through for the event that the platform cannot read, and the others go as before (R7.4)", async () => {
    const { platform, storage, tab } = openBrowser();
    const broken = { status: 400, text: "invalid_events" };
    platform.react = ({ names }) => (names.includes("inspirations:broken") ? broken : success);
    track(tab, 60);
    tab.track({ ...view, name: "broken" });
    track(tab, 140);
    await settle();
    expect([platform.stored.size, storage.length]).toEqual([200, 0]);
    expect(platform.sizes.at(-1)).toBeGreaterThan(1);
    expect(platform.sent.length).toBeLessThan(75);
  });

  it("is no more than 1000 events, the newest ones (R9.2)", async () => {
    const { clock, platform, storage, tab } = openBrowser();
    platform.react = () => "fail";
    track(tab, 1);
    await clock.pass(1);
    track(tab, 1000);
    expect(storage.length).toBe(1000);
    platform.react = () => success;
    tab.resume();
    await settle();
    expect(platform.stored.size).toBe(1000);
  });
});

describe("a page that closes", () => {
  it("sends what waits without hearing an answer, and the next page sends what did not arrive", async () => {
    const { clock, platform, storage, tab, openTab } = openBrowser({ isBatched: true });
    track(tab, 3);
    platform.react = () => "hang";
    tab.close();
    await settle();
    expect(platform.sent.map(({ uuids, isClosing }) => [uuids.length, isClosing])).toEqual([[3, true]]);
    expect(storage.length).toBe(3);
    platform.react = () => success;
    openTab();
    await clock.pass(batchPeriodMs);
    expect(platform.stored.size).toBe(3);
  });

  it("asks for nothing where nothing waits", async () => {
    const { platform, tab } = openBrowser();
    tab.close();
    await settle();
    expect(platform.sent).toEqual([]);
  });
});

describe("two tabs", () => {
  it("share what waits and take turns: nothing is lost, and nothing is sent twice (R7.4)", async () => {
    const { platform, storage, tab, openTab } = openBrowser();
    const other = openTab();
    for (let time = 0; time < 50; time += 1) {
      tab.track(view);
      other.track(view);
      if (time % 7 === 0) await settle();
    }
    await settle();
    expect(platform.stored.size).toBe(100);
    expect([...new Set(platform.stored.values())]).toEqual([1]);
    expect(storage.length).toBe(0);
  });

  it("count the events of one visitor", async () => {
    const { storage, tab, openTab, platform } = openBrowser();
    platform.react = () => "fail";
    tab.track(view);
    openTab().track(view);
    await settle();
    const events = [...storage.texts.values()].map((text) => JSON.parse(text));
    expect(events.map(({ event_id }) => event_id)).toEqual([1, 2]);
    expect(new Set(events.map(({ device_id }) => device_id)).size).toBe(1);
  });
});

describe("a browser that keeps nothing", () => {
  it("sends its events all the same, and is one visitor as long as the page stands", async () => {
    const { platform, tab } = openBrowser({ storage: undefined, visitorMemory: { read: () => "", write: () => {} } });
    platform.react = () => "fail";
    tab.track(view);
    tab.track(view);
    await settle();
    platform.react = () => success;
    tab.resume();
    await settle();
    expect(platform.stored.size).toBe(2);
  });
});

describe("a consent that is withdrawn", () => {
  it("removes what waits, and nothing is sent any more", async () => {
    const { clock, platform, storage, tab } = openBrowser();
    platform.react = () => "fail";
    track(tab, 3);
    await settle();
    platform.react = () => success;
    tab.forget();
    tab.resume();
    tab.close();
    await clock.pass(day);
    expect([platform.sizes, storage.length]).toEqual([[3], 0]);
  });

  it("lets the page send nothing as it closes, not even what another tab has saved since", async () => {
    const { platform, tab, openTab } = openBrowser({ isBatched: true });
    tab.forget();
    openTab().track(view);
    tab.close();
    await settle();
    expect(platform.sizes).toEqual([]);
  });
});
