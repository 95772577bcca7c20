import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attemptRules } from "../accounts/throttle.ts";
import { testDatabases } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";
import { words } from "../words/words.ts";

const back = `redirect=${encodeURIComponent(`${siteOrigin}/fr/`)}`;
/** Hashing takes its time, and so does a machine that runs other tests beside these. */
const patient = { timeout: 60_000 };

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)("signing in, over $name", patient, (testDatabase) => {
  let test: TestPlatform;

  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  }, 60_000);
  afterAll(() => test.close());

  async function signUp(person = makePerson()) {
    const browser = test.browser();
    const response = await browser.post(`/signup?${back}`, person);
    return { person, browser, response };
  }

  it("makes an account, signs in, and goes back to the site", async () => {
    const { browser, response } = await signUp();
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${siteOrigin}/fr/`);
    expect(await browser.whoAmI()).toMatchObject({ firstName: "Nora", displayName: "Nora Lind", hasSignedUp: true });
  });

  it("signs in with address and password, however the address is written, and with no other password", async () => {
    const { person } = await signUp();
    const browser = test.browser();
    const wrong = await browser.post(`/signin?${back}`, { ...person, password: "another sentence" });
    expect(wrong.status).toBe(401);
    expect(await browser.whoAmI()).toBeUndefined();
    const right = await browser.post(`/signin?${back}`, { ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(right.status).toBe(303);
    expect(await browser.whoAmI()).toMatchObject({ email: person.email });
  });

  it("gives a new token at every sign-in, and the old one is dead", async () => {
    const { person, browser } = await signUp();
    const old = browser.cookies.get("sign-in") ?? "";
    await browser.post(`/signin?${back}`, person);
    expect(browser.cookies.get("sign-in")).not.toBe(old);
    const thief = test.browser();
    thief.cookies.set("sign-in", old);
    expect(await thief.whoAmI()).toBeUndefined();
    expect(await browser.whoAmI()).toBeDefined();
  });

  it("ends on the server when somebody signs out", async () => {
    const { browser } = await signUp();
    const token = browser.cookies.get("sign-in") ?? "";
    const response = await browser.post("/signout?locale=fr", {});
    expect(response.status).toBe(303);
    expect(browser.cookies.has("sign-in")).toBe(false);
    const thief = test.browser();
    thief.cookies.set("sign-in", token);
    expect(await thief.whoAmI()).toBeUndefined();
  });

  it("ends when it is not used for two weeks, and after three months in every case", async () => {
    const { browser } = await signUp();
    for (let week = 0; week < 12; week += 1) {
      test.pass(7 * day);
      expect(await browser.whoAmI()).toBeDefined();
    }
    test.pass(7 * day);
    expect(await browser.whoAmI(), "after 91 days").toBeUndefined();
    const idle = await signUp();
    test.pass(15 * day);
    expect(await idle.browser.whoAmI(), "after 15 days without a visit").toBeUndefined();
  });

  it("tells nothing of known addresses: neither at sign-in nor at sign-up", async () => {
    const { person } = await signUp();
    const unknown = makePerson();
    const answer = async (path: string, fields: Record<string, string>) => {
      const response = await test.browser().post(path, fields);
      const text = (await response.text()).replaceAll(fields.email ?? "", "");
      const names = response.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, "=;"));
      return { status: response.status, text, location: response.headers.get("Location"), names };
    };
    const wrong = { password: "not the right sentence" };
    expect(await answer(`/signin?${back}`, { ...person, ...wrong })).toEqual(
      await answer(`/signin?${back}`, { ...unknown, ...wrong }),
    );
    expect(await answer(`/signup?${back}`, { ...person, ...wrong })).toEqual(
      await answer(`/signup?${back}`, { ...unknown, ...wrong }),
    );
    // And the one who was there first still signs in.
    expect((await test.browser().post(`/signin?${back}`, person)).status).toBe(303);
  });

  it("takes as long for an address that nobody has", async () => {
    const { person } = await signUp();
    const time = async (email: string) => {
      const started = performance.now();
      await test.browser().post(`/signin?${back}`, { email, password: "not the right sentence" });
      return performance.now() - started;
    };
    const medians = [person.email, makePerson().email].map(async (email) => {
      const times: number[] = [];
      for (let run = 0; run < 9; run += 1) times.push(await time(email));
      return times.sort((a, b) => a - b)[4] as number;
    });
    const [known = 0, unknown = 0] = [await medians[0], await medians[1]];
    expect(known / unknown).toBeGreaterThan(0.5);
    expect(known / unknown).toBeLessThan(2);
  });

  it("refuses passwords that are too short or too common, and no other, spaces and long ones included", async () => {
    const attempt = async (password: string) =>
      (await test.browser().post(`/signup?${back}`, { ...makePerson(), password })).status;
    expect(await attempt("sevenab")).toBe(400);
    expect(await attempt("password1")).toBe(400);
    expect(await attempt("PASSWORD1")).toBe(400);
    expect(await attempt("eightabc")).toBe(303);
    expect(await attempt(" été à la mer ")).toBe(303);
    expect(await attempt("x".repeat(64))).toBe(303);
    expect(await attempt("🦊".repeat(40))).toBe(303);
    expect(await attempt("x".repeat(3000))).toBe(400);
  });

  it("says what is wrong beside the form, keeps what was typed, and never the password", async () => {
    const { name } = makePerson();
    const response = await test.browser().post(`/signup?locale=de&${back}`, {
      name,
      email: '"><script>alert(1)</script>',
      password: "a secret sentence",
    });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain('lang="de"');
    expect(page).toContain('role="alert"');
    expect(page).toContain(`value="${name}"`);
    expect(page).not.toContain("<script>");
    expect(page).not.toContain("a secret sentence");
  });

  it("keeps neither passwords nor tokens as they are", async () => {
    const { person, browser } = await signUp();
    const { accounts, signIns } = await import("../database/schema.ts");
    const rows = JSON.stringify([
      await test.database.select().from(accounts),
      await test.database.select().from(signIns),
    ]);
    expect(rows).not.toContain(person.password);
    expect(rows).not.toContain(browser.cookies.get("sign-in"));
    expect((browser.cookies.get("sign-in") ?? "").length * 6).toBeGreaterThanOrEqual(128);
  });
});

const [embedded] = testDatabases;
if (!embedded) throw new Error("There is no database to test over");

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
});
