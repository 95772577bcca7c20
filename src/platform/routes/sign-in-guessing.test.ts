import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { attemptRules } from "../accounts/attempt-rules.ts";
import { accounts, attemptCounts } from "../database/schema.ts";
import { embedded } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, unlimited } from "../test-platform.ts";

const back = `redirect=${encodeURIComponent(`${siteOrigin}/fr/`)}`;

describe("guessing", () => {
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

  it("from one network is stopped after some attempts, and told when to come back (R7.7)", async () => {
    const test = await start();
    const person = makePerson();
    const guesses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const fields = { ...person, password: `guess number ${guess}` };
      const response = await test.browser().post(`/signin?${back}`, fields, from("203.0.113.1"));
      guesses.push(response.status);
      if (response.status !== 429) continue;
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(response.headers.get("RateLimit-Policy")).toBe('"perClientAndGuessedAccount";q=1;w=600');
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    await test.close();
  });

  it("locks nobody out: neither in a browser that has signed in before, nor in a new one elsewhere (R7.7)", async () => {
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

  it("makes no accounts beyond the limit, in a browser that is known for one either", async () => {
    const test = await start();
    const { name, email } = makePerson();
    const browser = test.browser();
    const statuses: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const fields = { name, email, password: `account number ${turn}` };
      statuses.push((await browser.post("/signup", fields, from("203.0.113.1"))).status);
    }
    expect(statuses).toEqual([...Array(6).fill(303), ...Array(3).fill(429)]);
    expect(await test.database.select().from(accounts).where(eq(accounts.email, email))).toHaveLength(6);
    await test.close();
  });

  it.each(["an address with an account", "an address without one"])(
    "is slowed down from browsers that have been in accounts of one's own with the same address: %s (R7.7)",
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
      // Five for all, and one more for each network: no more than with unknown browsers.
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
      hasherOptions: { concurrent: 1, waiting: 2 },
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

  it("beyond what the machine can hash is not counted: nothing was learned by it (R7.7)", async () => {
    const test = await startTestPlatform(embedded, {
      attemptRules: { ...unlimited, perClientAndAccount: { points: 5, durationSeconds: 600 } },
      hasherOptions: { concurrent: 1, waiting: 1 },
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
