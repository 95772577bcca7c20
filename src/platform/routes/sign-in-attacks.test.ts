import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedded } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";
import { words } from "../words/words.ts";

const back = `redirect=${encodeURIComponent(`${siteOrigin}/fr/`)}`;
/** Hashing takes its time, and so does a machine that runs other tests beside these. */
const patient = { timeout: 60_000 };

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

  it("are never sent in the clear by a browser that has been here over HTTPS", async () => {
    const test = await startTestPlatform(embedded, { environment: { PLATFORM_URL: "https://app.example.org" } });
    const { headers } = await test.browser().request("/signin");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    await test.close();
  });

  it("are sent in frames of other sites where the settings say so", async () => {
    const environment = { PLATFORM_URL: "https://app.example.org", COOKIE_CROSS_SITE: "1" };
    for (const line of await signUpAt(environment)) expect(line).toMatch(/; Secure; SameSite=None; Partitioned$/);
  });
});
