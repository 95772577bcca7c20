import type { Page } from "@playwright/test";
import { type Locale, locales } from "../../src/domain/locale.ts";
import { cardsPerPage, type ListingData } from "../../src/domain/page.ts";
import { dataPathOf, homePath, pathOf } from "../../src/domain/route.ts";
import { hold, saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { chooseLanguage } from "./language-entries.ts";
import { follow, isMarked, letSettle, markDocument, navigationLink, openPage } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

/** One that the listing shows at once. */
const onCard = (readPageFile("/inspirations/").data as ListingData).cards[3]?.url ?? "";

test.describe("with nothing prefetched", () => {
  test.beforeEach(({ page }) => saveData(page));

  const links: {
    of: string;
    from: string;
    to: string;
    find: (page: Page, to: string) => ReturnType<Page["locator"]>;
  }[] = [
    {
      of: "the header",
      from: "/",
      to: "/discover/",
      find: (page, to) => navigationLink(page, to),
    },
    {
      of: "a card",
      from: "/inspirations/",
      to: onCard,
      find: (page, to) => page.locator(`article a[href="${to}"]`),
    },
    {
      of: "prose",
      from: "/inspiration/swot/",
      to: "/inspiration/5-whys/",
      find: (page, to) => page.locator(`p > a[href="${to}"]`).first(),
    },
  ];
  for (const { of, from, to, find } of links) {
    test(`a click on a link in ${of} asks for one data file and loads no document (R2.4, R4.8, R7.2)`, async ({
      page,
      requests,
    }) => {
      await openPage(page, from);
      await markDocument(page);
      await letSettle(page);
      requests.clear();
      await find(page, to).click();
      await expect(page).toHaveTitle(titleAt(to));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await letSettle(page);
      expect(new URL(page.url()).pathname).toBe(to);
      expect(requests.under("/assets/data/").map(({ path }) => path)).toEqual([dataPathOf(to)]);
      expect(requests.ofType("document")).toEqual([]);
      expect(await isMarked(page)).toBe(true);
    });
  }

  test("a page that was visited is not asked for again (R4.8)", async ({ page, requests }) => {
    await openPage(page, "/");
    const navigation = page.getByRole("navigation").first();
    for (const to of ["/discover/", "/inspirations/", "/", "/discover/", "/inspirations/"]) {
      await navigation.locator(`a[href="${to}"]:visible`).click();
      await expect(page).toHaveTitle(titleAt(to));
    }
    const paths = requests.under("/assets/data/").map(({ path }) => path);
    expect(paths).toEqual([dataPathOf("/discover/"), dataPathOf("/inspirations/")]);
  });
});

test("the title, the language, the canonical address and the description follow (R2.5)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await chooseLanguage(page, "fr");
  const to = "/fr/inspiration/matrice-swot/";
  await expect(page).toHaveURL(to);
  await expect(page).toHaveTitle(titleAt(to));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${to}$`));
  const { description } = readPageFile(to).context;
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
});

test("the page that is shared is the one on view (R2.9)", async ({ page }) => {
  await openPage(page, "/");
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveTitle(titleAt("/discover/"));
  const words = wordsIn("en").share;
  const share = page.getByRole("contentinfo").getByRole("list", { name: words.heading() });
  const links = share.getByRole("link", { name: words.on({ network: "" }) });
  await expect(links).toHaveCount(3);
  for (const link of await links.all())
    await expect(link).toHaveAttribute("href", /[?&]u(?:rl)?=[^&]*%2Fdiscover%2F(&|$)/);
});

test("the keyboard starts over at the top of the new page, and a screen reader hears its title (R2.5)", async ({
  page,
}) => {
  await openPage(page, "/inspirations/");
  await expect(page.getByRole("status").first()).toBeEmpty();
  await page.locator(`article a[href="${onCard}"]`).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText(titleAt(onCard));
  await expect(page.locator("body")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator('a[href="#content"]')).toBeFocused();
});

test("back and forward, the keyboard goes on from the link that it left by, and a screen reader hears the page (R2.5)", async ({
  page,
}) => {
  await openPage(page, "/inspirations/");
  const link = page.locator("main article a").nth(10);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).not.toBeEmpty();
  const onTemplate = page.locator("#recommendations article a").first();
  await onTemplate.focus();
  await page.goBack();
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect(page.getByRole("status").first()).toContainText(titleAt("/inspirations/"));
  await page.goForward();
  await expect(onTemplate).toBeFocused();
});

test("back, whoever came by the pointer sees no mark of focus, and nobody's is left on another page (R2.5)", async ({
  page,
}) => {
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

test("a screen reader hears of each new page in its language, whichever it is (R2.5)", async ({ page }) => {
  await saveData(page);
  await openPage(page, "/");
  const expectHeard = async (address: string, locale: Locale) => {
    const words = wordsIn(locale).site.navigated({ title: titleAt(address) });
    await expect(page.getByRole("status").first()).toHaveText(words);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveURL(address);
  };
  // English comes after another language, so that it is a move, too.
  expect(locales[0]).not.toBe("en");
  for (const locale of locales) {
    await chooseLanguage(page, locale);
    await expectHeard(homePath(locale), locale);
    const listing = pathOf({ name: "inspirations" }, locale);
    await navigationLink(page, listing).click();
    await expectHeard(listing, locale);
    const template = (readPageFile(listing).data as ListingData).cards[3]?.url ?? "";
    await page.locator(`article a[href="${template}"]`).click();
    await expectHeard(template, locale);
    await page.goBack();
    await expectHeard(listing, locale);
    await navigationLink(page, homePath(locale)).click();
    await expectHeard(homePath(locale), locale);
  }
});

test("a click while another page is on its way wins, however late that one arrives (R2.4)", async ({ page }) => {
  await saveData(page);
  await openPage(page, "/");
  const release = await hold(page, `**${dataPathOf("/discover/")}`);
  await navigationLink(page, "/discover/").click();
  await navigationLink(page, "/inspirations/").click();
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  const late = page.waitForResponse(`**${dataPathOf("/discover/")}`);
  release();
  await late;
  await letSettle(page);
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  expect(new URL(page.url()).pathname).toBe("/inspirations/");
  await expect(page.getByRole("banner").locator('nav a[aria-current="page"]')).toHaveAttribute(
    "href",
    "/inspirations/",
  );
});

test("going back while a page is on its way stays on the page before, and the keyboard on its link (R2.5)", async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, "/");
  await page.route(`**${dataPathOf("/discover/")}`, () => {});
  const link = navigationLink(page, "/discover/");
  await link.click();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(titleAt("/"));
  await expect(page.getByRole("banner").locator('nav a[aria-current="page"]')).toHaveAttribute("href", "/");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("html:not([data-loading])")).toBeAttached();
  await expect(link).toBeFocused();
});

test("the second click of a double one follows no link that the first has brought there", async ({ page }) => {
  await openPage(page, "/inspirations/");
  await letSettle(page);
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
  await letSettle(page);
  expect(new URL(page.url()).pathname).toBe("/inspirations/");
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/\/inspiration\//);
});

test.describe("while a page is on its way", () => {
  const [from, to] = ["/inspiration/swot/", "/inspiration/5-whys/"];

  /** Gives what brings the page. */
  async function clickOnSlowLine(page: Page): Promise<() => void> {
    await saveData(page);
    await openPage(page, from);
    await markDocument(page);
    await letSettle(page);
    const release = await hold(page, `**${dataPathOf(to)}`);
    await page.locator(`p > a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    return release;
  }

  async function expectToArrive(page: Page, hash = ""): Promise<void> {
    await expect(page).toHaveTitle(titleAt(to));
    await expect(page).toHaveURL(to + hash);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  }

  test("a link to a place in the page leads to that place of the page that comes (R2.5)", async ({ page }) => {
    const release = await clickOnSlowLine(page);
    await follow(page, "#steps");
    await expect(page).toHaveURL(`${to}#steps`);
    release();
    await expectToArrive(page, "#steps");
    await expect(page.locator("#steps")).toBeInViewport();
    await page.goBack();
    await expectToArrive(page);
  });

  const ways: { name: string; giveUp: (page: Page) => Promise<unknown> }[] = [
    { name: "stopping it", giveUp: (page) => page.evaluate(() => window.stop()) },
    {
      name: "a download",
      giveUp: async (page) => {
        const downloaded = page.waitForEvent("download");
        await page.locator("figure a[download]").first().click();
        await downloaded;
      },
    },
  ];
  for (const { name, giveUp } of ways) {
    test.describe(`${name}, for which browsers give it up,`, () => {
      test.use({ expectedErrors: /AbortError|PageLoadError/ });

      test("is told, and the page can be tried again (R2.5)", async ({ page }) => {
        const release = await clickOnSlowLine(page);
        await giveUp(page);
        const notice = page.getByRole("alert");
        await expect(notice).toBeVisible();
        await expect(page).toHaveTitle(titleAt(from));
        await expect(page.locator("html")).not.toHaveAttribute("data-loading");
        release();
        await letSettle(page);
        await expect(page).toHaveTitle(titleAt(from));
        await notice.getByRole("link").click();
        await expectToArrive(page);
      });

      test("leaves nothing of a listing whose answer comes later (R2.5)", async ({ page }) => {
        await saveData(page);
        await openPage(page, from);
        await letSettle(page);
        const release = await hold(page, "/assets/listing/**");
        const asked = page.waitForRequest("**/assets/listing/**");
        await page.locator('main a[href^="/inspirations/?"]').first().click();
        await asked;
        await giveUp(page);
        await expect(page.getByRole("alert")).toBeVisible();
        release();
        await letSettle(page);
        await expect(page).toHaveTitle(titleAt(from));
      });

      test("leaves no places of the page before at its address (R2.5)", async ({ page }) => {
        const release = await clickOnSlowLine(page);
        await giveUp(page);
        await expect(page.getByRole("alert")).toBeVisible();
        release();
        await follow(page, "#steps");
        await expectToArrive(page, "#steps");
      });
    });
  }
});
