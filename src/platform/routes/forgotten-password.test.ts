import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attemptRules } from "../accounts/attempt-rules.ts";
import { mailWords } from "../mail/words/mail-words.ts";
import { testDatabases } from "../test-databases.ts";
import { linkIn } from "../test-mails.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";

const hour = 60 * 60 * 1000;
const password = "another sentence to remember";

describe.each(testDatabases)("a forgotten password, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  afterAll(() => test.close());

  const signUp = async (person = makePerson()) => {
    const browser = test.browser();
    await browser.post("/signup", person);
    await test.mailsTo(person.email);
    return { browser, person };
  };
  const ask = async (email: string, query = "") => {
    const answer = await test.browser().post(`/signin/forgotten${query}`, { email });
    const mails = await test.mailsTo(email);
    return { answer, mail: mails.at(-1) };
  };

  it("gets a link by mail, behind which a new one is chosen: it proves the address, and ends all other sign-ins", async () => {
    const { browser, person } = await signUp();
    const { mail } = await ask(person.email, `?redirect=${encodeURIComponent(`${siteOrigin}/discover/`)}`);
    const phone = test.browser();
    expect(await (await phone.open(linkIn(mail))).text()).toContain(person.email);
    const done = await phone.post(linkIn(mail), { password });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${siteOrigin}/discover/`]);
    expect(await phone.whoAmI()).toMatchObject({ email: person.email, emailVerified: true });
    expect(await browser.whoAmI()).toBeUndefined();
    expect((await test.browser().post("/signin", person)).status).toBe(401);
    expect((await test.browser().post("/signin", { ...person, password })).status).toBe(303);
    const told = (await test.mailsTo(person.email)).at(-1);
    expect(told?.subject).toBe(
      mailWords.en.passwordChanged({ brand: "Marelle", firstName: "Nora", email: person.email }).subject,
    );
    expect((await test.browser().post(linkIn(mail), { password })).status).toBe(410);
  });

  it("is answered the same whether or not there is an account, which only the reader of the address is told", async () => {
    const { person } = await signUp();
    const stranger = makePerson();
    const known = await ask(person.email);
    const unknown = await ask(stranger.email);
    const textOf = async (answer: Response, email: string) => (await answer.text()).replaceAll(email, "");
    expect(known.answer.status).toBe(200);
    expect(unknown.answer.status).toBe(200);
    expect(await textOf(known.answer, person.email)).toBe(await textOf(unknown.answer, stranger.email));
    expect(unknown.mail?.text).toContain("/signup?");
    expect(unknown.mail?.text).not.toContain("token=");
  });

  it("leaves one account of the address, and no link to another", async () => {
    const person = makePerson();
    const first = await signUp(person);
    const second = await signUp({ ...person, password: "a sentence of a stranger" });
    const { mail } = await ask(person.email);
    await test.browser().post(linkIn(mail), { password });
    expect(await first.browser.whoAmI()).toBeUndefined();
    expect(await second.browser.whoAmI()).toBeUndefined();
    expect((await test.browser().post("/signin", { ...person, password: "a sentence of a stranger" })).status).toBe(
      401,
    );
  });

  it("ends the other links to the account with the first that is used", async () => {
    const { person } = await signUp();
    const { mail: first } = await ask(person.email);
    const { mail: second } = await ask(person.email);
    expect((await test.browser().post(linkIn(second), { password })).status).toBe(303);
    expect((await test.browser().post(linkIn(first), { password })).status).toBe(410);
  });

  it("says what is wrong with the new one, and keeps the link", async () => {
    const { person } = await signUp();
    const { mail } = await ask(person.email);
    for (const flaw of ["short", "password1", person.email]) {
      const answer = await test.browser().post(linkIn(mail), { password: flaw });
      expect([answer.status, await answer.text()], flaw).toEqual([400, expect.stringContaining('role="alert"')]);
    }
    expect((await test.browser().post(linkIn(mail), { password })).status).toBe(303);
  });

  it("has an hour", async () => {
    const { person } = await signUp();
    const { mail } = await ask(person.email);
    test.pass(hour + 1);
    expect((await test.browser().open(linkIn(mail))).status).toBe(410);
    expect((await test.browser().post(linkIn(mail), { password })).status).toBe(410);
  });

  it("asks for an address, and goes back to the configured sites alone", async () => {
    expect((await ask("nora@")).answer.status).toBe(400);
    const elsewhere = await test.browser().open("/signin/forgotten?redirect=https://evil.example/");
    expect(elsewhere.status).toBe(400);
  });

  it("may be asked for in the frame of the site, but not chosen there", async () => {
    const policyOf = async (path: string) => (await test.browser().open(path)).headers.get("Content-Security-Policy");
    expect(await policyOf("/signin/forgotten?embed=1")).toContain(`frame-ancestors ${siteOrigin}`);
    expect(await policyOf(`/signin/reset?token=${"A".repeat(43)}`)).toContain("frame-ancestors 'none'");
  });

  it("fills nobody's letter box, and is answered 429 to a network that asks for many", async () => {
    const limited = await startTestPlatform(testDatabase, {
      attemptRules: { ...attemptRules, mailsPerClient: { points: 8, durationSeconds: 600 } },
    });
    const { email } = makePerson();
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1)
      statuses.push((await limited.browser().post("/signin/forgotten", { email })).status);
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
    const most = attemptRules.mailsPerAddress.points;
    expect(await limited.mailsTo(email)).toHaveLength(most);
    // What follows a plus is the same letter box, and mails of another kind are another matter.
    const tagged = email.replace("@", "+more@");
    expect(await limited.services.throttle.admitsMail("reset", tagged)).toBe(false);
    expect(await limited.services.throttle.admitsMail("subscribe", email)).toBe(true);
    await limited.close();
  });
});
