import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkLoadError } from "./load-chunk.ts";
import { isStale } from "./load-document.ts";
import { loadJson } from "./load-json.ts";
import { PageLoadError } from "./page-load-error.ts";

const address = "/assets/listing/en-inspirations.abc/facets.json";

const fetchStub = vi.fn<typeof fetch>();

const answer = (body: string, init?: ResponseInit) => async () => new Response(body, init);

beforeEach(() => {
  vi.stubGlobal("fetch", fetchStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

describe("loadJson", () => {
  it("gives what stands in a file", async () => {
    fetchStub.mockImplementation(answer('{"size":75}'));
    expect(await loadJson(address)).toEqual({ size: 75 });
    expect(fetchStub.mock.calls.map(([asked]) => asked)).toEqual([address]);
  });

  it.each<[string, () => Promise<Response>, boolean]>([
    ["a file that is missing, which another build has replaced", answer("", { status: 404 }), true],
    ["another status", answer("", { status: 500 }), false],
    ["what is not JSON", answer("<!doctype html>"), false],
    ["no answer", () => Promise.reject(new TypeError("offline")), false],
  ])("reports %s (R8.4)", async (_, respond, stale) => {
    fetchStub.mockImplementation(respond);
    const error = await loadJson(address).catch((reason: unknown) => reason);
    expect((error as Error).name).toBe("PageLoadError");
    expect((error as PageLoadError).code === "MISSING_FILE").toBe(stale);
  });
});

describe("isStale", () => {
  it("tells what another build explains from what nothing explains", () => {
    expect(isStale(new PageLoadError("", "INVALID_HASH"))).toBe(true);
    expect(isStale(new PageLoadError("", "MISSING_FILE"))).toBe(true);
    expect(isStale(new PageLoadError("", 404))).toBe(false);
    expect(isStale(new PageLoadError(""))).toBe(false);
    expect(isStale(new TypeError())).toBe(false);
  });

  it.each([
    ["missing", 404, true],
    // What is no script, such as a page in its place.
    ["error", 200, true],
    ["timeout", 0, true],
    // No document would come either: the page on view stays.
    ["error", 0, false],
    ["error", 503, false],
  ] as const)("tells of a chunk with %s and the status %i: %s (R8.6)", (type, status, stale) => {
    expect(isStale(new ChunkLoadError("screen", type, "/a.js", status))).toBe(stale);
  });
});
