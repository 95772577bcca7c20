import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { longestSlug } from "../../domain/slug.ts";
import { keptTemplates } from "../database/schema.ts";
import { testDatabases } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";
import { words } from "../words/words.ts";

describe.each(testDatabases)("using a template, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  afterAll(() => test.close());

  async function signUp() {
    const browser = test.browser();
    const person = makePerson();
    await browser.post("/signup", person);
    const { id } = (await (await browser.request("/auth/me")).json()) as { id: string };
    const slugs = async () =>
      (await test.database.select().from(keptTemplates).where(eq(keptTemplates.accountId, id))).map(({ slug }) => slug);
    return { browser, person, id, slugs };
  }

  const namesOn = (page: string) => [...page.matchAll(/<h2 id="name-\d+"[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name);

  it("keeps it among my templates and shows it, in the language that was asked for (R7.9)", async () => {
    const { browser, slugs } = await signUp();
    const response = await browser.open("/templates/inspiration/swot?locale=de");
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('lang="de"');
    expect(page).toContain(words.de.templates.kept);
    expect(namesOn(page)).toEqual(["Swot"]);
    expect(await slugs()).toEqual(["swot"]);
  });

  it.each(locales)("greets by a name whose letters run the other way, which turn no other: %s", async (locale) => {
    const browser = test.browser();
    await browser.post("/signup", { ...makePerson(), name: "\u202eשרה Lind" });
    const page = await (await browser.request(`/?locale=${locale}`)).text();
    expect(page).toContain("<bdi>\u202eשרה</bdi>");
    expect(page.replaceAll(/<\/?bdi>/g, "")).toContain(words[locale].templates.greeting("\u202eשרה"));
  });

  it("keeps it once, however often it is used, and the last used stands first", async () => {
    const { browser, slugs } = await signUp();
    for (const template of [
      "inspiration/swot",
      "session/weekly-meeting",
      "inspiration/icebreaker",
      "inspiration/swot",
    ]) {
      test.pass(1_000);
      expect((await browser.open(`/templates/${template}`)).status).toBe(200);
    }
    expect((await slugs()).sort()).toEqual(["icebreaker", "swot", "weekly-meeting"]);
    const page = await (await browser.request("/?locale=en")).text();
    expect(namesOn(page)).toEqual(["Swot", "Icebreaker", "Weekly meeting"]);
    expect(page).not.toContain('role="status"');
  });

  it("keeps it once when it is used 10 times at the same moment", async () => {
    const { browser, slugs } = await signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.open("/templates/inspiration/swot")));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await slugs()).toEqual(["swot"]);
  });

  it("keeps and shows the 300 that were used last", async () => {
    const { browser, id, slugs } = await signUp();
    const other = await signUp();
    await other.browser.open("/templates/inspiration/swot");
    const show = async () => namesOn(await (await browser.request("/?locale=en")).text());
    const keptAt = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1_000);
    // More than there may be, as from a time without a limit.
    await test.database.insert(keptTemplates).values(
      Array.from({ length: 310 }, (_, index) => ({
        accountId: id,
        kind: index === 20 ? ("session" as const) : ("inspiration" as const),
        slug: index === 20 ? "t-21" : `t-${index}`,
        keptAt: keptAt(index),
      })),
    );
    expect(await show()).toEqual(
      Array.from({ length: 300 }, (_, index) => (index === 289 ? "T 21" : `T ${309 - index}`)),
    );
    await browser.open("/templates/inspiration/t-0");
    expect(await slugs()).toHaveLength(300);
    expect((await show()).slice(0, 2)).toEqual(["T 0", "T 309"]);
    expect((await show()).at(-1)).toBe("T 11");
    await browser.open("/templates/session/swot");
    expect(await slugs()).toHaveLength(300);
    expect((await show()).at(-1)).toBe("T 12");
    // A template that is kept already does not replace another.
    await browser.open("/templates/session/t-21");
    expect(await slugs()).toHaveLength(300);
    expect((await show()).at(-1)).toBe("T 12");
    expect(await other.slugs()).toEqual(["swot"]);
  });

  it("shows nobody the templates of another", async () => {
    const { browser } = await signUp();
    await browser.open("/templates/inspiration/swot");
    const other = await signUp();
    expect(namesOn(await (await other.browser.request("/")).text())).toEqual([]);
  });

  it("asks whoever is signed out to sign in, says why, and comes back to it", async () => {
    const { person } = await signUp();
    const browser = test.browser();
    const asked = await browser.open("/templates/inspiration/swot?locale=fr&source=mail");
    expect(asked.status).toBe(303);
    const signIn = asked.headers.get("Location") ?? "";
    expect(signIn).toMatch(/^\/signin\?locale=fr&redirect=/);
    expect(await (await browser.request(signIn)).text()).toContain(words.fr.templates.needsSignIn);
    const back = (await browser.post(signIn, person)).headers.get("Location") ?? "";
    const kept = await browser.open(back.replace(/^https?:\/\/[^/]*/, ""), { "Sec-Fetch-Site": "same-origin" });
    const page = await kept.text();
    expect(page).toContain(words.fr.templates.kept);
    expect(namesOn(page)).toEqual(["Swot"]);
  });

  it("asks for it from the start page too", async () => {
    const response = await test.browser().request("/?locale=nl&x=\\");
    expect(response.status).toBe(303);
    const { searchParams } = new URL(response.headers.get("Location") ?? "", "http://localhost:4180");
    expect(searchParams.get("redirect")).toBe("http://localhost:4180/?locale=nl");
  });

  it.each([
    "inspirations/swot",
    "template/swot",
    "__proto__/swot",
    "inspiration/SWOT",
    "inspiration/swot-",
    "inspiration/-swot",
    "inspiration/a--b",
    "inspiration/..%2Fswot",
    "inspiration/%3Cscript%3E",
    "inspiration/%",
    "inspiration/été",
    `inspiration/${"a".repeat(longestSlug + 1)}`,
    "inspiration/",
    "inspiration",
    "inspiration/swot/steps",
  ])("is not found where kind or slug are badly formed: %s", async (path) => {
    const { browser, slugs } = await signUp();
    const response = await browser.request(`/templates/${path}?locale=es`, { headers: { Accept: "text/html" } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(words.es.refusals.notFound);
    expect(await slugs()).toEqual([]);
  });

  it("changes nothing when no one opens it: not as a picture of another page, fetched ahead, or asked for its head", async () => {
    const { browser, slugs } = await signUp();
    const path = "/templates/inspiration/swot";
    for (const headers of [
      { "Sec-Fetch-Dest": "image" },
      { "Sec-Fetch-Dest": "iframe" },
      { "Sec-Purpose": "prefetch" },
    ])
      await browser.open(path, headers as Record<string, string>);
    await browser.request(path, { method: "HEAD", headers: { "Sec-Fetch-Site": "none" } });
    expect(await slugs()).toEqual([]);
    await browser.open(path, { "Sec-Fetch-Dest": "document" });
    expect(await slugs()).toEqual(["swot"]);
  });

  it("is offered, and not done, where another page leads to it: all that was kept would be lost to 300 such visits", async () => {
    const { browser, slugs } = await signUp();
    await browser.open("/templates/inspiration/swot");
    const path = "/templates/inspiration/spam";
    const foreign = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document", Referer: "https://evil.example/" };
    const page = await (await browser.open(`${path}?locale=fr`, foreign)).text();
    expect(page).toContain(`<form class="message" method="post" action="${path}?locale=fr">`);
    const button = `<button type="submit" aria-describedby="offered">${words.fr.templates.keep}</button>`;
    expect(page).toContain(button);
    const [, offered] = /id="offered">(.*?)<\/form>/s.exec(page) ?? [];
    expect(offered).toContain(`<h2 lang="en">Spam</h2>`);
    expect(namesOn(page)).toEqual(["Swot"]);
    expect(await slugs()).toEqual(["swot"]);

    const kept = await browser.post(`${path}?locale=fr`, {});
    expect(kept.status).toBe(200);
    const keptPage = await kept.text();
    expect(keptPage).toContain(words.fr.templates.kept);
    expect(namesOn(keptPage)).toEqual(["Spam", "Swot"]);
    expect((await slugs()).sort()).toEqual(["spam", "swot"]);
  });

  describe("led to by another page, by a visitor who signs in on the way", () => {
    const led = (referrer?: string) => ({ "Sec-Fetch-Site": "cross-site", ...(referrer && { Referer: referrer }) });
    const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]*/, "");

    /** Follows each page as a browser does, with the same headers after a redirect, and returns the last page. */
    async function signInAt(path: string, headers: Record<string, string>) {
      const { person, slugs } = await signUp();
      const browser = test.browser();
      const asked = await browser.open(path, headers);
      const signIn = asked.status === 303 ? pathOf(asked.headers.get("Location") ?? "") : path;
      // Browsers send the site's address to the next page only where the redirect lets them.
      const isReferrerKept = asked.headers.get("Referrer-Policy") === "strict-origin-when-cross-origin";
      const { Referer: _, ...others } = headers;
      const form = await (await browser.open(signIn, isReferrerKept ? headers : others)).text();
      const [, action = ""] = /<form method="post" action="([^"]*)"/.exec(form) ?? [];
      const signedIn = await browser.post(action.replaceAll("&amp;", "&"), person);
      const back = pathOf(signedIn.headers.get("Location") ?? "");
      const page = await (await browser.open(back, { "Sec-Fetch-Site": "same-origin" })).text();
      return { browser, page, slugs };
    }

    it.each([
      ["the template", "/templates/inspiration/spam?locale=fr"],
      [
        "the page to sign in",
        `/signin?${new URLSearchParams({ locale: "fr", redirect: "http://localhost:4180/templates/inspiration/spam?locale=fr" })}`,
      ],
    ])("is offered, and not done, where it leads to %s", async (_, path) => {
      const { browser, page, slugs } = await signInAt(path, led("https://evil.example/"));
      expect(page).toContain('<form class="message" method="post" action="/templates/inspiration/spam?locale=fr">');
      expect(page).toContain(words.fr.templates.keep);
      expect(await slugs()).toEqual([]);
      await browser.post("/templates/inspiration/spam?locale=fr", {});
      expect(await slugs()).toEqual(["spam"]);
    });

    it("is done at once where the site leads there", async () => {
      const { page, slugs } = await signInAt("/templates/inspiration/swot?locale=fr", led(`${siteOrigin}/`));
      expect(page).toContain(words.fr.templates.kept);
      expect(await slugs()).toEqual(["swot"]);
    });
  });

  it("is done at once where the site leads to it, on whatever domain that is", async () => {
    const { browser, slugs } = await signUp();
    const fromSite = (site: string) => ({ "Sec-Fetch-Site": site, Referer: `${siteOrigin}/` });
    await browser.open("/templates/inspiration/swot", fromSite("cross-site"));
    await browser.open("/templates/inspiration/icebreaker", fromSite("same-site"));
    expect((await slugs()).sort()).toEqual(["icebreaker", "swot"]);
  });

  it("is taken from the platform's own form alone, and asks whoever is signed out to sign in", async () => {
    const { browser, slugs } = await signUp();
    const path = "/templates/inspiration/swot";
    for (const site of ["cross-site", "same-site", "none"])
      expect((await browser.post(path, {}, { "Sec-Fetch-Site": site })).status).toBe(403);
    expect((await browser.post(path, {}, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await browser.post("/templates/inspiration/SWOT", {})).status).toBe(404);
    expect(await slugs()).toEqual([]);
    const asked = await test.browser().post(path, {});
    expect(asked.status).toBe(303);
    expect(asked.headers.get("Location")).toMatch(/^\/signin\?/);
  });

  describe("and removing it", () => {
    const linkTo = (response: Response) => response.headers.get("Location") ?? "";

    it("takes it from the list, says so, and puts it back with the day of its use", async () => {
      const { browser, id, slugs } = await signUp();
      await browser.open("/templates/inspiration/swot");
      test.pass(86_400_000);
      await browser.open("/templates/inspiration/icebreaker");
      const keptAt = async () =>
        (await test.database.select().from(keptTemplates).where(eq(keptTemplates.accountId, id)))
          .filter(({ slug }) => slug === "swot")
          .map((row) => row.keptAt);
      const used = await keptAt();

      const removed = await browser.post("/templates/inspiration/swot/remove?locale=fr", {});
      expect(removed.status).toBe(303);
      expect(await slugs()).toEqual(["icebreaker"]);
      const page = await (await browser.request(linkTo(removed))).text();
      expect(page).toContain(words.fr.templates.removed("Swot"));
      expect(namesOn(page)).toEqual(["Icebreaker"]);
      const [, action = "", moment = ""] =
        /<form method="post" action="([^"]*)"><input type="hidden" name="used" value="([^"]*)">/.exec(page) ?? [];
      expect(action).toBe("/templates/inspiration/swot/restore?locale=fr");

      const restored = await browser.post(action, { used: moment });
      expect(restored.status).toBe(303);
      const after = await (await browser.request(linkTo(restored))).text();
      expect(after).toContain(words.fr.templates.restored);
      expect(namesOn(after)).toEqual(["Icebreaker", "Swot"]);
      expect(await keptAt()).toEqual(used);
      // The address of the news from before is not true any more.
      expect(await (await browser.request(linkTo(removed))).text()).not.toContain(words.fr.templates.removed("Swot"));
    });

    it("says nothing of what is not so, whatever the address says", async () => {
      const { browser } = await signUp();
      await browser.open("/templates/inspiration/swot");
      for (const news of ["removed=inspiration/swot", "restored=inspiration/spam", "removed=spam", "removed=a/b/c"]) {
        const page = await (await browser.request(`/?locale=en&${news}`)).text();
        expect(page, news).not.toContain('role="status"');
      }
    });

    it("is nothing where it is not kept, and puts nothing back in the future", async () => {
      const { browser, id, slugs } = await signUp();
      const removed = await browser.post("/templates/inspiration/swot/remove", {});
      expect(linkTo(removed)).toBe("/?locale=en");
      for (const used of ["2999-01-01T00:00:00Z", "never", "", "-1"]) {
        await browser.post("/templates/inspiration/swot/restore", { used });
        const [row] = await test.database.select().from(keptTemplates).where(eq(keptTemplates.accountId, id));
        expect(row?.keptAt.getTime(), used).toBeLessThanOrEqual(test.services.now().getTime());
      }
      expect(await slugs()).toEqual(["swot"]);
    });

    it.each(["remove", "restore"])(
      "by %s is taken from the platform's own form alone, and from nobody else's list",
      async (what) => {
        const { browser, slugs } = await signUp();
        const other = await signUp();
        await browser.open("/templates/inspiration/swot");
        const path = `/templates/inspiration/swot/${what}`;
        for (const site of ["cross-site", "same-site", "none"])
          expect((await browser.post(path, {}, { "Sec-Fetch-Site": site })).status).toBe(403);
        expect((await browser.open(path, { Accept: "text/html" })).status).toBe(404);
        expect((await browser.post(`/templates/inspiration/SWOT/${what}`, {})).status).toBe(404);
        const asked = await test.browser().post(path, {});
        expect(linkTo(asked)).toMatch(/^\/signin\?/);
        expect(new URL(linkTo(asked), siteOrigin).searchParams.get("redirect")).toMatch(/\/\?locale=en$/);
        await other.browser.post("/templates/inspiration/swot/remove", {});
        expect(await slugs()).toEqual(["swot"]);
      },
    );
  });
});
