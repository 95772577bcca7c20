/** Moving from page to page without loading documents (R2.4, R2.5). */
import type { Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.ts";
import { cardsPerPage, type ListingData } from "../../src/domain/page.ts";
import { dataPathOf, homePath, pathOf } from "../../src/domain/route.ts";
import { recordSaid } from "./announcements.ts";
import { hold, saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { chooseLanguage } from "./language-entries.ts";
import { untilDrawn } from "./next-frames.ts";
import { isMarked, markDocument, navigationLink, openPage } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const announcement = (page: Page) => page.locator("body > div > [role=status]");

/** The address of a card that the listing shows at first. */
const cardOf = (listing: string): string => (readPageFile(listing).data as ListingData).cards[3]?.url ?? "";

test("a click asks for one data file and loads no document, and what was visited is not asked for again (R2.4, R2.9, R4.8, R7.2)", async ({
  page,
  requests,
}) => {
  await saveData(page);
  await openPage(page, "/inspiration/swot/");
  await markDocument(page);
  const onCard = cardOf("/inspirations/");
  const clickOn = async (address: string, within: string) => {
    await page.locator(`${within} a[href="${address}"]:visible`).first().click();
    await expect(page).toHaveTitle(titleAt(address));
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  };
  await test.step("in prose", () => clickOn("/inspiration/5-whys/", "main p"));
  await test.step("in the header", () => clickOn("/inspirations/", "header nav"));
  await test.step("on a card", () => clickOn(onCard, "article"));
  await test.step("to pages that were visited", async () => {
    for (const address of ["/discover/", "/inspirations/", "/", "/discover/"]) await clickOn(address, "header nav");
  });
  const asked = ["/inspiration/5-whys/", "/inspirations/", onCard, "/discover/", "/"];
  expect(requests.under("/assets/data/").map(({ path }) => path)).toEqual(asked.map(dataPathOf));
  expect(requests.ofType("document")).toHaveLength(1);
  expect(await isMarked(page)).toBe(true);

  await test.step("the page that is shared is the one on view", async () => {
    const words = wordsIn("en").share;
    const share = page.getByRole("contentinfo").getByRole("list", { name: words.heading() });
    const links = share.getByRole("link", { name: words.on({ network: "" }) });
    await expect(links).toHaveCount(3);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", /[?&]u(?:rl)?=[^&]*%2Fdiscover%2F(&|$)/);
  });
});

test("a page that is moved to stands there as it was built before React has it, keeps its heights on the way back, and comes to life (R2.4, R2.5)", async ({
  page,
}) => {
  const inReact = (selector: string) =>
    page.locator(selector).evaluate((it) => Object.keys(it).some((key) => key.startsWith("__react")));
  await openPage(page, "/inspirations/");
  await page.evaluate(() => {
    const frames: { heading: string | undefined; isDrawnByReact: boolean; scrollTop: number; height: number }[] = [];
    Object.assign(window, { frames });
    const note = () => {
      const heading = document.querySelector("h1");
      frames.push({
        heading: heading?.textContent,
        isDrawnByReact: Object.keys(heading ?? {}).some((key) => key.startsWith("__react")),
        scrollTop: Math.round(scrollY),
        height: document.documentElement.scrollHeight,
      });
    };
    // Right after the first frame, before the rest is laid out.
    const noteFrame = () => requestAnimationFrame(() => setTimeout(note));
    const watcher = new MutationObserver(() => "arriving" in document.documentElement.dataset && noteFrame());
    watcher.observe(document.documentElement, { attributeFilter: ["data-arriving"] });
  });
  const frames = () => page.evaluate("frames");
  const measure = () =>
    page.evaluate(() => ({ scrollTop: Math.round(scrollY), height: document.documentElement.scrollHeight }));
  const card = page.locator("main article a").nth(12);
  await card.scrollIntoViewIfNeeded();
  await untilDrawn(page);
  const listing = await measure();
  const heading = await page.locator("h1").innerText();
  await card.click();
  await expect.poll(frames).toMatchObject([{ isDrawnByReact: false, scrollTop: 0 }]);
  await expect.poll(() => inReact("h1")).toBe(true);
  await page.goBack();
  await expect.poll(frames).toMatchObject([{}, { heading, isDrawnByReact: false, ...listing }]);
  expect(await measure()).toEqual(listing);
  await page.locator("main article button").nth(12).click();
  await expect(page.locator("main article button").nth(12)).toHaveAttribute("data-kept");
});

test("the title, the language, the canonical address and the description follow, and a screen reader hears of each page in its language (R2.5)", async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, "/");
  await expect(announcement(page)).toBeEmpty();
  const expectPage = async (address: string, locale: Locale) => {
    await expect(announcement(page)).toHaveText(wordsIn(locale).site.navigated({ title: titleAt(address) }));
    await expect(page).toHaveTitle(titleAt(address));
    await expect(page).toHaveURL(address);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`\\.example${address}$`));
    const { description } = readPageFile(address).context;
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
  };
  for (const locale of ["de", "fr"] as const) {
    await chooseLanguage(page, locale);
    await expectPage(homePath(locale), locale);
    const listing = pathOf({ name: "inspirations" }, locale);
    await navigationLink(page, listing).click();
    await expectPage(listing, locale);
    const template = cardOf(listing);
    await page.locator(`article a[href="${template}"]`).click();
    await expectPage(template, locale);
    await page.goBack();
    await expectPage(listing, locale);
    await navigationLink(page, homePath(locale)).click();
    await expectPage(homePath(locale), locale);
  }
});

