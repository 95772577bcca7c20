import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts } from "../database/schema.ts";
import { mailWords } from "../mail/words/mail-words.ts";
import { testDatabases } from "../test-databases.ts";
import { linkIn } from "../test-mails.ts";
import { makePerson, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)("proving an address, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  afterAll(() => test.close());

  const signUp = async (person = makePerson()) => {
    const browser = test.browser();
    const answer = await browser.post("/signup", person);
    expect(answer.status).toBe(303);
    const mails = await test.mailsTo(person.email);
    return { browser, person, mail: mails.at(-1) };
  };
  const rowsOf = (email: string) => test.database.select().from(accounts).where(eq(accounts.email, email));
  const subjectOf = (kind: "prove" | "hasAccount", email: string) =>
    mailWords.en[kind]({ brand: "Marelle", firstName: "Nora", email }).subject;

  it("takes one link and one button in the browser that is signed in, and is told to the site", async () => {
    const { browser, person, mail } = await signUp();
    expect(await browser.whoAmI()).toMatchObject({ email: person.email, emailVerified: false });
    expect(mail?.subject).toBe(subjectOf("prove", person.email));
    const page = await browser.open(linkIn(mail));
    expect(await page.text()).not.toContain('type="password"');
    expect(await browser.whoAmI()).toMatchObject({ emailVerified: false });
    expect((await browser.post(linkIn(mail), {})).status).toBe(200);
    expect(await browser.whoAmI()).toMatchObject({ emailVerified: true });
    const again = await browser.open(linkIn(mail));
    expect(again.status).toBe(410);
    expect(await again.text()).toContain("only once");
  });

  it("asks for the password in another browser, so that nobody proves an account that somebody else has made", async () => {
    const { person, mail } = await signUp();
    const phone = test.browser();
    const page = await phone.open(linkIn(mail));
    expect(await page.text()).toContain('type="password"');
    const wrong = await phone.post(linkIn(mail), { password: "quite another sentence" });
    expect([wrong.status, await phone.whoAmI()]).toEqual([401, undefined]);
    expect(await rowsOf(person.email)).toMatchObject([{ provenAt: null }]);
    expect((await phone.post(linkIn(mail), { password: person.password })).status).toBe(200);
    expect(await phone.whoAmI()).toMatchObject({ emailVerified: true });
  });

  it("can be refused: the account that somebody else has made is deleted", async () => {
    const { browser, person, mail } = await signUp();
    const reader = test.browser();
    expect((await reader.post(linkIn(mail).replace("/prove?", "/prove/delete?"), {})).status).toBe(200);
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await browser.whoAmI()).toBeUndefined();
  });

  it("leaves one account of an address: others that nobody has proven end", async () => {
    const person = makePerson();
    const stranger = await signUp({ ...person, password: "a sentence of a stranger" });
    const owner = await signUp(person);
    expect(await rowsOf(person.email)).toHaveLength(2);
    expect(await (await owner.browser.open(linkIn(owner.mail))).text()).toContain("never confirmed");
    await owner.browser.post(linkIn(owner.mail), {});
    expect(await rowsOf(person.email)).toHaveLength(1);
    expect(await owner.browser.whoAmI()).toMatchObject({ emailVerified: true });
    expect(await stranger.browser.whoAmI()).toBeUndefined();
    expect((await stranger.browser.open(linkIn(stranger.mail))).status).toBe(410);
  });

  it("signs up with a proven address like with any other, and tells its owner by mail", async () => {
    const { browser, person, mail } = await signUp();
    await browser.post(linkIn(mail), {});
    const stranger = await signUp({ ...person, password: "a sentence of a stranger" });
    expect(await stranger.browser.whoAmI()).toMatchObject({ email: person.email, emailVerified: false });
    expect(stranger.mail?.subject).toBe(subjectOf("hasAccount", person.email));
    // Without a link to prove it, that account never becomes the address's.
    expect(stranger.mail?.text).not.toContain("token=");
    expect(await browser.whoAmI()).toMatchObject({ emailVerified: true });
  });

  it("carries no message of whoever signs up with an address of others", async () => {
    const { mail, person } = await signUp({ ...makePerson(), name: "https://evil.example Lind" });
    expect(mail?.text).toContain(`Hello ${person.email},`);
    expect(mail?.text + (mail?.html ?? "")).not.toContain("evil");
  });

  it.each(["", "x", "A".repeat(43)])("is refused without a link that was sent: %o", async (token) => {
    expect((await test.browser().open(`/prove?token=${token}`)).status).toBe(410);
    expect((await test.browser().post(`/prove?token=${token}`, {})).status).toBe(410);
    expect((await test.browser().post(`/prove/delete?token=${token}`, {})).status).toBe(410);
  });

  it("is too late after two days", async () => {
    const { browser, mail } = await signUp();
    test.pass(2 * day + 1);
    expect((await browser.post(linkIn(mail), {})).status).toBe(410);
  });

  it("happens once, of twenty that press the button at the same moment", async () => {
    const { browser, mail } = await signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(linkIn(mail), {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
  });

  it("is refused to pages of other sites", async () => {
    const { browser, mail } = await signUp();
    const forged = await browser.post(linkIn(mail), {}, { "Sec-Fetch-Site": "cross-site" });
    expect([forged.status, await browser.whoAmI()]).toMatchObject([403, { emailVerified: false }]);
  });
});
