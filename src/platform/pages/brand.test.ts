import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedded } from "../test-databases.ts";
import { makePerson, startTestPlatform, type TestBrowser, type TestPlatform } from "../test-platform.ts";

describe("the brand of the settings", () => {
  let test: TestPlatform;
  let visitor: TestBrowser;
  let signedIn: TestBrowser;
  beforeAll(async () => {
    test = await startTestPlatform(embedded, { environment: { BRAND: "Acme & <Sons>" } });
    visitor = test.browser();
    signedIn = test.browser();
    await signedIn.post("/signup", makePerson());
  });
  afterAll(() => test.close());

  it.each([
    ["/signin", () => visitor],
    ["/signup", () => visitor],
    ["/signin?redirect=//evil.example", () => visitor],
    ["/nowhere", () => visitor],
    ["/", () => signedIn],
  ])("stands in the title and at the top of %s, and no other does", async (path, browser) => {
    const page = await (await browser().request(path, { headers: { Accept: "text/html" } })).text();
    expect(page).toMatch(/<title>.+ - Acme &amp; &lt;Sons&gt;<\/title>/);
    expect(page).toMatch(/<header>.*<\/svg>acme &amp; &lt;sons&gt;<\/a>/);
    expect(page).not.toMatch(/marelle/i);
  });
});