test("the keyboard begins at the top of a new page, and goes on, back and forward, from the link that it left by (R2.5)", async ({
  page,
}) => {
  await openPage(page, "/inspirations/");
  const left = page.locator("main article a").nth(10);

  await test.step("forward", async () => {
    await left.focus();
    await page.keyboard.press("Enter");
    await expect(announcement(page)).not.toBeEmpty();
    await expect(page.locator("body")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator('a[href="#content"]')).toBeFocused();
  });

  await test.step("back and forward", async () => {
    const onTemplate = page.locator("#recommendations article a").first();
    await onTemplate.focus();
    await page.goBack();
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    await expect(left).toBeFocused();
    await expect(left).toBeInViewport();
    await expect(announcement(page)).toContainText(titleAt("/inspirations/"));
    await page.goForward();
    await expect(onTemplate).toBeFocused();
  });

  await test.step("whoever came by the pointer sees no mark of it, and nobody's is left on another page", async () => {
    await openPage(page, "/inspirations/");
    const link = page.locator("main article a").nth(4);
    await link.click();
    await expect(page).not.toHaveTitle(titleAt("/inspirations/"));
    const template = page.url();
    await page.mouse.wheel(0, 400);
    await page.goBack();
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    await expect(link).toBeFocused();
    expect(await link.evaluate((it) => it.matches(":focus-visible"))).toBe(false);
    await page.goForward();
    await expect(page).toHaveURL(template);
    await expect(page.locator("body")).toBeFocused();
  });
});

test("while a page is on its way, going back stays on the page before, and another click wins (R2.4, R2.5)", async ({
  page,
}) => {
  await saveData(page);
  const said = await recordSaid(page);
  await openPage(page, "/");
  const current = page.getByRole("banner").locator('nav a[aria-current="page"]');

  await test.step("back", async () => {
    const bring = await hold(page, `**${dataPathOf("/inspirations/")}`);
    const link = navigationLink(page, "/inspirations/");
    await link.click();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(titleAt("/"));
    await expect(current).toHaveAttribute("href", "/");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.locator("html:not([data-loading])")).toBeAttached();
    await expect(link).toBeFocused();
    const late = page.waitForResponse(`**${dataPathOf("/inspirations/")}`);
    bring();
    await late;
  });

  await test.step("another click, however late the page of the first one arrives", async () => {
    const bring = await hold(page, `**${dataPathOf("/discover/")}`);
    await navigationLink(page, "/discover/").click();
    await navigationLink(page, "/inspirations/").click();
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    const late = page.waitForResponse(`**${dataPathOf("/discover/")}`);
    bring();
    await late;
    await expect(page).toHaveURL("/inspirations/");
    await expect(current).toHaveAttribute("href", "/inspirations/");
  });

  // A late page would have been shown and announced before this one.
  await navigationLink(page, "/").click();
  await expect(page).toHaveTitle(titleAt("/"));
  const navigated = (address: string) => wordsIn("en").site.navigated({ title: titleAt(address) });
  await expect.poll(async () => [...new Set(await said())]).toEqual([navigated("/inspirations/"), navigated("/")]);
});

test("the second click of a double one follows no link that the first has brought there (R2.4)", async ({ page }) => {
  await openPage(page, "/inspirations/");
  const more = page.getByRole("button", { name: wordsIn("en").listing.showMore({ count: cardsPerPage }) });
  await more.scrollIntoViewIfNeeded();
  const box = await more.boundingBox();
  if (!box) throw new Error("There are no more templates");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(page.locator("article")).toHaveCount(2 * cardsPerPage);
  const here = () =>
    page.evaluate(([x, y]) => !!document.elementFromPoint(x, y)?.closest("article a"), [x, y] as const);
  await expect.poll(here).toBe(true);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // The address changes as soon as a link is followed.
  expect(await page.evaluate(() => location.pathname)).toBe("/inspirations/");
  await page.mouse.click(x, y);
  expect(await page.evaluate(() => location.pathname)).toMatch(/^\/inspiration\//);
});

test("the words of a card can be selected, and a click on them opens its template as its link does (R2.4, R2.5)", async ({
  page,
  context,
}) => {
  await openPage(page, "/inspirations/");
  await markDocument(page);
  const address = cardOf("/inspirations/");
  const card = page.locator("main article", { has: page.locator(`a[href="${address}"]`) });
  const link = card.getByRole("link");
  const words = card.locator("h3 + p");

  await test.step("selected", async () => {
    await words.scrollIntoViewIfNeeded();
    const { x, y, width } = (await words.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + 2, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 8, { steps: 5 });
    await page.mouse.up();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.length).toBeGreaterThan(5);
    await expect(words).toContainText(selected);
    await expect(page).toHaveURL("/inspirations/");
  });

  await test.step("clicked on with Control, in another tab", async () => {
    const opened = context.waitForEvent("page");
    await words.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    await tab.close();
    await expect(page).toHaveURL("/inspirations/");
  });

  await test.step("clicked on", async () => {
    await words.click();
    await expect(page).toHaveURL(address);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(link).toBeFocused();
  });
});
