import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSampleSite, startTestSite, type TestSite } from "./test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startSampleSite();
});

afterAll(() => site.close());

describe("redirects", () => {
  it.each([
    ["/fr", "/fr/"],
    ["/fr?a=1&b=%2F", "/fr/?a=1&b=%2F"],
    ["/fr/inspiration/swot", "/fr/inspiration/swot/"],
    ["/index.html", "/"],
    ["/fr/index.html?x", "/fr/?x"],
    ["/f%72", "/fr/"],
    ["/404", "/404/"],
    ["http://evil.example/fr", "/fr/"],
    ["/fr?//evil.example", "/fr/?//evil.example"],
  ])("leads %s to %s for good (R2.2)", async (path, location) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it("leads to folders with odd names", async () => {
    const odd = await startTestSite({ "odd name ü?/index.html": "<p>odd" });
    const { status, headers } = await odd.ask("/odd%20name%20%C3%BC%3F?q");
    expect([status, headers.location]).toEqual([301, "/odd%20name%20%C3%BC%3F/?q"]);
    await odd.close();
  });

  it("asks browsers to check a redirect each time: one that they keep outlives the page that it led to", async () => {
    expect((await site.ask("/fr")).headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    "//evil.example",
    "//evil.example/fr",
    "//evil.example/fr/index.html",
    "//fr",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2fevil.example/fr",
  ])("never leads off the site: %s (R2.2)", async (path) => {
    const { status, headers } = await site.ask(path);
    expect([status >= 400 && status < 500, headers.location]).toEqual([true, undefined]);
  });
});
