import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { embedded } from "./test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestBrowser } from "./test-platform.ts";
import { words } from "./words/words.ts";

const json = { "Content-Type": "application/json" };

describe("the platform without its database", () => {
  const person = makePerson();
  let browser: TestBrowser;

  beforeAll(async () => {
    const test = await startTestPlatform(embedded, { isAlone: true });
    browser = test.browser();
    await browser.post("/signup", person);
    await test.close();
  });

  const batch = () => {
    const e = JSON.stringify([{ uuid: "a", event_type: "x", user_id: person.email }]);
    const checksum = createHash("md5").update(`2inspirations${e}1`).digest("hex");
    return { v: "2", client: "inspirations", e, upload_time: "1", checksum };
  };

  it.each<[string, () => Promise<Response>]>([
    ["/auth/me", () => browser.request("/auth/me", { headers: { Origin: siteOrigin } })],
    ["/", () => browser.request("/", { headers: { Accept: "text/html" } })],
    ["/templates/inspiration/swot", () => browser.request("/templates/inspiration/swot")],
    ["/signin", () => browser.post("/signin", person, { Accept: "text/html" })],
    ["/signup", () => browser.post("/signup", person)],
    ["/signout", () => browser.post("/signout", {})],
    ["/ingest", () => browser.post("/ingest", batch(), { Origin: siteOrigin })],
    [
      "/newsletter/subscriptions",
      () => {
        const body = JSON.stringify({ email: person.email, locale: "fr" });
        return browser.request("/newsletter/subscriptions", {
          method: "POST",
          body,
          headers: { ...json, Origin: siteOrigin },
        });
      },
    ],
  ])("asks to come back, and tells the operator why, without a name, a password or a token: %s", async (path, ask) => {
    const token = browser.cookies.get("sign-in") ?? "no token";
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await ask();
    const lines = log.mock.calls.flat().join("\n");
    log.mockRestore();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await response.text()).not.toMatch(/\n\s+at |PGlite|closed/);
    expect(lines).toMatch(new RegExp(`^(GET|POST) ${path} failed: .*\\n\\s+at `));
    for (const secret of [person.email, person.password, person.name, token, "params"])
      expect(lines).not.toContain(secret);
  });

  it.each(["signin", "signup"])("shows the form of /%s again in its frame, with what was typed", async (kind) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await browser.post(`/${kind}?locale=fr&embed=1`, person, { Accept: "text/html" });
    log.mockRestore();
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(page).toContain(`role="alert">${words.fr.problems.busy}<`);
    expect(page).toContain(`value="${person.email}"`);
    expect(page).not.toContain(person.password);
    expect(page).toMatch(new RegExp(`<form method="post" action="/${kind}\\?locale=fr&amp;[^"]*embed=1"`));
    expect(page).not.toContain('href="/?');
  });

  it("lets the site read that it has failed", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { headers } = await browser.request("/auth/me", { headers: { Origin: siteOrigin } });
    log.mockRestore();
    expect(headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
    expect(headers.get("Vary")).toBe("Origin");
  });

  it("still shows its sign-in pages", async () => {
    expect((await browser.request("/signin")).status).toBe(200);
  });
});
