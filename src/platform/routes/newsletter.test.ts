import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attemptRules } from "../accounts/attempt-rules.ts";
import { subscriptions } from "../database/schema.ts";
import { mailWords } from "../mail/words/mail-words.ts";
import { testDatabases } from "../test-databases.ts";
import { linkIn } from "../test-mails.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";

const factsOf = (email: string) => ({ brand: "Marelle", firstName: "", email });

describe.each(testDatabases)("subscribing to the newsletter, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  afterAll(() => test.close());

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    test.browser().request("/newsletter/subscriptions", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json", Origin: siteOrigin, ...headers },
    });
  const rowsOf = (email: string) => test.database.select().from(subscriptions).where(eq(subscriptions.email, email));

  const confirm = async (email: string) => {
    const [mail] = await test.mailsTo(email);
    return test.browser().post(linkIn(mail), {});
  };

  it("is answered 202, and has begun when the reader of the address has confirmed it", async () => {
    const { email } = makePerson();
    const asked = await send({ email, locale: "fr", page: "/fr/", text: "Une fois par mois" });
    expect([asked.status, await asked.text()]).toEqual([202, ""]);
    expect(await rowsOf(email)).toMatchObject([
      { locale: "fr", confirmedAt: null, page: "/fr/", consentText: "Une fois par mois" },
    ]);
    const [mail] = await test.mailsTo(email);
    const page = await test.browser().open(linkIn(mail));
    expect(await page.text()).toContain(email);
    // Mail programs open links as well.
    expect(await rowsOf(email)).toMatchObject([{ confirmedAt: null }]);
    expect((await confirm(email)).status).toBe(200);
    expect(await rowsOf(email)).toMatchObject([{ confirmedAt: expect.any(Date) }]);
    expect((await confirm(email)).status).toBe(410);
  });

  it("answers the same to somebody who is subscribed, and tells the reader of the address alone", async () => {
    const { email } = makePerson();
    await send({ email, locale: "fr" });
    await confirm(email);
    const again = await send({ email, locale: "de" });
    expect([again.status, await again.text()]).toEqual([202, ""]);
    expect((await test.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      mailWords.fr.subscribe(factsOf(email)).subject,
      mailWords.fr.subscribed(factsOf(email)).subject,
      mailWords.de.isSubscribed(factsOf(email)).subject,
    ]);
    expect(await rowsOf(email)).toMatchObject([{ locale: "fr" }]);
  });

  it("forgets who has not confirmed within 48 hours, with the link", async () => {
    const { email } = makePerson();
    await send({ email, locale: "fr" });
    await test.mailsTo(email);
    test.pass(49 * 60 * 60 * 1000);
    await test.services.subscribers.prune(test.services.now());
    expect(await rowsOf(email)).toEqual([]);
    expect((await confirm(email)).status).toBe(410);
  });

  it("ends in one click of a mail program, without cookies or an origin (RFC 8058), and by a page", async () => {
    for (const isOneClick of [true, false]) {
      const { email } = makePerson();
      await send({ email, locale: "fr" });
      await confirm(email);
      const [, welcome] = await test.mailsTo(email);
      const { pathname, search } = new URL(welcome?.unsubscribe ?? "");
      expect(search).not.toContain(email.split("@", 1)[0]);
      expect((await test.browser().open(pathname + search)).status).toBe(200);
      expect(await rowsOf(email)).toHaveLength(1);
      const ended = isOneClick
        ? await test.browser().request(pathname + search, {
            method: "POST",
            body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
          })
        : await test.browser().post(pathname + search, {});
      expect(ended.status).toBe(200);
      expect(await rowsOf(email)).toEqual([]);
    }
  });

  it.each(["", "x", "0190c1c2-4a5e-7cc0-8a53-0242ac120002.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])(
    "is not ended by a token that is made up: %o",
    async (token) => {
      expect((await test.browser().post(`/newsletter/end?token=${token}`, {})).status).toBe(410);
    },
  );

  it("is refused to whoever says no origin, and no mail is sent", async () => {
    const { email } = makePerson();
    const response = await test.browser().request("/newsletter/subscriptions", {
      method: "POST",
      body: JSON.stringify({ email, locale: "fr" }),
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status).toBe(403);
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it("takes an address that is written in another case, or with spaces around it, for the same (R7.8)", async () => {
    const { email } = makePerson();
    for (const same of [` ${email.toUpperCase()}\u00a0`, email, `\u202f${email}`, email.replace("@", "＠")])
      expect((await send({ email: same, locale: "de" })).status, same).toBe(202);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it("subscribes once when 20 ask at the same moment", async () => {
    const { email } = makePerson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ email, locale: "fr" })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it.each(["", "nora", "nora@", "@example.org", "nora@example..org", "nora lind@example.org", "nora@example.org\0"])(
    "is answered 400 to what is no address: %o (R5.4, R7.8)",
    async (email) => {
      const response = await send({ email, locale: "fr" });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: "invalid-email" });
    },
  );

  it("is answered 400 to an address that no mail can have", async () => {
    expect((await send({ email: `${"n".repeat(250)}@example.org`, locale: "fr" })).status).toBe(400);
  });

  it.each(["", "FR", "fr-CA", "xx", "__proto__", "constructor"])(
    "is answered 400 to a language that is none of the seven: %o",
    async (locale) => {
      const response = await send({ email: makePerson().email, locale });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: "invalid-locale" });
    },
  );

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"nora@example.org"',
    "{}",
    '{"email":["nora@example.org"],"locale":"fr"}',
    "[".repeat(4000),
  ])("is answered 400 to another body: %s", async (body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid-body" });
  });

  it("is answered 415 to what is no JSON, which a form elsewhere could send", async () => {
    const body = { email: makePerson().email, locale: "fr" };
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""])
      expect((await send(body, { "Content-Type": type })).status).toBe(415);
    expect((await send(body, { "Content-Type": "application/json; charset=utf-8" })).status).toBe(202);
  });

  it("is refused to other sites, and nothing is kept", async () => {
    const { email } = makePerson();
    for (const origin of ["https://evil.example", "null"]) {
      const response = await send({ email, locale: "fr" }, { Origin: origin });
      expect(response.status).toBe(403);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
    expect(await rowsOf(email)).toEqual([]);
  });

  it("is refused when it is larger than any address, and the site may read why", async () => {
    const response = await send({ email: "n".repeat(20_000), locale: "fr" });
    expect(response.status).toBe(413);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
  });

  it("is announced to the configured sites, without credentials", async () => {
    const preflight = await test.browser().request("/newsletter/subscriptions", {
      method: "OPTIONS",
      headers: { Origin: siteOrigin, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("POST");
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type");
    expect(preflight.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(preflight.headers.get("Vary")).toBe("Origin");
  });

  it("is answered 429 to too many from one network, with the time to wait (R7.8)", async () => {
    const limited = await startTestPlatform(testDatabase, {
      settings: { trustedProxies: 1 },
      attemptRules: { ...attemptRules, subscriptions: { points: 2, durationSeconds: 600 } },
    });
    const subscribe = (address: string) =>
      limited.browser().request("/newsletter/subscriptions", {
        method: "POST",
        body: JSON.stringify({ email: makePerson().email, locale: "fr" }),
        headers: { "Content-Type": "application/json", Origin: siteOrigin, "X-Forwarded-For": address },
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) statuses.push((await subscribe("203.0.113.1")).status);
    const refused = await subscribe("203.0.113.1");
    expect(statuses).toEqual([202, 202]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect((await subscribe("203.0.113.2")).status).toBe(202);
    await limited.close();
  });
});
