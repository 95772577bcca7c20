import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSampleSite, startTestSite, type TestSite } from "./test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startSampleSite();
});

afterAll(() => site.close());

describe("files", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/fr/inspiration/swot/", "text/html; charset=utf-8"],
    ["/assets/js/app-abc.js", "text/javascript; charset=utf-8"],
    ["/assets/css/app-abc.css", "text/css; charset=utf-8"],
    ["/assets/data/index.json", "application/json; charset=utf-8"],
    ["/assets/boards/a-abc.svg", "image/svg+xml; charset=utf-8"],
    ["/assets/fonts/a-abc.woff2", "font/woff2"],
    ["/assets/images/a-abc.png", "image/png"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/odd%20name%20%C3%BC.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ])("sends %s as %s", async (path, contentType) => {
    const { status, headers, body } = await site.ask(path);
    expect([status, headers["content-type"]]).toEqual([200, contentType]);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toBe("default-src 'self'");
  });

  it.each(["/", "/fr/", "/assets/data/index.json", "/robots.txt"])(
    "has %s checked again each time, with a tag (R7.2)",
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
    },
  );

  it("sends what is named in capitals, and what only looks like a compressed copy", async () => {
    const odd = await startTestSite({ "PHOTO.PNG": "image", "archive.br": "packed" });
    const types = ["/PHOTO.PNG", "/archive.br"].map(async (path) => (await odd.ask(path)).headers["content-type"]);
    expect(await Promise.all(types)).toEqual(["image/png", "application/octet-stream"]);
    await odd.close();
  });

  it("answers HEAD like GET, without the body", async () => {
    const [got, head] = [await site.ask("/"), await site.ask("/", { method: "HEAD" })];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...got.headers, date: "" });
  });
});

describe("compression", () => {
  it("sends Brotli, gzip or plain, as the visitor accepts, each with a tag of its own", async () => {
    const brotli = await site.ask("/", { headers: { "accept-encoding": "gzip, deflate, br" } });
    const zipped = await site.ask("/", { headers: { "accept-encoding": "gzip" } });
    const plain = await site.ask("/");
    expect([brotli, zipped, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [brotli, zipped, plain]) {
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    }
  });

  it("does not vary what has no compressed copy", async () => {
    const { headers } = await site.ask("/assets/images/a-abc.png", { headers: { "accept-encoding": "br" } });
    expect([headers.vary, headers["content-encoding"]]).toEqual([undefined, undefined]);
  });
});
