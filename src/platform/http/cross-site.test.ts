import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { refuseCrossSite, refuseForeignOrigin, requireContentType } from "./cross-site.ts";

const own = "https://app.example.org";
const site = "https://inspirations.example.org";

const app = new Hono()
  .post("/form", refuseCrossSite(own), (context) => context.text("taken"))
  .post("/call", refuseForeignOrigin([site]), (context) => context.text("taken"))
  .post("/data", requireContentType("application/json"), (context) => context.text("taken"));

const send = async (path: string, headers: Record<string, string>) =>
  (await app.request(path, { method: "POST", headers })).status;

describe("refuseCrossSite", () => {
  it.each([
    [{ "Sec-Fetch-Site": "same-origin" }],
    [{ "Sec-Fetch-Site": "same-origin", Origin: own }],
    [{ Origin: own }],
    [{}],
  ])("takes forms of the platform's own pages, and those of programs that are no browsers: %o", async (headers) => {
    expect(await send("/form", headers as Record<string, string>)).toBe(200);
  });

  it.each([
    [{ "Sec-Fetch-Site": "cross-site" }],
    // A page of somebody else may share the registrable domain of the platform, like the site.
    [{ "Sec-Fetch-Site": "same-site", Origin: site }],
    [{ "Sec-Fetch-Site": "none" }],
    [{ "Sec-Fetch-Site": "SAME-ORIGIN" }],
    [{ "Sec-Fetch-Site": "" }],
    // `Sec-Fetch-Site` takes precedence over `Origin`.
    [{ "Sec-Fetch-Site": "cross-site", Origin: own }],
    [{ Origin: site }],
    [{ Origin: "null" }],
    [{ Origin: `${own}.evil.example` }],
    [{ Origin: "http://app.example.org" }],
    [{ Origin: "https://app.example.org:8443" }],
  ])("refuses all others: %o", async (headers) => {
    expect(await send("/form", headers as Record<string, string>)).toBe(403);
  });
});

describe("refuseForeignOrigin", () => {
  it("takes calls of the configured sites, and of programs that are no browsers", async () => {
    expect(await send("/call", { Origin: site })).toBe(200);
    expect(await send("/call", {})).toBe(200);
  });

  it.each(["https://evil.example", "null", `${site}.evil.example`, site.toUpperCase(), `${site}, ${site}`])(
    "refuses those of %s",
    async (origin) => {
      expect(await send("/call", { Origin: origin })).toBe(403);
    },
  );
});

describe("requireContentType", () => {
  it.each(["application/json", "Application/JSON; charset=utf-8", "application/json;x"])("takes %s", async (type) => {
    expect(await send("/data", { "Content-Type": type })).toBe(200);
  });

  it.each(["text/plain", "application/jsonp", "text/plain; application/json", "text/plain, application/json", " "])(
    "refuses %o",
    async (type) => {
      expect(await send("/data", { "Content-Type": type })).toBe(415);
    },
  );

  it("refuses what says nothing of itself", async () => {
    expect(await send("/data", {})).toBe(415);
  });
});
