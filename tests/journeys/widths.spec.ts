import { locales } from "../../src/domain/locale.ts";
import type { PageFile } from "../../src/domain/page.ts";
import { saveData } from "./connection.ts";
import { dropFonts, showFonts } from "./fonts.ts";
import { pagesIn, pagesOfEachKind } from "./kinds-of-page.ts";
import { findBoardOverflow, findBrokenWords, findCutTexts, findRunTogether, findSideways } from "./layout-problems.ts";
import { expect, test } from "./site.ts";

const narrowest = 320;
const widest = 1440;
const oneLineHeader = 80;
const otherWidths = [390, 768, 900, 1024, widest];
/** In percent, at a width: what somebody sets who reads larger text, on phones as well (WCAG 1.4.4). */
const largerTexts = [
  [narrowest, 125],
  [narrowest, 200],
  [390, 150],
  [390, 200],
  [768, 200],
  [1280, 200],
] as const;

test.use({ reducedMotion: "reduce", expectedErrors: /status of 404/ });

/** The home page holds the inspirations of many days, and shows those of one; runs in the page. */
function showEveryDay(): void {
  for (const day of document.querySelectorAll<HTMLElement>("main [data-day]")) day.style.display = "block";
}

/** What somebody sets who reads better so (WCAG 1.4.12); runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

function spaceTextAsUsual(): void {
  document.adoptedStyleSheets = [];
}

for (const locale of locales) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });
    test.beforeEach(({ page }) => saveData(page));

    test(`no page moves sideways or breaks a word at ${narrowest} px, and no board loses one`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: narrowest, height: 640 });
      const missing = pagesOfEachKind(locale).filter(({ kind }) => kind === "not-found");
      const pages: { address: string; file?: PageFile }[] = [...pagesIn(locale), ...missing];
      for (const { address, file } of pages) {
        await page.goto(address);
        await showFonts(page);
        await page.evaluate(showEveryDay);
        const [sideways, headerHeight, brokenWords] = await Promise.all([
          page.evaluate(findSideways),
          page.evaluate(() => document.querySelector("header")?.getBoundingClientRect().height),
          page.evaluate(findBrokenWords),
        ]);
        expect.soft(sideways, address).toEqual([]);
        expect.soft(headerHeight, `${address}: the header stands on one line`).toBeLessThan(oneLineHeader);
        expect.soft(brokenWords, address).toEqual([]);
        if (file?.data.screen !== "template") continue;
        expect(await page.locator("main figure svg text").count(), address).toBeGreaterThan(3);
        expect.soft(await page.evaluate(findBoardOverflow), address).toEqual([]);
      }
    });

    test("no kind of page moves sideways at other widths, text sizes, spacings and fonts, or loses a word", async ({
      page,
    }) => {
      test.slow();
      for (const { address } of pagesOfEachKind(locale)) {
        const expectFitting = async (at: string) =>
          expect.soft(await page.evaluate(findSideways), `${address} ${at}`).toEqual([]);
        const showAt = (width: number, height = 900) => page.setViewportSize({ width, height });

        await showAt(640);
        await page.goto(address);
        await showFonts(page);
        await page.evaluate(showEveryDay);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await expectFitting("in text of twice the size");
        await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

        await expect(page.locator("h1")).toBeVisible();
        await page.evaluate(spaceText);
        for (const width of [narrowest, widest]) {
          await showAt(width);
          await expectFitting(`at ${width} px, with text spaced as readers may set it`);
          expect.soft(await page.evaluate(findCutTexts), `${address} at ${width} px, with text spaced`).toEqual([]);
        }
        await page.evaluate(spaceTextAsUsual);

        for (const width of otherWidths) {
          await showAt(width);
          await expectFitting(`at ${width} px`);
          expect.soft(await page.evaluate(findBrokenWords), `${address} at ${width} px`).toEqual([]);
        }

        await showAt(narrowest, 640);
        await dropFonts(page);
        await expectFitting("in the visitor's own fonts");
      }
    });

    test("no larger text moves a page sideways, breaks a heading, or has the navigation run together", async ({
      page,
    }) => {
      test.slow();
      for (const { address } of pagesOfEachKind(locale)) {
        await page.goto(address);
        await showFonts(page);
        await page.evaluate(showEveryDay);
        for (const [width, percent] of largerTexts) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((size) => {
            document.documentElement.style.setProperty("font-size", `${size}%`);
            // So far down that the link to the top is there.
            window.scrollTo(0, innerHeight * 2);
          }, percent);
          const at = `${address} at ${width} px, ${percent} %`;
          expect.soft(await page.evaluate(findSideways), at).toEqual([]);
          const brokenWords = await page.evaluate(findBrokenWords);
          expect
            .soft(
              brokenWords.filter((word) => / in H\d /.test(word)),
              at,
            )
            .toEqual([]);
          expect.soft(await page.evaluate(findRunTogether), at).toEqual([]);
        }
      }
    });
  });
}

test("at 400 % what stays in place leaves two thirds of the window to the page", async ({ page }) => {
  await page.setViewportSize({ width: narrowest, height: 256 });
  await page.goto("/inspiration/swot/");
  await page.evaluate(() => window.scrollTo(0, 600));
  const share = await page.evaluate(() => {
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    const isOfPage = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest("main") !== null;
    return heights.filter(isOfPage).length / innerHeight;
  });
  expect(share).toBeGreaterThan(2 / 3);
});
