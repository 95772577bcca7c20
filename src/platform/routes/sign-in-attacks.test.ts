import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { styleHash } from "../pages/style.ts";
import { embedded } from "../test-databases.ts";
import {
  makePerson,
  siteOrigin,
  startTestPlatform,
  type TestBrowser,
  type TestPlatform,
  unlimited,
} from "../test-platform.ts";
import { words } from "../words/words.ts";

const back = `redirect=${encodeURIComponent(`${siteOrigin}/fr/`)}`;
describe("forms from elsewhere", () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(embedded, { attemptRules: unlimited });
  });
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

  it("run no scripts, take nothing from elsewhere, and send what is typed to the platform alone", async () => {
    const { headers } = await test.browser().request(`/signin?${back}`);
    expect(headers.get("Content-Security-Policy")).toBe(
      `default-src 'none'; style-src '${styleHash}'; font-src 'self'; img-src ${siteOrigin}; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors ${siteOrigin}`,
    );
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

  it("cannot be led elsewhere by whatever page has opened them, such as to a copy of themselves", async () => {
    for (const path of [`/signin?${back}`, `/signup?${back}`, "/", "/templates/inspiration/swot", "/nowhere"])
      expect((await test.browser().request(path)).headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
  });

  it("tell other sites nothing of their addresses, and the platform where its forms come from", async () => {
    for (const path of [`/signin?${back}`, "/nowhere"])
      expect((await test.browser().request(path)).headers.get("Referrer-Policy")).toBe("same-origin");
  });
});

describe("cookies", () => {
  const signUpAt = async (environment: Record<string, string>) => {
    const test = await startTestPlatform(embedded, { environment });
    const response = await test.browser().post("/signup", makePerson());
    await test.close();
    return response.headers.getSetCookie();
  };

  it("are out of reach of scripts and of other sites, and over HTTPS bound to the host", async () => {
    const cookiesOf = (prefix: string, flags: string) =>
      ["sign-in", "browser"].map((name) => expect.stringMatching(`^${prefix}${name}=[^;]+;.* Path=/; ${flags}$`));
    expect(await signUpAt({})).toEqual(cookiesOf("", "HttpOnly; SameSite=Lax"));
    expect(await signUpAt({ PLATFORM_URL: "https://app.example.org" })).toEqual(
      cookiesOf("__Host-", "HttpOnly; Secure; SameSite=Lax"),
    );
  });

  it("are never sent in the clear by a browser that has been here over HTTPS", async () => {
    const test = await startTestPlatform(embedded, { environment: { PLATFORM_URL: "https://app.example.org" } });
    const { headers } = await test.browser().request("/signin");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    await test.close();
  });

  describe("for a site on another domain", () => {
    let test: TestPlatform;
    beforeAll(async () => {
      const environment = { PLATFORM_URL: "https://app.example.org", COOKIE_CROSS_SITE: "1" };
      test = await startTestPlatform(embedded, { environment, attemptRules: unlimited });
    });
    afterAll(() => test.close());

    const inFrame = { "Sec-Fetch-Dest": "iframe" };
    const onPage = { "Sec-Fetch-Dest": "document" };

    async function signUp(headers: Record<string, string>) {
      const browser = test.browser();
      const response = await browser.post("/signup", makePerson(), headers);
      return { browser, lines: response.headers.getSetCookie() };
    }

    /** The cookies of a browser that it sends to the platform from the site. */
    function holding(...parts: TestBrowser[]) {
      const browser = test.browser();
      for (const { cookies } of parts) for (const [name, value] of cookies) browser.cookies.set(name, value);
      return browser;
    }

    it("are bound to the site in its frame, and reach it from the platform's own page", async () => {
      const frame = await signUp(inFrame);
      const bound = /^__Host-(sign-in|browser)=.*; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/;
      const free = /^__Host-(sign-in|browser)-unpartitioned=.*; Path=\/; HttpOnly; Secure; SameSite=None$/;
      expect(frame.lines.filter((line) => bound.test(line))).toHaveLength(2);
      expect(frame.lines.filter((line) => free.test(line))).toHaveLength(2);
      expect(new Set(frame.browser.cookies.values()).size, "one sign-in, and one known browser").toBe(2);
      for (const headers of [onPage, {}]) {
        const page = await signUp(headers);
        expect(page.lines.filter((line) => free.test(line))).toHaveLength(2);
        expect(page.lines).toHaveLength(2);
        expect(await page.browser.whoAmI()).toBeDefined();
      }
    });

    it.each([
      ["in the frame", onPage, inFrame],
      ["on the page", inFrame, onPage],
    ])("lead to whoever has signed in last, %s, and end the sign-in before", async (_, firstly, lastly) => {
      const first = (await signUp(firstly)).browser;
      if (firstly === inFrame) first.cookies.delete("__Host-sign-in-unpartitioned");
      test.pass(1_000);
      const last = (await signUp(lastly)).browser;
      if (lastly === inFrame) last.cookies.delete("__Host-sign-in-unpartitioned");
      expect(await first.whoAmI()).toBeDefined();
      const who = await last.whoAmI();
      expect(who).toBeDefined();
      expect(await holding(first, last).whoAmI()).toEqual(who);
      expect(await first.whoAmI()).toBeUndefined();
      expect(await last.whoAmI()).toEqual(who);
    });

    it("are both replaced by a new sign-in, and both gone after signing out", async () => {
      const [page, frame] = [(await signUp(onPage)).browser, (await signUp(inFrame)).browser];
      frame.cookies.delete("__Host-sign-in-unpartitioned");
      const both = holding(page, frame);
      await both.post("/signup", makePerson(), inFrame);
      for (const former of [page, frame]) expect(await former.whoAmI()).toBeUndefined();
      expect(await both.whoAmI()).toBeDefined();

      const [other, framed] = [(await signUp(onPage)).browser, (await signUp(inFrame)).browser];
      framed.cookies.delete("__Host-sign-in-unpartitioned");
      const leaving = holding(other, framed);
      const lines = (await leaving.post("/signout", {}, inFrame)).headers.getSetCookie();
      expect(lines).toEqual([
        expect.stringMatching(/^__Host-sign-in=; .*; Partitioned$/),
        expect.stringMatching(/^__Host-sign-in-unpartitioned=; .*; SameSite=None$/),
      ]);
      for (const former of [other, framed, leaving]) expect(await former.whoAmI()).toBeUndefined();
    });
  });
});
