import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRule } from "../accounts/attempt-rules.ts";
import { testDatabases } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestBrowser, type TestPlatform } from "../test-platform.ts";

describe.each(testDatabases)("the account call, over $name", (testDatabase) => {
  const otherSite = "https://inspirations.example.org";
  let test: TestPlatform;
  let signedIn: TestBrowser;

  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, {
      environment: { SITE_ORIGINS: `${siteOrigin},${otherSite}` },
    });
    signedIn = test.browser();
    await signedIn.post("/signup", makePerson());
  });
  afterAll(() => test.close());

  const ask = (browser: TestBrowser, origin?: string, init: RequestInit = {}) =>
    browser.request("/auth/me", { ...init, headers: origin === undefined ? {} : { Origin: origin } });

  const corsOf = (response: Response) =>
    [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));

  it("tells the user of R3.1, and nothing else", async () => {
    const response = await ask(signedIn, siteOrigin);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/),
      email: expect.stringMatching(/^nora\d+@example\.org$/),
      emailVerified: false,
      displayName: "Nora Lind",
      firstName: "Nora",
      photo: null,
      hasSignedUp: true,
    });
  });

  it.each(["", "x", "a".repeat(43), "%E0%A4%A", "__proto__"])(
    "answers 204 to whoever holds no token of ours, which leaves no error on the console: %o (R7.1)",
    async (token) => {
      const browser = test.browser();
      if (token) browser.cookies.set("sign-in", token);
      const response = await ask(browser, siteOrigin);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe("");
    },
  );

  it("may be read by exactly the configured sites, with credentials, signed in or not (R7.1)", async () => {
    for (const browser of [signedIn, test.browser()]) {
      for (const origin of [siteOrigin, otherSite]) {
        const { headers } = await ask(browser, origin);
        expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
        expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
      }
    }
  });

  it("tells them when to come back, which pages of another origin may read in no header unless it is named", async () => {
    expect((await ask(signedIn, siteOrigin)).headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
    const preflight = await ask(signedIn, siteOrigin, { method: "OPTIONS" });
    expect(preflight.headers.get("Access-Control-Expose-Headers")).toBeNull();
  });

  it.each([
    "https://evil.example",
    "null",
    "*",
    `${siteOrigin}.evil.example`,
    "http://localhost:41730",
    "https://localhost:4173",
    "HTTP://LOCALHOST:4173",
    "",
  ])("names nobody to another origin: %o", async (origin) => {
    for (const browser of [signedIn, test.browser()]) {
      expect(corsOf(await ask(browser, origin))).toEqual([]);
      expect(corsOf(await ask(browser, origin, { method: "OPTIONS" }))).toEqual([]);
    }
    expect(corsOf(await ask(signedIn))).toEqual([]);
  });

  describe("of one network", () => {
    const ten = { points: 10, durationSeconds: 600 };

    it("is answered 429 beyond its limit, and told which one and for how long", async () => {
      const limited = await startTestPlatform(testDatabase, { callRule: ten });
      const browser = limited.browser();
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(browser, siteOrigin)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(204), 429, 429]);
      const { headers } = answers.find(({ status }) => status === 429) as Response;
      const seconds = Number(headers.get("Retry-After"));
      expect(seconds).toBeGreaterThan(0);
      expect(headers.get("RateLimit-Policy")).toBe('"network";q=10;w=600');
      expect(headers.get("RateLimit")).toBe(`"network";r=0;t=${seconds}`);
      // Without this, the site could not read that it is to wait.
      expect(headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
      await limited.close();
    });

    it("keeps nobody from signing in, nor another network from asking", async () => {
      const limited = await startTestPlatform(testDatabase, { callRule: ten, settings: { trustedProxies: 1 } });
      const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
      for (let call = 0; call < 11; call += 1) await limited.browser().request("/auth/me", from("203.0.113.1"));
      expect((await limited.browser().request("/auth/me", from("203.0.113.1"))).status).toBe(429);
      expect((await limited.browser().request("/auth/me", from("203.0.113.2"))).status).toBe(204);
      const signUp = limited.browser().post("/signup", makePerson(), { "X-Forwarded-For": "203.0.113.1" });
      expect((await signUp).status).toBe(303);
      await limited.close();
    });

    it("is enough for 200 people behind one address who open ten documents a minute each", () => {
      expect(callRule.points / callRule.durationSeconds).toBeGreaterThanOrEqual((200 * 10) / 60);
    });
  });

  it("tells caches that every answer depends on who asks, and to keep none", async () => {
    for (const browser of [signedIn, test.browser()]) {
      for (const origin of [siteOrigin, "https://evil.example", undefined]) {
        for (const method of ["GET", "HEAD", "OPTIONS", "POST"]) {
          const { headers } = await ask(browser, origin, { method });
          expect(headers.get("Vary"), `${method} from ${origin}`).toBe("Origin");
          expect(headers.get("Cache-Control")).toBe("no-store");
        }
      }
    }
  });
});
