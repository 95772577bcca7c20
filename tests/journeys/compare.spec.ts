/** Templates are chosen on cards and pages, and compared at an address that can be shared. */
import type { Locator, Page } from "@playwright/test";
import { shortestMinutes } from "../../src/domain/fitting/shortest-minutes.ts";
import { pathOf } from "../../src/domain/route.ts";
import { findViolations } from "./axe.ts";
import { blockStorage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { chooseLanguage } from "./language-entries.ts";
import { findSideways } from "./layout-problems.ts";
import { follow, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

const words = wordsIn("en");
const listing = pathOf({ name: "inspirations" }, "en");
const comparison = "/compare/?with=inspiration:swot,session:one-on-one";
const widths = [320, 768, 1440];

const nameOf = (key: string, locale: "en" | "fr" = "en") => {
  const page = pagesIn(locale).find(({ file: { data } }) => data.screen === "template" && data.key === key);
  return page?.file.context.title ?? "";
};
const toggles = (page: Page): Locator => page.locator("main [data-compares]");
const trayOf = (page: Page): Locator => page.getByRole("region", { name: words.tray.heading(), exact: true });
const rowOf = (page: Page, title: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: title, exact: true }) });

/** What stands in a row, template by template. */
const cellsOf = (page: Page, title: string) => rowOf(page, title).getByRole("cell").locator("> div").allInnerTexts();

/** Whether an element can be clicked on where it stands, at its middle. */
const isCovered = (it: Element) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !it.contains(hit);
};

const boxesOf = (all: Element[]) =>
  all.map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y + scrollY, width, height];
  });

test.use({ reducedMotion: "reduce" });

test("templates are chosen on cards and on a page, stand in a tray that covers nothing, and are compared", async ({
  page,
  requests,
}) => {
  await openPage(page, listing);
  await test.step("nobody who compares nothing fetches what it takes", async () => {
    expect(requests.under("/assets/js/compare-tray")).toEqual([]);
    expect(await toggles(page).first().getAttribute("title")).toMatch(/^Compare .+/);
  });

  const cards = page.locator("main article");
  const before = await cards.evaluateAll(boxesOf);
  const [first, second, third, fourth] = await toggles(page).evaluateAll((all) =>
    all.map((it) => ({ reference: it.getAttribute("data-compares"), label: it.getAttribute("title") ?? "" })),
  );
  const press = (it: typeof first) => page.getByRole("button", { name: it?.label ?? "", exact: true }).click();
  const status = trayOf(page).getByRole("status");

  await test.step("one, then another, then no more than three", async () => {
    await press(first);
    await expect(status).toHaveText(words.tray.one());
    await expect(trayOf(page).getByRole("link")).toHaveCount(0);
    await press(second);
    await expect(trayOf(page).getByRole("link", { name: words.tray.go({ count: 2 }) })).toBeVisible();
    await press(third);
    await press(fourth);
    const name = fourth?.label.replace(/^Compare /, "") ?? "";
    await expect(status).toHaveText(words.tray.full({ name }));
    await expect(toggles(page).nth(3)).toHaveAttribute("aria-pressed", "false");
    await press(third);
    await expect(status).toHaveText(words.tray.count({ count: 2, most: 3 }));
    await expect(toggles(page).nth(2)).toHaveAttribute("aria-pressed", "false");
  });
  expect(await cards.evaluateAll(boxesOf), "no card has moved").toEqual(before);

  for (const width of widths) {
    await test.step(`at ${width} px it covers neither the navigation nor the end of the page`, async () => {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(findSideways)).toEqual([]);
      expect(await trayOf(page).getByRole("link").evaluate(isCovered)).toBe(false);
      for (const link of await page.getByRole("banner").locator("nav a:visible").all())
        expect(await link.evaluate(isCovered)).toBe(false);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.locator("footer select").evaluate(isCovered)).toBe(false);
      expect(await findViolations(page, ".compare-tray")).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
    });
  }

  await test.step("it goes along to other pages and other documents, and into another language", async () => {
    await follow(page, "/inspiration/swot/");
    await expect(page).toHaveURL("/inspiration/swot/");
    await expect(trayOf(page).getByRole("listitem")).toHaveCount(2);
    await page.reload();
    await untilStarted(page);
    await page
      .getByRole("button", { name: words.comparing.compareName({ name: nameOf("swot") }), exact: true })
      .click();
    await expect(trayOf(page).getByRole("listitem")).toHaveCount(3);
    await chooseLanguage(page, "fr");
    const french = page.getByRole("region", { name: wordsIn("fr").tray.heading(), exact: true });
    await expect(french.getByText(nameOf("swot", "fr"), { exact: true })).toBeVisible();
    await chooseLanguage(page, "en");
    await expect(trayOf(page).getByText(nameOf("swot"), { exact: true })).toBeVisible();
  });

  await test.step("the keyboard goes on from a template that is taken out", async () => {
    const remove = trayOf(page).getByRole("button", { name: words.tray.remove({ name: nameOf("swot") }) });
    await remove.press("Enter");
    await expect(trayOf(page).getByRole("listitem")).toHaveCount(2);
    await expect(trayOf(page).getByRole("button").first()).toBeFocused();
  });

  await trayOf(page).getByRole("link").click();
  await expect(page).toHaveURL(`/compare/?with=${first?.reference},${second?.reference}`);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expect(trayOf(page)).toBeHidden();
});

