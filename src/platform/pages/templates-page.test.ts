import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Locale, locales } from "../../domain/locale.ts";
import { listingPath, pathOf } from "../../domain/route.ts";
import type { TemplateIndex } from "../../domain/template-index.ts";
import { embedded } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestBrowser, type TestPlatform } from "../test-platform.ts";
import { words } from "../words/words.ts";

const inLanguage = (locale: Locale, name: string) => ({
  name,
  path: `/${locale}/inspiration/${name.length}/`,
  picture: "/assets/boards/picture.0123abcd.svg",
});

const index: TemplateIndex = {
  templates: [
    {
      kind: "inspiration",
      key: "swot",
      languages: Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale, `Swot <${locale}> & "co"`)])),
    },
    { kind: "session", key: "squad", languages: { en: inLanguage("en", "Squad meeting") } },
  ],
};

describe("the page of my templates", () => {
  let test: TestPlatform;
  let browser: TestBrowser;
  beforeAll(async () => {
    test = await startTestPlatform(embedded, {
      askSite: async () => Response.json(index),
    });
    browser = test.browser();
    await browser.post("/signup", makePerson());
  });
  afterAll(() => test.close());

  const read = async (locale: Locale) => (await browser.request(`/?locale=${locale}`)).text();
  const entriesOf = (page: string) => page.match(/<li>.*?<\/li>/gs) ?? [];

  it.each(locales)("leads to the site as long as there are none: %s", async (locale) => {
    const page = await read(locale);
    const { none, browse } = words[locale].templates;
    expect(page).toContain(
      `<p>${none}</p><a class="button" href="${siteOrigin}${listingPath("inspiration", locale)}">${browse}</a>`,
    );
    expect(entriesOf(page)).toEqual([]);
  });

  it.each(locales)(
    "shows name, picture and day in the visitor's language, and leads to the page in it: %s (R7.9)",
    async (locale) => {
      await browser.open("/templates/inspiration/swot");
      const [entry = ""] = entriesOf(await read(locale));
      const text = words[locale].templates;
      expect(entry).toContain(`<h2 id="name-0">Swot &lt;${locale}&gt; &amp; &quot;co&quot;</h2>`);
      expect(entry).toContain(`<img src="${siteOrigin}/assets/boards/picture.0123abcd.svg" alt=""`);
      expect(entry).toContain(`href="${siteOrigin}/${locale}/inspiration/`);
      const year = String(test.services.now().getUTCFullYear());
      expect(/<time datetime="[^"]*">([^<]*)<\/time>/.exec(entry)?.[1]).toContain(year);
      // A screen reader hears which template is opened or removed.
      expect(entry).toContain(`id="open-0" href=`);
      expect(entry).toContain(`aria-labelledby="open-0 name-0">${text.open}</a>`);
      expect(entry).toContain(`aria-labelledby="remove-0 name-0">${text.remove}</button>`);
      expect(entry).toContain(`action="/templates/inspiration/swot/remove?locale=${locale}"`);
    },
  );

  it("says in which language a template is that lacks the visitor's", async () => {
    await browser.open("/templates/session/squad");
    const [entry = ""] = entriesOf(await read("fr"));
    expect(entry).toContain('<h2 id="name-0" lang="en">Squad meeting</h2>');
    expect(entry).toContain("En anglais");
    expect(entriesOf(await read("en"))[0]).not.toMatch(/lang=|In English/);
  });

  it("says of a template that the site does not have any more that it is gone, and lets it be removed", async () => {
    await browser.open("/templates/inspiration/long-gone");
    const [entry = ""] = entriesOf(await read("de"));
    expect(entry).toContain('lang="en">Long gone</h2>');
    expect(entry).toContain(words.de.templates.gone);
    expect(entry).not.toContain("open-0");
    expect(entry).toContain("/templates/inspiration/long-gone/remove?locale=de");
  });

  it("shows what it knows while the site is down", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    const away = await startTestPlatform(embedded, { askSite: async () => Promise.reject(new Error("down")) });
    const other = away.browser();
    await other.post("/signup", makePerson());
    const page = await (await other.open("/templates/inspiration/wheres-waldo?locale=it")).text();
    expect(page).toContain('lang="en">Wheres waldo</h2>');
    expect(page).toContain(`href="${siteOrigin}/inspiration/wheres-waldo/?locale=it"`);
    expect(page).not.toContain(words.it.templates.gone);
    await away.close();
    log.mockRestore();
  });

  it.each([1, 100])("shows %i", async (count) => {
    const other = test.browser();
    await other.post("/signup", makePerson());
    for (let each = 0; each < count; each += 1) await other.open(`/templates/inspiration/t-${each}`);
    expect(entriesOf(await (await other.request("/?locale=es")).text())).toHaveLength(count);
  });

  it.each(locales)(
    "lists plans below them, each with its title or its first blocks, a day, and a link to the site: %s",
    async (locale) => {
      const other = test.browser();
      await other.post("/signup", makePerson());
      const keep = (letter: string, plan: string, title: string) =>
        other.request(`/plans/${letter.repeat(22)}`, {
          method: "PUT",
          body: JSON.stringify({ plan, title, version: 0 }),
          headers: { "Content-Type": "application/json", Origin: siteOrigin },
        });
      const titled = "?v=1&title=%3Cb%3ETeam%3C/b%3E+%22day%22&start=09:00&people=8&activity=swot";
      await keep("a", titled, '<b>Team</b> "day"');
      test.pass(1);
      await keep("b", "?v=1&start=09:00&people=8&break=15&activity=swot&own=10&title=Budget", "");
      test.pass(1);
      await keep("c", "?v=1&start=09:00&people=8", "");
      const page = await (await other.request(`/?locale=${locale}`)).text();
      const { plans: text, templates } = words[locale];
      expect(page).toContain(templates.none);
      expect(page).toContain(`<h2 id="plans">${text.title}</h2>`);
      const names = [...page.matchAll(/<bdi>(.*?)<\/bdi><\/a>/g)].map(([, name]) => name);
      expect(names).toEqual([
        text.untitled,
        `Swot &lt;${locale}&gt; &amp; &quot;co&quot; · Budget`,
        "&lt;b&gt;Team&lt;/b&gt; &quot;day&quot;",
      ]);
      const path = pathOf({ name: "plan" }, locale);
      expect(page).toContain(
        `<a href="${siteOrigin}${path}${titled.replaceAll("&", "&amp;").replaceAll('"', "%22")}">`,
      );
      expect(entriesOf(page)).toHaveLength(3);
    },
  );
});
