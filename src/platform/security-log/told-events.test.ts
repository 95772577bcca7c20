import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabases } from "../test-databases.ts";
import { makePerson, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";

describe.each(testDatabases)("what the security log is told, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    const few = { points: 3, durationSeconds: 600 };
    test = await startTestPlatform(testDatabase, {
      settings: { trustedProxies: 1 },
      attemptRules: { ...unlimited, perClientAndAccount: few, subscriptions: few },
    });
  });
  afterAll(() => test.close());

  /** The lines since the last time. */
  const told = () => test.securityLines.splice(0).map((line) => JSON.parse(line) as Record<string, string>);
  const from = (address: string) => ({ "X-Forwarded-For": address });

  it("signing up and in, and failing to, with account, address and network as hashes", async () => {
    const person = makePerson();
    await test.browser().post("/signup", person, from("203.0.113.1"));
    await test.browser().post("/signin", person, from("203.0.113.2"));
    await test.browser().post("/signin", { ...person, password: "another sentence" }, from("203.0.113.2"));
    const lines = told();
    expect(lines.map(({ event }) => event)).toEqual(["signed-up", "signed-in", "sign-in-failed"]);
    const [up, entered, failed] = lines;
    expect(entered).toMatchObject({ account: up?.account, address: up?.address });
    expect(failed).toMatchObject({ address: up?.address, network: entered?.network });
    expect(entered?.network).not.toBe(up?.network);
    // Not which accounts there are.
    expect(failed?.account).toBeUndefined();
    expect(JSON.stringify(lines)).not.toMatch(/nora|Lind|example|203\.|sentence/i);
  });

  it("the same of an address with an account and of one without", async () => {
    const person = makePerson();
    await test.browser().post("/signup", person, from("203.0.113.3"));
    told();
    for (const email of [person.email, makePerson().email])
      await test.browser().post("/signin", { email, password: "another sentence" }, from("203.0.113.4"));
    const [known, unknown] = told();
    expect(Object.keys(known ?? {})).toEqual(Object.keys(unknown ?? {}));
  });

  it("who is slowed down, where, and for which address", async () => {
    const person = makePerson();
    for (let attempt = 0; attempt < 4; attempt += 1) await test.browser().post("/signin", person, from("203.0.113.5"));
    const lines = told();
    expect(lines.map(({ event }) => event)).toEqual([...Array(3).fill("sign-in-failed"), "throttled"]);
    expect(lines.at(-1)).toMatchObject({ route: "/signin", address: lines[0]?.address, network: lines[0]?.network });
  });

  it("what other sites try", async () => {
    const site = { "Sec-Fetch-Site": "cross-site", ...from("203.0.113.6") };
    await test.browser().post("/signin", makePerson(), site);
    await test.browser().post("/templates/inspiration/swot", {}, site);
    expect(told().map(({ event, route }) => [event, route])).toEqual([
      ["cross-site-refused", "/signin"],
      ["cross-site-refused", "/templates/:kind/:slug"],
    ]);
  });

  it("nothing of what is only asked for, found or missing", async () => {
    for (const path of ["/signin", "/auth/me", "/", "/nowhere", "/health"]) await test.browser().request(path);
    expect(told()).toEqual([]);
  });
});
