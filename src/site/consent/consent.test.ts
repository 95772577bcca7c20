import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageView } from "../analytics/page-view.ts";
import type { AskConsentOptions } from "./ask-consent.ts";

const parts = vi.hoisted(() => ({
  ingestUrl: null as string | null,
  choose: (_: boolean) => {},
  /** Fulfilled once a choice is kept. */
  keeping: Promise.resolve(),
  /** The choice of an earlier page. */
  kept: undefined as boolean | undefined,
  count: vi.fn<(views: readonly { address: string }[]) => void>(),
  end: vi.fn<() => void>(),
  loadAnalytics: async (): Promise<unknown> => ({}),
  tagManagerId: null as string | null,
  loadTags: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
}));

vi.mock("./consent-config.ts", () => ({
  consentConfig: {
    get ingestUrl() {
      return parts.ingestUrl;
    },
    get tagManagerId() {
      return parts.tagManagerId;
    },
    analytics: {},
  },
}));
vi.mock("./kept-choice.ts", () => ({ keptChoice: () => parts.kept }));
vi.mock("./ask-consent.ts", () => ({
  askConsent: ({ onChoice }: AskConsentOptions) => {
    parts.choose = (isGiven) => onChoice(isGiven, parts.keeping);
    return () => {};
  },
}));
vi.mock("./tag-manager.ts", () => ({ loadTagManager: parts.loadTags }));
vi.mock("../navigation/load-chunk.ts", () => ({ loadChunk: () => parts.loadAnalytics() }));

const who = { known: Promise.resolve(), user: () => undefined };

/** Reads two pages before an answer and two after it, and tells which views are left. */
async function readOn(isGiven: boolean): Promise<string[]> {
  const { startConsent } = await import("./consent.ts");
  const views: PageView[] = [];
  const read = (address: string) => views.push({ address, context: { locale: "en" } } as PageView);
  read("/before/");
  read("/first/");
  const follow = startConsent(views, who);
  parts.choose(isGiven);
  for (const address of ["/second/", "/third/"]) {
    read(address);
    follow();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return views.map(({ address }) => address);
}

/** Stubs a browser that keeps entries of this site's analytics, of its tags, and others that have to stay. */
function stubBrowser() {
  const cookies = new Map([
    ["inspirations_analytics", "device"],
    ["_ga", "1"],
    ["mine", "1"],
  ]);
  const removeItem = function (this: Record<string, string>, key: string) {
    delete this[key];
  };
  const stored = Object.assign(Object.create({ removeItem }), {
    "inspirations:events:1:1:a": "{}",
    "inspirations:events:2:2:b": "{}",
    "inspirations:language": "fr",
  });
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("location", { hostname: "site.example", reload: parts.reload });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map((cookie) => cookie.join("=")).join("; ");
    },
    set cookie(text: string) {
      const [, name = ""] = /^(\w+)=; Path=\/; Max-Age=0/.exec(text) ?? [];
      cookies.delete(name);
    },
  });
  return () => [...cookies.keys(), ...Object.keys(stored)];
}

let kept: () => string[];

