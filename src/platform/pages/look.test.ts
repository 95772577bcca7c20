import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedded } from "../test-databases.ts";
import { startTestPlatform, type TestPlatform } from "../test-platform.ts";
import { style } from "./style.ts";

describe("the look of the pages", () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(embedded);
  });
  afterAll(() => test.close());

  it("is the site's: its colours and its type come from one file", () => {
    const tokens = readFileSync(new URL("../../domain/look/tokens.css", import.meta.url), "utf8");
    const values = [...tokens.matchAll(/--[\w-]+: [^;]+;/g)].map(([value]) => value);
    expect(values.length).toBeGreaterThan(30);
    for (const value of values) expect(style).toContain(value);
    // No colour is written a second time.
    const own = readFileSync(new URL("style.css", import.meta.url), "utf8");
    expect(own).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i);
  });

  it("has fonts that the pages ask for once and browsers keep", async () => {
    const page = await (await test.browser().request("/signin")).text();
    const addresses = [...page.matchAll(/<link rel="preload" as="font" [^>]*href="([^"]*)"/g)].map(
      ([, href = ""]) => href,
    );
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      expect(page).toContain(`url("${address}")`);
      const { status, headers } = await test.browser().request(address);
      expect([status, headers.get("Content-Type")]).toEqual([200, "font/woff2"]);
      expect(headers.get("Cache-Control")).toMatch(/immutable/);
    }
    expect((await test.browser().request("/fonts/text.00000000.woff2")).status).toBe(404);
  });
});
