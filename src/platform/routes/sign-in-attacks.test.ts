import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attemptRules } from "../accounts/throttle.ts";
import { attemptCounts } from "../database/schema.ts";
import { embedded } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";
import { words } from "../words/words.ts";

const back = `redirect=${encodeURIComponent(`${siteOrigin}/fr/`)}`;
/** Hashing takes its time, and so does a machine that runs other tests beside these. */
const patient = { timeout: 60_000 };

describe("forms from elsewhere", patient, () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(embedded, { attemptRules: unlimited });
  }, 60_000);
  afterAll(() => test.close());

  it.each([
    [{ "Sec-Fetch-Site": "cross-site" }],
    [{ "Sec-Fetch-Site": "same-site" }],
    [{ "Sec-Fetch-Site": "none" }],
    [{ Origin: "https://evil.example" }],
    [{ Origin: "null" }],
    [{ Origin: siteOrigin }],
  ])("are refused: %o", async (headers: Record<string, string>) => {
    for (const path of ["/signin", "/signup", "/signout"]) {
      const response = await test.platform.request(path, {
        method: "POST",
        body: new URLSearchParams(makePerson()).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      });
      expect(response.status, path).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([[{ "Sec-Fetch-Site": "same-origin" }], [{ Origin: "http://localhost:4180" }]])(
    "are taken from the platform's own pages: %o",
    async (headers: Record<string, string>) => {
      const response = await test.platform.request(`/signup?${back}`, {
        method: "POST",
        body: new URLSearchParams(makePerson()).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      });
      expect(response.status).toBe(303);
    },
  );

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "are refused with another content type: %s",
    async (type) => {
      for (const path of ["/signin", "/signup", "/signout"]) {
        const response = await test.browser().post(path, makePerson(), { "Content-Type": type });
        expect(response.status, path).toBe(415);
      }
    },
  );

  it("are refused with a page where a browser has asked for one, in its language", async () => {
    const headers = { Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Site": "cross-site" };
    const response = await test.browser().post("/signin?locale=fr", makePerson(), headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(words.fr.refusals.refused);
  });

  it("are refused when they are larger than any form", async () => {
    const response = await test.browser().post("/signin", { email: "x".repeat(20_000) });
    expect(response.status).toBe(413);
  });

  it("lead back to the configured sites alone", async () => {
    for (const target of ["https://evil.example/", "//evil.example", "javascript:alert(1)", ""]) {
      const query = `redirect=${encodeURIComponent(target)}`;
      const page = await test.browser().request(`/signin?${query}`);
      expect(page.status, target).toBe(400);
      const form = await test.browser().post(`/signup?${query}`, makePerson());
      expect(form.status, target).toBe(400);
      expect(form.headers.get("Location")).toBeNull();
    }
  });

  it("may be framed by the configured sites, and no other page by anybody", async () => {
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec(
        (await test.browser().request(path)).headers.get("Content-Security-Policy") ?? "",
      )?.[1];
    expect(await ancestors(`/signin?${back}`)).toBe(siteOrigin);
    expect(await ancestors(`/signup?${back}`)).toBe(siteOrigin);
    for (const path of ["/", "/templates/inspiration/swot", "/auth/me", "/nowhere"])
      expect(await ancestors(path), path).toBe("'none'");
  });
});

describe("cookies", patient, () => {
  const signUpAt = async (environment: Record<string, string>) => {
    const test = await startTestPlatform(embedded, { environment });
    const response = await test.browser().post("/signup", makePerson());
    await test.close();
    return response.headers.getSetCookie();
  };

  it("are out of reach of scripts and of other sites, and over HTTPS bound to the host", async () => {
    for (const line of await signUpAt({}))
      expect(line).toMatch(/^(sign-in|browser)=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const line of await signUpAt({ PLATFORM_URL: "https://app.example.org" }))
      expect(line).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it("are never sent in the clear by a browser that has been here over HTTPS", async () => {
    const test = await startTestPlatform(embedded, { environment: { PLATFORM_URL: "https://app.example.org" } });
    const { headers } = await test.browser().request("/signin");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    await test.close();
  });

  it("are sent in frames of other sites where the settings say so", async () => {
    const environment = { PLATFORM_URL: "https://app.example.org", COOKIE_CROSS_SITE: "1" };
    for (const line of await signUpAt(environment)) expect(line).toMatch(/; Secure; SameSite=None; Partitioned$/);
  });
});

describe("guessing", patient, () => {
  const start = () =>
    startTestPlatform(embedded, {
      settings: { trustedProxies: 1 },
      attemptRules: {
        ...unlimited,
        perClientAndAccount: attemptRules.perClientAndAccount,
        perAccount: { points: 5, durationSeconds: 600 },
        perClientAndGuessedAccount: { points: 1, durationSeconds: 600 },
      },
    });
  const from = (address: string) => ({ "X-Forwarded-For": address });

  it("from one network is stopped after some attempts, and told when to come back", async () => {
    const test = await start();
    const person = makePerson();
    const guesses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const fields = { ...person, password: `guess number ${guess}` };
      const response = await test.browser().post(`/signin?${back}`, fields, from("203.0.113.1"));
      guesses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    await test.close();
  });

  it("locks nobody out: neither in a browser that has signed in before, nor in a new one elsewhere", async () => {
    const test = await start();
    const person = makePerson();
    const own = test.browser();
    await own.post(`/signup?${back}`, person, from("198.51.100.1"));
    await own.post("/signout", {});
    for (let guess = 0; guess < 20; guess += 1) {
      const fields = { ...person, password: `guess number ${guess}` };
      await test.browser().post(`/signin?${back}`, fields, from(`203.0.113.${guess % 4}`));
    }
    expect((await own.post(`/signin?${back}`, person, from("203.0.113.1"))).status).toBe(303);
    expect((await test.browser().post(`/signin?${back}`, person, from("198.51.100.2"))).status).toBe(303);
    expect((await test.browser().post(`/signin?${back}`, person, from("203.0.113.1"))).status).toBe(429);
    await test.close();
  });

  it("is counted when it is done by signing up, and an account of one's own with the same address helps nobody", async () => {
    const test = await start();
    const person = makePerson();
    await test.browser().post(`/signup?${back}`, person, from("198.51.100.1"));
    const guesser = test.browser();
    const guess = (path: string, password: string) => guesser.post(path, { ...person, password }, from("203.0.113.1"));
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await guess("/signup", `guess number ${turn}`)).status);
      // With the account that was just made.
      if (turn < 5) expect((await guess("/signin", "guess number 0")).status).toBe(303);
    }
    // Five for all, of which one was its owner's, and one more for a network that tries an account which is being guessed.
    expect(statuses).toEqual([...Array(5).fill(303), ...Array(7).fill(429)]);
    await test.close();
  });

  it.each(["an address with an account", "an address without one"])(
    "is slowed down from browsers that have been in accounts of one's own with the same address: %s",
    async (which) => {
      const test = await start();
      const person = makePerson();
      const victim = test.browser();
      if (which === "an address with an account") await victim.post("/signup", person, from("198.51.100.1"));
      // Each browser is known for an account that anybody may make, and all of them wait until the counts are over.
      const browsers = Array.from({ length: 4 }, () => test.browser());
      for (const [index, browser] of browsers.entries()) {
        const own = { ...person, password: `a sentence of guesser ${index}` };
        expect((await browser.post("/signup", own, from(`203.0.113.${index}`))).status).toBe(303);
      }
      await test.database.delete(attemptCounts);

      const answers: number[] = [];
      for (let guess = 0; guess < 16; guess += 1) {
        const fields = { ...person, password: `guess number ${guess}` };
        const browser = browsers[guess % 4] as (typeof browsers)[number];
        answers.push((await browser.post("/signin", fields, from(`203.0.113.${guess % 4}`))).status);
      }
      // Five for all, and one more for each network: no more than with browsers that nobody knows.
      expect(answers.filter((status) => status === 401)).toHaveLength(5 + 4);
      expect(answers.filter((status) => status === 429)).toHaveLength(16 - 9);
      // The right password is told no better than a wrong one.
      const right = { ...person, password: which === "an address with an account" ? person.password : "guess" };
      expect((await browsers[0]?.post("/signin", right, from("203.0.113.0")))?.status).toBe(429);
      if (which === "an address with an account")
        expect((await victim.post("/signin", person, from("203.0.113.0"))).status).toBe(303);
      await test.close();
    },
  );

  it("is slowed down alike for addresses that nobody has", async () => {
    const test = await start();
    const { email } = makePerson();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      statuses.push((await test.browser().post("/signin", { email, password: `guess number ${guess}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    await test.close();
  });

  it("beyond what the machine can hash is answered at once, and it recovers", async () => {
    const test = await startTestPlatform(embedded, {
      attemptRules: unlimited,
      hasherLimits: { concurrent: 1, waiting: 2 },
    });
    const person = makePerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.browser().post("/signin", { ...person, password: "wrong sentence" })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(17);
    expect((await test.browser().post("/signin", person)).status).toBe(401);
    await test.close();
  });

  it("beyond what the machine can hash is not counted: nothing was learned by it", async () => {
    const test = await startTestPlatform(embedded, {
      attemptRules: { ...unlimited, perClientAndAccount: { points: 5, durationSeconds: 600 } },
      hasherLimits: { concurrent: 1, waiting: 1 },
    });
    const person = makePerson();
    const guess = async () => (await test.browser().post("/signin", { ...person, password: "wrong sentence" })).status;
    const crowd = await Promise.all(Array.from({ length: 20 }, guess));
    expect(crowd.filter((status) => status === 503)).toHaveLength(18);
    const later: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) later.push(await guess());
    expect(later).toEqual([401, 401, 401, 429]);
    await test.close();
  });
});
