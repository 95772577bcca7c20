import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageFile } from "../../domain/page.ts";
import { PageLoadError } from "./page-load-error.ts";
import { PageStore } from "./page-store.ts";

const file: PageFile = {
  hash: "aaaa",
  data: { screen: "not-found" },
  context: { routeName: "discover", locale: "en", translations: [], title: "Discover", description: "All of it" },
};

const fetchStub = vi.fn<typeof fetch>();

const answer = (body: string, init?: ResponseInit) => async () => new Response(body, init);

async function failureOf(loading: Promise<unknown>): Promise<PageLoadError> {
  const error = await loading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PageLoadError);
  return error as PageLoadError;
}

beforeEach(() => vi.stubGlobal("fetch", fetchStub));

afterEach(() => {
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

describe("PageStore", () => {
  it("asks for a page once, with credentials, however often it is wanted (R7.2)", async () => {
    fetchStub.mockImplementation(answer(JSON.stringify(file)));
    const store = new PageStore("aaaa");
    const [first, second] = await Promise.all([store.load("/discover/"), store.load("/discover/")]);
    expect(first).toEqual(file);
    expect(second).toBe(first);
    expect(await store.load("/discover/")).toBe(first);
    expect(fetchStub.mock.calls).toEqual([["/assets/data/discover/index.json", { credentials: "include" }]]);
  });

  it("asks for nothing that it was given", async () => {
    const store = new PageStore("aaaa", [["/discover/", file]]);
    expect(await store.load("/discover/")).toBe(file);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it("tries again after a failure", async () => {
    fetchStub.mockImplementationOnce(answer("", { status: 503 })).mockImplementation(answer(JSON.stringify(file)));
    const store = new PageStore("aaaa");
    await failureOf(store.load("/discover/"));
    expect(await store.load("/discover/")).toEqual(file);
  });

  it("asks no second time for a page that does not exist (R2.3, R4.8)", async () => {
    fetchStub.mockImplementation(answer("", { status: 404 }));
    const store = new PageStore("aaaa");
    await failureOf(store.load("/inspiration/no-such-one/"));
    expect((await failureOf(store.load("/inspiration/no-such-one/"))).code).toBe(404);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it("rejects a missing page with the status text and code 404 (R8.3)", async () => {
    fetchStub.mockImplementation(answer("", { status: 404, statusText: "Nothing here" }));
    const error = await failureOf(new PageStore("aaaa").load("/discover/"));
    expect([error.message, error.code]).toEqual(["Nothing here", 404]);
  });

  it("says so itself where the protocol has no status text (R8.3)", async () => {
    fetchStub.mockImplementation(answer("", { status: 404 }));
    expect((await failureOf(new PageStore("aaaa").load("/discover/"))).message).toBe("Not Found");
  });

  it("rejects the page of another build (R5.3, R8.3)", async () => {
    fetchStub.mockImplementation(answer(JSON.stringify({ ...file, hash: "bbbb" })));
    const error = await failureOf(new PageStore("aaaa").load("/discover/"));
    expect(error.code).toBe("INVALID_HASH");
    expect(error.message).toContain("bbbb");
  });

  const breaksOff = async () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("the line is gone")) }));

  it.each<[string, () => Promise<Response>, RegExp]>([
    ["another status", answer("", { status: 500, statusText: "Oh no" }), /^Fetching \/assets\/\S+ failed: 500 Oh no$/],
    ["a status of success that is not 200", answer("{}", { status: 206 }), /^Fetching \/assets\/\S+ failed: 206/],
    ["what is not JSON", answer("<!doctype html>"), /^Parsing \/assets\/\S+ failed: .*token/],
    ["JSON without a hash", answer("{}"), /^The JSON data of \/assets\/\S+ is missing a hash$/],
    ["JSON that is null", answer("null"), /is missing a hash$/],
    ["an answer that breaks off", breaksOff, /^Could not find \/discover\/: TypeError: the line is gone$/],
    ["no answer", () => Promise.reject(new TypeError("offline")), /^Could not find \/discover\/: TypeError: offline$/],
  ])("reports %s, without a code (R8.3, R8.4)", async (_, respond, message) => {
    fetchStub.mockImplementation(respond);
    const error = await failureOf(new PageStore("aaaa").load("/discover/"));
    expect(error.message).toMatch(message);
    expect(error.code).toBeUndefined();
    expect(error.name).toBe("PageLoadError");
  });
});
