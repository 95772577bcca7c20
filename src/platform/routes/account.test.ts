import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, mailTokens, subscriptions } from "../database/schema.ts";
import { batchOf } from "../test-batch.ts";
import { testDatabases } from "../test-databases.ts";
import { linkIn } from "../test-mails.ts";
import {
  makePerson,
  siteOrigin,
  startTestPlatform,
  type TestBrowser,
  type TestPlatform,
  unlimited,
} from "../test-platform.ts";

const newPassword = "another sentence to remember";

describe.each(testDatabases)("one's own account, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  afterAll(() => test.close());

  const signUp = async ({ isProven = true } = {}) => {
    const person = makePerson();
    const browser = test.browser();
    await browser.post("/signup", person);
    const [mail] = await test.mailsTo(person.email);
    if (isProven) await browser.post(linkIn(mail), {});
    return { browser, person };
  };
  const signIn = async (person: { email: string; password: string }) => {
    const browser = test.browser();
    await browser.post("/signin", person);
    return browser;
  };
  const isIn = async (browser: TestBrowser) => (await browser.whoAmI()) !== undefined;
  const lastMailTo = async (email: string) => (await test.mailsTo(email)).at(-1);

  it("asks whoever is not signed in to sign in, and comes back", async () => {
    const answer = await test.browser().open("/account?locale=fr");
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.get("Location") ?? "")).toContain("/account?locale=fr");
    for (const part of ["proof", "password", "address", "signout-everywhere", "data", "deletion"])
      expect((await test.browser().post(`/account/${part}`, {})).status, part).toBe(303);
  });

  it("gets another password, which ends the sign-ins of all other browsers and is told by mail", async () => {
    const { browser, person } = await signUp();
    const other = await signIn(person);
    const wrong = await browser.post("/account/password", { password: "not this sentence", newPassword });
    expect([wrong.status, await isIn(other)]).toEqual([401, true]);
    const done = await browser.post("/account/password", { password: person.password, newPassword });
    expect([done.status, await isIn(browser), await isIn(other)]).toEqual([200, true, false]);
    expect(await isIn(await signIn(person))).toBe(false);
    expect(await isIn(await signIn({ ...person, password: newPassword }))).toBe(true);
    expect((await lastMailTo(person.email))?.text).toContain("/signin/forgotten?");
  });

  it("leaves no use to a token that somebody has copied, once the password is another", async () => {
    const { browser, person } = await signUp();
    const thief = test.browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect(await isIn(thief)).toBe(true);
    await browser.post("/account/password", { password: person.password, newPassword });
    expect([await isIn(browser), await isIn(thief)]).toEqual([true, false]);
  });

  it("gets another password only with a proven address: another account of the address may have that password", async () => {
    const { browser, person } = await signUp({ isProven: false });
    const answer = await browser.post("/account/password", { password: person.password, newPassword });
    expect([answer.status, await isIn(await signIn(person))]).toEqual([400, true]);
  });

  it("refuses a password that anybody would try", async () => {
    const { browser, person } = await signUp();
    const answer = await browser.post("/account/password", { password: person.password, newPassword: "password1" });
    expect([answer.status, await isIn(await signIn(person))]).toEqual([400, true]);
  });

  it("gets another address when its reader has proven it, and tells the former one", async () => {
    const { browser, person } = await signUp();
    const { email } = makePerson();
    const asked = await browser.post("/account/address", { email, password: person.password });
    expect([asked.status, await browser.whoAmI()]).toMatchObject([200, { email: person.email }]);
    await browser.post(linkIn(await lastMailTo(email)), {});
    expect(await browser.whoAmI()).toMatchObject({ email, emailVerified: true });
    expect((await lastMailTo(person.email))?.text).toContain(person.email);
    expect(await isIn(await signIn({ ...person, email }))).toBe(true);
    expect(await isIn(await signIn(person))).toBe(false);
  });

  it("does not take the address of another account, whose owner is told; the answer is the same", async () => {
    const { person: owner } = await signUp();
    const { browser, person } = await signUp();
    const free = makePerson();
    const [taken, open] = await Promise.all(
      [owner.email, free.email].map(async (email) => {
        const answer = await browser.post("/account/address", { email, password: person.password });
        return (await answer.text()).replaceAll(email, "");
      }),
    );
    expect(taken).toBe(open);
    const mail = await lastMailTo(owner.email);
    expect(mail?.text).toContain("/signin?");
    expect(mail?.text).not.toContain("token=");
  });

  it("asks for the password before the address changes", async () => {
    const { browser } = await signUp();
    const { email } = makePerson();
    expect((await browser.post("/account/address", { email, password: "not this sentence" })).status).toBe(401);
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it("is signed out everywhere", async () => {
    const { browser, person } = await signUp();
    const other = await signIn(person);
    expect((await browser.post("/account/signout-everywhere", {})).status).toBe(303);
    expect([await isIn(browser), await isIn(other)]).toEqual([false, false]);
  });

  it("is deleted with everything that is kept for it, and its reader is told", async () => {
    const { browser, person } = await signUp();
    await browser.open("/templates/inspiration/speedboat", { "Sec-Fetch-Site": "same-origin" });
    const wrong = await browser.post("/account/deletion", { password: "not this sentence" });
    expect([wrong.status, await isIn(browser)]).toEqual([401, true]);
    expect((await browser.post("/account/deletion", { password: person.password })).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
    expect(await test.database.select().from(accounts).where(eq(accounts.email, person.email))).toEqual([]);
    expect(await test.database.select().from(mailTokens).where(eq(mailTokens.email, person.email))).toEqual([]);
    expect(await lastMailTo(person.email)).toBeDefined();
  });

  it("is downloaded, with what belongs to its address only where that is proven", async () => {
    for (const isProven of [true, false]) {
      const { browser, person } = await signUp({ isProven });
      await browser.open("/templates/inspiration/speedboat", { "Sec-Fetch-Site": "same-origin" });
      await test.database
        .insert(subscriptions)
        .values({ email: person.email, locale: "fr", subscribedAt: new Date(), confirmedAt: new Date() });
      expect((await browser.post("/account/data", { password: "not this sentence" })).status).toBe(401);
      const answer = await browser.post("/account/data", { password: person.password });
      expect(answer.headers.get("Content-Disposition")).toContain("attachment");
      const data = (await answer.json()) as Record<string, unknown[]>;
      expect(data).toMatchObject({ accounts: [{ email: person.email }], keptTemplates: [{ slug: "speedboat" }] });
      expect(data.subscriptions).toHaveLength(isProven ? 1 : 0);
      expect(JSON.stringify(data)).not.toMatch(/hash/i);
    }
  });

  it("is downloaded without what a device of theirs has sent without a name, which may be another's", async () => {
    const { browser, person } = await signUp();
    const { id } = (await browser.whoAmI()) as { id: string };
    const event = (uuid: string, of: object) => ({ uuid, event_type: "x", device_id: `device of ${id}`, ...of });
    await test
      .browser()
      .post("/ingest", Object.fromEntries(batchOf([event(`${id} 1`, { user_id: id }), event(`${id} 2`, {})])), {
        Origin: siteOrigin,
      });
    const answer = await browser.post("/account/data", { password: person.password });
    expect((await answer.json()) as object).toMatchObject({ events: [{ event: { user_id: id } }] });
  });

  it("is downloaded once at a time", async () => {
    const { browser, person } = await signUp();
    const { id } = (await browser.whoAmI()) as { id: string };
    const end = test.services.exports.begin(id);
    const refused = await browser.post("/account/data", { password: person.password });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, expect.any(String)]);
    end?.();
    expect((await browser.post("/account/data", { password: person.password })).status).toBe(200);
  });

  it("gets the mail to prove its address once more, until it is proven", async () => {
    const { browser, person } = await signUp({ isProven: false });
    expect(await (await browser.open("/")).text()).toContain("/account/proof");
    expect((await browser.post("/account/proof", {})).status).toBe(200);
    const mails = await test.mailsTo(person.email);
    expect(mails).toHaveLength(2);
    await browser.post(linkIn(mails.at(-1)), {});
    expect(await (await browser.open("/")).text()).not.toContain("/account/proof");
    await browser.post("/account/proof", {});
    expect(await test.mailsTo(person.email)).toHaveLength(2);
  });

  it("takes no form of another site", async () => {
    const { browser, person } = await signUp();
    for (const part of ["proof", "password", "address", "signout-everywhere", "data", "deletion"]) {
      const fields = { password: person.password, newPassword, email: makePerson().email };
      const forged = await browser.post(`/account/${part}`, fields, { "Sec-Fetch-Site": "cross-site" });
      expect([part, forged.status, await isIn(browser)]).toEqual([part, 403, true]);
    }
  });
});
