import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PasswordHasher } from "../accounts/hash-password.ts";
import { EmbeddedClient } from "../database/embedded-client.ts";
import { accounts, knownBrowsers, signIns } from "../database/schema.ts";
import { type TestDatabase, testDatabases } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";

const back = `redirect=${encodeURIComponent(`${siteOrigin}/fr/`)}`;
const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)("signing in, over $name", (testDatabase) => {
  let test: TestPlatform;

  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
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
    const right = await browser.post(`/signin?${back}`, {
      ...person,
      email: `\u202f${person.email.toUpperCase()}\u00a0`,
    });
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

  it("signs nobody in whom it tells that it has failed", async () => {
    // The usual rules count and excuse attempts.
    const { database, browser } = await startTestPlatform(testDatabase);
    const person = makePerson();
    await browser().post(`/signup?${back}`, person);
    const before = await database.select().from(signIns);
    // The last write of a sign-in, which takes back its counts, fails.
    await database.execute(
      sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`,
    );
    await database.execute(
      sql`create trigger fails before update on attempt_counts for each row when (new.points < old.points) execute function fail()`,
    );
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await browser().post(`/signin?${back}`, person);
    const after = await database.select().from(signIns);
    const failures = log.mock.calls.length;
    log.mockRestore();
    await database.execute(sql`drop function fail cascade`);
    expect([response.status, failures]).toEqual([503, 1]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(after).toEqual(before);
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

  it("goes back to the site after signing out, where that is asked for, and nowhere else", async () => {
    const { browser } = await signUp();
    const refused = await browser.post("/signout?redirect=https://evil.example/", {});
    expect([refused.status, refused.headers.get("Location")]).toEqual([400, null]);
    const response = await browser.post(`/signout?${back}`, {});
    expect(response.headers.get("Location")).toBe(`${siteOrigin}/fr/`);
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
    // The owner of the account can still sign in.
    expect((await test.browser().post(`/signin?${back}`, person)).status).toBe(303);
  });

  it("makes one account when its form is sent many times at once", async () => {
    const person = makePerson();
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.browser().post(`/signup?${back}`, person)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
    expect(await test.database.select().from(accounts).where(eq(accounts.email, person.email))).toHaveLength(1);
  });

  it("takes a name that shows something, and leaves out of it what shows nothing", async () => {
    const attempt = async (name: string) => {
      const browser = test.browser();
      const { status } = await browser.post(`/signup?${back}`, { ...makePerson(), name });
      return status === 303 ? (await browser.whoAmI())?.firstName : status;
    };
    for (const name of ["", " \u00a0", "\u200b", "\u2060 \ufeff", "\u3164"]) expect(await attempt(name)).toBe(400);
    expect(await attempt("\u200b  Nora \u00a0Lind")).toBe("Nora");
    // The joiner means something within a word.
    expect(await attempt("👩‍🚀 Lind")).toBe("👩‍🚀");
    expect(await attempt("x".repeat(101))).toBe(400);
  });

  it("takes a letter that is typed as two characters for the same letter, also where it counts them", async () => {
    const person = { ...makePerson(), password: "e\u0301te\u0301 a\u0300 la mer" };
    expect((await signUp(person)).response.status).toBe(303);
    const composed = { ...person, password: "été à la mer" };
    expect((await test.browser().post(`/signin?${back}`, composed)).status).toBe(303);
    expect((await signUp({ ...makePerson(), password: "e\u0301a\u0300e\u0301a\u0300" })).response.status).toBe(400);
  });

  it("refuses passwords that are too short or too common, and no other, spaces and long ones included", async () => {
    const attempt = async (password: string) =>
      (await test.browser().post(`/signup?${back}`, { ...makePerson(), password })).status;
    expect(await attempt("sevenab")).toBe(400);
    expect(await attempt("password1")).toBe(400);
    expect(await attempt("PASSWORD1")).toBe(400);
    expect(await attempt("eightabc")).toBe(303);
    expect(await attempt(" été à la mer ")).toBe(303);
    expect(await attempt("motdepasse")).toBe(400);
    expect(await attempt("x".repeat(64))).toBe(400);
    expect(await attempt("xy".repeat(32))).toBe(303);
    expect(await attempt("🦊🐻".repeat(20))).toBe(303);
    expect(await attempt("xy".repeat(1500))).toBe(400);
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
    const lists = [accounts, signIns, knownBrowsers].map((table) => test.database.select().from(table));
    // Bytes are shown as text, because a token that was kept as bytes would be missed otherwise.
    const rows = JSON.stringify(await Promise.all(lists), (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
    expect(rows).toContain(person.email);
    for (const secret of [person.password, browser.cookies.get("sign-in"), browser.cookies.get("browser")])
      expect(rows).not.toContain(secret);
    expect((browser.cookies.get("sign-in") ?? "").length * 6).toBeGreaterThanOrEqual(128);
  });
});

describe("signing in", () => {
  /** The queries and the hashes that an attempt takes, which are nearly all of its time. */
  async function workOf(test: TestPlatform, path: string, email: string) {
    // The mail to whoever has signed up before is another matter.
    await test.services.mailer.settle();
    const query = vi.spyOn(Client.prototype, "query");
    const embeddedQuery = vi.spyOn(EmbeddedClient.prototype, "query");
    const hash = vi.spyOn(PasswordHasher.prototype, "hash");
    await test.browser().post(`/${path}?${back}`, { ...makePerson(), email, password: "another sentence" });
    await test.services.mailer.settle();
    const queries = [...query.mock.calls, ...embeddedQuery.mock.calls].map(([asked]: unknown[]) =>
      typeof asked === "string" ? asked : (asked as { text: string }).text,
    );
    const hashes = hash.mock.calls.length;
    for (const spy of [query, embeddedQuery, hash]) spy.mockRestore();
    return { queries, hashes };
  }

  it.each(["signin", "signup"])("takes as long for an address that nobody has: /%s", async (path) => {
    const test = await startTestPlatform(testDatabases.at(-1) as TestDatabase, { attemptRules: unlimited });
    const person = makePerson();
    await test.browser().post(`/signup?${back}`, person);
    const known = await workOf(test, path, person.email);
    expect(known).toEqual(await workOf(test, path, makePerson().email));
    expect(known.hashes).toBe(1);
    expect(known.queries.length).toBeGreaterThan(1);
  });
});