test("a comparison is shared by its address: facts side by side, what is unknown is left out and said", async ({
  page,
  requests,
}) => {
  await openPage(page, comparison);
  const compared = ["swot", "one-on-one"].map((key) => {
    const data = pagesIn("en").find(({ file }) => file.data.screen === "template" && file.data.key === key)?.file.data;
    if (data?.screen !== "template") throw new Error(`There is no ${key}`);
    return data;
  });
  const { compare, facts } = words;
  await test.step("the facts of both", async () => {
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveText(compared.map(({ name }) => name));
    expect(await cellsOf(page, compare.minutes())).toEqual(
      compared.map(({ minutes, parts }) =>
        compare.minutesFromTo({ from: shortestMinutes({ steps: parts }), to: minutes }),
      ),
    );
    expect(await cellsOf(page, facts.level())).toEqual(compared.map(({ level }) => level.name));
    await expect(rowOf(page, facts.whenNot()).getByRole("cell")).toHaveCount(2);
    // The page's own file, and that of each template once, which its link is followed with as well.
    const templates = requests.under("/assets/data/").filter(({ path }) => /\/(inspiration|session)\//.test(path));
    await expect
      .poll(() => templates.map(({ path }) => path).sort())
      .toEqual([...new Set(templates.map(({ path }) => path))].sort());
  });

  for (const width of widths) {
    await test.step(`can be read at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(findSideways)).toEqual([]);
      await expect(page.getByRole("rowheader", { name: facts.whenItHelps() })).toBeVisible();
      // Where the templates stand below each other, each fact says whose it is.
      const names = rowOf(page, compare.minutes()).getByText(nameOf("swot"), { exact: true });
      await expect(names).toBeVisible({ visible: width < 720 });
      expect(await findViolations(page, "main")).toEqual([]);
    });
  }

  await test.step("of what it names, what there is", async () => {
    await openPage(page, "/compare/?with=inspiration:nope,swot,inspiration:swot");
    await expect(page.getByText(compare.left())).toBeVisible();
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveText([nameOf("swot")]);
    await openPage(page, "/compare/?with=nope");
    await expect(page.getByText(compare.left())).toBeVisible();
    await openPage(page, "/compare/");
    await expect(page.getByText(compare.how({ compare: words.comparing.compare() }))).toBeVisible();
  });

  await test.step("one is taken away, and comes back with the way back", async () => {
    await openPage(page, comparison);
    await page.getByRole("link", { name: compare.removeName({ name: nameOf("swot") }) }).click();
    await expect(page).toHaveURL("/compare/?with=session:one-on-one");
    await expect(page.getByText(compare.one({ compare: words.comparing.compare() }))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
  });

  await test.step("the language goes along", async () => {
    await chooseLanguage(page, "fr");
    await expect(page).toHaveURL(`/fr${comparison}`);
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveText(
      ["swot", "one-on-one"].map((key) => nameOf(key, "fr")),
    );
  });
});

test("without storage a choice lasts as long as the document", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, listing);
  await toggles(page).nth(0).click();
  await follow(page, "/inspiration/swot/");
  await expect(trayOf(page).getByRole("listitem")).toHaveCount(1);
});

test("without JavaScript nothing offers to compare, and the page says why", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(comparison);
  await expect(page.locator("noscript p").first()).toHaveText(words.compare.withoutScript());
  await expect(page.getByRole("main").getByRole("link", { name: words.directory.inspirations() })).toBeVisible();
  await page.goto("/inspiration/swot/");
  await expect(toggles(page)).toBeHidden();
  await context.close();
});