beforeEach(() => {
  parts.ingestUrl = null;
  parts.tagManagerId = "GTM-TEST1";
  parts.kept = undefined;
  parts.loadAnalytics = async () => ({ startAnalytics: () => ({ count: parts.count, end: parts.end }) });
  for (const part of [parts.count, parts.end, parts.loadTags, parts.reload]) part.mockReset();
  kept = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe("what has been read", () => {
  it("is taken out as it is counted", async () => {
    parts.ingestUrl = "https://platform.example/ingest";
    expect(await readOn(true)).toEqual([]);
    expect(parts.count.mock.calls.flatMap(([views]) => views.map(({ address }) => address))).toContain("/third/");
  });

  it("is forgotten but for the page on view without consent (R7.6)", async () => {
    expect(await readOn(false)).toEqual(["/third/"]);
  });

  it("is forgotten as well where a tag manager alone has consent: nothing counts it", async () => {
    expect(await readOn(true)).toEqual(["/third/"]);
  });

  it("is forgotten as well where what counts it does not arrive", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    parts.ingestUrl = "https://platform.example/ingest";
    parts.loadAnalytics = () => Promise.reject(new Error("offline"));
    expect(await readOn(true)).toEqual(["/third/"]);
  });
});

describe("what was read before there was anything to ask with", () => {
  const isDone = () => new Promise((resolve) => setTimeout(resolve));
  const start = async () => {
    parts.ingestUrl = "https://platform.example/ingest";
    const views = ["/before/", "/first/"].map((address) => ({ address, context: { locale: "en" } }) as PageView);
    (await import("./consent.ts")).startConsent(views, who);
  };
  const counted = () => parts.count.mock.calls.flatMap(([views]) => views.map(({ address }) => address));

  it.each([undefined, false])("is not counted by a yes that follows at once where %s is kept (R7.6)", async (kept) => {
    parts.kept = kept;
    await start();
    parts.choose(true);
    await isDone();
    expect(counted()).toEqual(["/first/"]);
  });

  it("is counted where a yes is kept", async () => {
    parts.kept = true;
    await start();
    await isDone();
    expect(counted()).toEqual(["/before/", "/first/"]);
  });

  it("is not counted by a yes after one that was taken back before anything could count it (R7.6)", async () => {
    parts.kept = true;
    const arrival = parts.loadAnalytics();
    parts.loadAnalytics = () => isDone().then(() => arrival);
    await start();
    for (const isGiven of [false, true]) parts.choose(isGiven);
    await isDone();
    expect(counted()).toEqual(["/first/"]);
  });
});

describe("what an earlier yes has left (R7.6)", () => {
  const leftAlone = ["mine", "inspirations:language"];
  const start = async () => (await import("./consent.ts")).startConsent([], who);

  it("goes with a refusal, also on a page that nothing was given on, which is not loaded anew", async () => {
    parts.ingestUrl = "https://platform.example/ingest";
    await start();
    parts.choose(false);
    expect(kept()).toEqual(leftAlone);
    expect(parts.reload).not.toHaveBeenCalled();
  });

  it("goes when consent is withdrawn, and the page is loaded anew where a tag manager has run, once the no is kept", async () => {
    let keep = () => {};
    parts.keeping = new Promise((resolve) => {
      keep = resolve;
    });
    await start();
    parts.choose(true);
    parts.choose(false);
    expect(kept()).toEqual(leftAlone);
    expect(parts.reload).not.toHaveBeenCalled();
    keep();
    await parts.keeping;
    expect(parts.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["has not arrived", () => Promise.reject(new Error("offline"))],
    ["is still on its way", () => new Promise(() => {})],
  ])("goes as well where the code of analytics %s", async (_, loadAnalytics) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    Object.assign(parts, { ingestUrl: "https://platform.example/ingest", tagManagerId: null, loadAnalytics });
    await start();
    parts.choose(true);
    await new Promise((resolve) => setTimeout(resolve));
    parts.choose(false);
    expect(kept()).toEqual(["_ga", ...leftAlone]);
  });

  it("is not taken up where the choice has run out: nothing of analytics is kept while the question is open", async () => {
    parts.ingestUrl = "https://platform.example/ingest";
    await start();
    expect(kept()).toEqual(["_ga", ...leftAlone]);
  });

  it("goes with a no that is kept, but for the cookies of tags: other sites of the operator may have set them since", async () => {
    parts.kept = false;
    await start();
    expect(kept()).toEqual(["_ga", ...leftAlone]);
  });

  it("stays where a yes is kept", async () => {
    const before = kept();
    parts.kept = true;
    await start();
    expect(kept()).toEqual(before);
  });
});

it("counts once where a yes is taken back and given again before its code has come, and ends with the next no (R7.6)", async () => {
  parts.ingestUrl = "https://platform.example/ingest";
  parts.tagManagerId = null;
  const startAnalytics = vi.fn<() => unknown>(() => ({ count: parts.count, end: parts.end }));
  parts.loadAnalytics = async () => ({ startAnalytics });
  (await import("./consent.ts")).startConsent([], who);
  for (const isGiven of [true, false, true]) parts.choose(isGiven);
  await new Promise((resolve) => setTimeout(resolve));
  expect(startAnalytics).toHaveBeenCalledOnce();
  parts.choose(false);
  expect(parts.end).toHaveBeenCalledOnce();
});

it("counts nothing where a yes is taken back before its code has come (R7.6)", async () => {
  parts.ingestUrl = "https://platform.example/ingest";
  parts.tagManagerId = null;
  const startAnalytics = vi.fn<() => unknown>(() => ({ count: parts.count, end: parts.end }));
  parts.loadAnalytics = async () => ({ startAnalytics });
  (await import("./consent.ts")).startConsent([], who);
  for (const isGiven of [true, false]) parts.choose(isGiven);
  await new Promise((resolve) => setTimeout(resolve));
  expect(startAnalytics).not.toHaveBeenCalled();
});

it("counts nothing of what is read once consent is withdrawn (R7.6)", async () => {
  parts.ingestUrl = "https://platform.example/ingest";
  parts.tagManagerId = null;
  const views: PageView[] = [];
  const follow = (await import("./consent.ts")).startConsent(views, who);
  parts.choose(true);
  await new Promise((resolve) => setTimeout(resolve));
  parts.choose(false);
  parts.count.mockReset();
  views.push({ address: "/after/", context: { locale: "en" } } as PageView);
  follow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(parts.count).not.toHaveBeenCalled();
});

it("loads the tag manager once, however often it is told of the same yes", async () => {
  (await import("./consent.ts")).startConsent([], who);
  for (const isGiven of [true, true]) parts.choose(isGiven);
  expect(parts.loadTags).toHaveBeenCalledOnce();
});
