import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSampleSite, startTestSite, type TestSite } from "./test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startSampleSite();
});

afterAll(() => site.close());

describe("what is missing", () => {
  it.each([
    ["/it/nowhere/", "not found"],
    ["/de/nowhere/deep/", "nicht gefunden"],
    ["/de/nowhere.html", "nicht gefunden"],
    ["//evil", "not found"],
    ["//evil.example/..;/", "not found"],
    ["/fr//", "not found"],
    ["/constructor", "not found"],
    ["/__proto__/", "not found"],
  ])("answers %s with 404 and the nearest not-found page (R2.1)", async (path, text) => {
    const { status, headers, body } = await site.ask(path);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain(text);
    expect([headers["cache-control"], headers.etag, headers.location]).toEqual(["no-cache", undefined, undefined]);
    expect(headers["content-security-policy"]).toBe("default-src 'self'");
  });

  it("compresses the not-found page, and answers it 404 whatever tag is sent along", async () => {
    const { status, headers, body } = await site.ask("/nowhere/", {
      headers: { "accept-encoding": "br", "if-none-match": "*" },
    });
    expect([status, headers["content-encoding"]]).toEqual([404, "br"]);
    expect(brotliDecompressSync(body).toString()).toContain("not found");
  });

  it.each(["/assets/", "/favicon.ico", "/.hidden", "/link.txt"])(
    "answers %s with a short text that no cache keeps",
    async (path) => {
      const { status, headers, body } = await site.ask(path);
      expect([status, headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body.length).toBeLessThan(100);
    },
  );

  it("makes do with a text where the site has no not-found page", async () => {
    const empty = await startTestSite({});
    expect(await empty.ask("/")).toMatchObject({ status: 404 });
    await empty.close();
  });
});
