import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageView } from "../analytics/page-view.ts";

const parts = vi.hoisted(() => ({
  ingestUrl: null as string | null,
  choose: (_: boolean) => {},
  count: vi.fn<(views: readonly { address: string }[]) => void>(),
  loadAnalytics: async (): Promise<unknown> => ({
    startAnalytics: () => ({ count: parts.count, end: () => {} }),
  }),
}));

vi.mock("./consent-config.ts", () => ({
  consentConfig: {
    get ingestUrl() {
      return parts.ingestUrl;
    },
    tagManagerId: "GTM-TEST1",
    analytics: {},
  },
}));
vi.mock("./consent-bar.ts", () => ({
  openConsentBar: async ({ onChoice }: { onChoice: (isGiven: boolean) => void }) => {
    parts.choose = onChoice;
    return () => {};
  },
}));
vi.mock("./tag-manager.ts", () => ({ loadTagManager: () => {}, leaveTagManager: () => {} }));
vi.mock("../navigation/load-chunk.ts", () => ({ loadChunk: () => parts.loadAnalytics() }));

const who = { known: Promise.resolve(), user: () => undefined };

/** Reads three pages after an answer, and tells which views are left. */
async function readOn(isGiven: boolean): Promise<string[]> {
  const { startConsent } = await import("./consent.ts");
  const views: PageView[] = [];
  const read = (address: string) => views.push({ address, context: { locale: "en" } } as PageView);
  read("/before/");
  read("/first/");
  const follow = await startConsent(views, who);
  parts.choose(isGiven);
  for (const address of ["/second/", "/third/"]) {
    read(address);
    follow();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return views.map(({ address }) => address);
}

beforeEach(() => {
  parts.ingestUrl = null;
  parts.count.mockReset();
});

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
