import { createHash } from "node:crypto";
import type { PgTable } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPlanId, readKeptPlan } from "../domain/plan/kept-plan.ts";
import { anyPlan } from "../domain/plan/test-plans.ts";
import { writePlan } from "../domain/plan/write-plan.ts";
import { accounts, events, keptTemplates, plans, signIns, subscriptions } from "./database/schema.ts";
import { awkward } from "./test-awkward.ts";
import { testDatabases } from "./test-databases.ts";
import {
  makePerson,
  siteOrigin,
  startTestPlatform,
  type TestBrowser,
  type TestPlatform,
  unlimited,
} from "./test-platform.ts";

/** A request that takes longer hangs. */
const longestMs = 20_000;

/** Mostly valid values, so that an awkward one meets others that pass all checks. */
const perhaps = (...fitting: string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...fitting), weight: 3 }, { arbitrary: awkward, weight: 1 });

/** Half a character cannot stand in an address. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

describe.each(testDatabases)("what is sent, over $name,", { timeout: 240_000 }, (testDatabase) => {
  let test: TestPlatform;
  let signedIn: TestBrowser;

  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited, isAlone: true });
    signedIn = test.browser();
    await signedIn.post("/signup", makePerson());
  });
  afterAll(() => test.close());

  /** How many rows of each table an answer has added. */
  async function added(tables: PgTable[], ask: () => Response | Promise<Response>) {
    const count = () => Promise.all(tables.map((table) => test.database.$count(table)));
    const before = await count();
    const response = await ask();
    const after = await count();
    return { response, added: after.map((rows, index) => rows - (before[index] ?? 0)) };
  }

  it("as events is stored whole or not at all", async () => {
    let made = 0;
    const broken = fc.constantFrom<unknown>(
      null,
      [],
      "x",
      {},
      { uuid: "" },
      { uuid: "a", event_type: "" },
      { uuid: "a\0", event_type: "x" },
      { uuid: 1, event_type: "x" },
    );
    const batches = fc.record({
      properties: fc.array(fc.dictionary(awkward, fc.jsonValue()), { minLength: 1, maxLength: 6 }),
      broken: fc.option(fc.tuple(broken, fc.nat(6)), { nil: undefined }),
      change: fc.option(fc.tuple(fc.constantFrom("v", "client", "e", "upload_time", "checksum"), awkward), {
        nil: undefined,
      }),
    });
    await fc.assert(
      fc.asyncProperty(batches, async ({ properties, broken, change }) => {
        const uuids = properties.map(() => `fuzz-${made++}`);
        const list: unknown[] = properties.map((more, index) => ({
          event_properties: more,
          uuid: uuids[index],
          event_type: "x",
        }));
        if (broken) list.splice(broken[1], 0, broken[0]);
        const e = JSON.stringify(list);
        const checksum = createHash("md5").update(`2inspirations${e}1`).digest("hex");
        const form = new URLSearchParams({ v: "2", client: "inspirations", e, upload_time: "1", checksum });
        if (change) form.set(...change);
        const response = await test.platform.request("/ingest", {
          method: "POST",
          body: form.toString(),
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        });
        expect([200, 400]).toContain(response.status);
        const stored = new Set(
          (await test.database.select({ uuid: events.uuid }).from(events)).map(({ uuid }) => uuid),
        );
        expect(uuids.filter((uuid) => stored.has(uuid))).toEqual(response.status === 200 ? uuids : []);
      }),
      { numRuns: 100, timeout: longestMs },
    );
  });

  it("as a form makes an account and a sign-in, or neither", async () => {
    let people = 0;
    const forms = fc.record({
      path: fc.constantFrom("/signin", "/signup"),
      name: perhaps("Nora Lind", "Zoë", "李"),
      email: perhaps("fuzz#@example.org", " FUZZ#@EXAMPLE.ORG ", "fuzz#"),
      password: perhaps("a short sentence", "🦊 été à la mer"),
      more: fc.array(fc.tuple(perhaps("email", "password"), awkward), { maxLength: 2 }),
    });
    let entered = 0;
    await fc.assert(
      fc.asyncProperty(forms, async ({ path, name, email, password, more }) => {
        people += 1;
        const form = new URLSearchParams([
          ["name", name],
          ["email", email.replace("#", String(people))],
          ["password", password],
          ...more,
        ]);
        const { response, added: rows } = await added([accounts, signIns], () =>
          test.platform.request(path, {
            method: "POST",
            body: form.toString(),
            headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
          }),
        );
        const isIn = response.status === 303;
        if (isIn) entered += 1;
        else expect([400, 401, 413]).toContain(response.status);
        expect(rows).toEqual(isIn ? [1, 1] : [0, 0]);
        expect(response.headers.getSetCookie()).toHaveLength(isIn ? 2 : 0);
      }),
      { numRuns: 80, timeout: longestMs },
    );
    expect(entered).toBeGreaterThan(3);
  });

  it("as a subscription is kept when it is answered 202, and never else", async () => {
    let people = 0;
    const bodies = fc.oneof(
      fc
        .record({ email: fc.oneof(fc.emailAddress(), perhaps("fuzz#@example.org")), locale: perhaps("fr", "de") })
        .map((body) => JSON.stringify(body)),
      fc.json(),
      awkward,
    );
    let subscribed = 0;
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        people += 1;
        const { response, added: rows } = await added([subscriptions], () =>
          test.platform.request("/newsletter/subscriptions", {
            method: "POST",
            body: body.replace("#", String(people)),
            headers: { "Content-Type": "application/json", Origin: siteOrigin },
          }),
        );
        if (response.status === 202) subscribed += 1;
        else expect([400, 409, 413]).toContain(response.status);
        expect(rows).toEqual([response.status === 202 ? 1 : 0]);
      }),
      { numRuns: 100, timeout: longestMs },
    );
    expect(subscribed).toBeGreaterThan(10);
  });

  it("as the address of a template keeps it when the page is shown, and never else", async () => {
    let shown = 0;
    const addresses = fc.record({
      kind: perhaps("inspiration", "session"),
      slug: fc.oneof(perhaps("swot"), fc.stringMatching(/^[a-z0-9-]{1,12}$/)),
    });
    await fc.assert(
      fc.asyncProperty(addresses, async ({ kind, slug }) => {
        const path = `/templates/${encode(kind)}/${encode(slug)}`;
        const { response, added: rows } = await added([keptTemplates], () => signedIn.open(path));
        if (response.status === 200) shown += 1;
        else expect(response.status).toBe(404);
        expect(rows[0]).toBeLessThanOrEqual(response.status === 200 ? 1 : 0);
      }),
      { numRuns: 100, timeout: longestMs },
    );
    expect(shown).toBeGreaterThan(10);
  });

  it("as a plan is kept when it is answered 200, never else, and is a plan that can be read", async () => {
    let kept = 0;
    const tellings = fc.record({
      id: fc.oneof(fc.stringMatching(/^[\w-]{22}$/), awkward),
      plan: fc.oneof(
        { arbitrary: anyPlan.map(writePlan), weight: 3 },
        awkward,
        awkward.map((it) => `?title=${it}`),
      ),
      title: perhaps("Team day", ""),
      version: fc.oneof({ arbitrary: fc.constant<unknown>(0), weight: 4 }, fc.nat(), fc.double(), awkward),
    });
    await fc.assert(
      fc.asyncProperty(tellings, async ({ id, ...body }) => {
        const { response, added: rows } = await added([plans], () =>
          signedIn.request(`/plans/${encode(id)}`, {
            method: "PUT",
            body: JSON.stringify(body),
            headers: { "Content-Type": "application/json", Origin: siteOrigin },
          }),
        );
        if (response.status === 200) kept += 1;
        else expect([400, 404, 413]).toContain(response.status);
        expect(rows).toEqual([response.status === 200 ? 1 : 0]);
      }),
      { numRuns: 100, timeout: longestMs },
    );
    expect(kept).toBeGreaterThan(10);
    for (const { id, plan } of await test.database.select().from(plans)) {
      expect(isPlanId(id)).toBe(true);
      const read = readKeptPlan(plan);
      expect(read?.problems).toEqual([]);
      expect(read && writePlan(read.plan)).toBe(plan);
    }
  });
});
