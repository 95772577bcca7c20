/** Content fits at any width, text size, spacing and font (R4.1). */
import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { saveData } from "./connection.ts";
import { dropFonts, showFonts } from "./fonts.ts";
import { pagesIn, pagesOfEachKind } from "./kinds-of-page.ts";
import {
  findBoardOverflow,
  findBrokenWords,
  findCutTexts,
  findRunTogether,
  findSideways,
  findSmallFields,
} from "./layout-problems.ts";
import { showContentOf } from "./look-through.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

/** The languages with the longest words and with the longest texts. */
const longest = ["de", "fr"] as const;

const narrowest = 320;
const widest = 1440;
const oneLineHeader = 80;
/** The smallest width of each layout beyond a phone's, and a large one. */
const otherWidths = [768, 1024, widest];
/** Widths with text sizes in percent, as readers of larger text set them, on phones as well (WCAG 1.4.4). */
const largerTexts = [
  [narrowest, 200],
  [768, 200],
  [1280, 200],
] as const;

test.use({ reducedMotion: "reduce", expectedErrors: /status of 404/ });
test.beforeEach(({ page }) => saveData(page));

/** Shows the inspirations of all days, of which the home page shows one; runs in the page. */
function showEveryDay(): void {
  for (const day of document.querySelectorAll<HTMLElement>("main [data-day]")) day.style.display = "block";
}

/** Spaces text as some readers set it (WCAG 1.4.12); runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
  );
  // The page has adopted sheets of its own by then, so this one is added to them.
  document.adoptedStyleSheets.push(sheet);
  Object.assign(window, { spacing: sheet });
}

function spaceTextAsUsual(): void {
  const { spacing } = window as unknown as { spacing: CSSStyleSheet };
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
}

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.setProperty("font-size", `${size}%`);
    // Far enough down for the link to the top to appear.
    window.scrollTo(0, innerHeight * 2);
  }, percent);

for (const locale of longest) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test(`no page moves sideways or breaks a word at ${narrowest} px, and no board loses one (R4.1)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: narrowest, height: 640 });
      const pages = pagesIn(locale);
      await openPage(page, pages[0]?.address ?? "");
      await showFonts(page);
      const headerHeight = await page.evaluate(() => document.querySelector("header")?.getBoundingClientRect().height);
      expect(headerHeight, "the header stands on one line").toBeLessThan(oneLineHeader);
      for (const { address, file } of pages) {
        await showContentOf(page, address);
        await page.evaluate(showEveryDay);
        expect.soft(await page.evaluate(findSideways), address).toEqual([]);
        expect.soft(await page.evaluate(findBrokenWords), address).toEqual([]);
        if (file.data.screen !== "template") continue;
        expect(await page.locator("main figure svg text").count(), address).toBeGreaterThan(3);
        expect.soft(await page.evaluate(findBoardOverflow), address).toEqual([]);
      }
    });

    test("no kind of page moves sideways at other widths, text sizes, spacings and fonts, or loses a word (R4.1)", async ({
      page,
    }) => {
      for (const { kind, address } of pagesOfEachKind(locale)) {
        await test.step(kind, async () => {
          const expectFitting = async (at: string) =>
            expect.soft(await page.evaluate(findSideways), `${address} ${at}`).toEqual([]);
          const showAt = (width: number, height = 900) => page.setViewportSize({ width, height });
          await showAt(narrowest);
          await page.goto(address);
          await showFonts(page);
          await page.evaluate(showEveryDay);
          expect.soft(await page.evaluate(findSmallFields), address).toEqual([]);
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
          for (const [width, percent] of largerTexts) {
            const at = `${address} at ${width} px, ${percent} %`;
            await showAt(width);
            await setTextSize(page, percent);
            await expectFitting(`at ${width} px, ${percent} %`);
            const inHeadings = (await page.evaluate(findBrokenWords)).filter((word) => / in H\d /.test(word));
            expect.soft(inHeadings, at).toEqual([]);
            expect.soft(await page.evaluate(findRunTogether), at).toEqual([]);
          }
          await setTextSize(page, 100);
          await showAt(narrowest, 640);
          await dropFonts(page);
          await expectFitting("in the visitor's own fonts");
        });
      }
    });
  });
}

test(`no name of a template, and of none of its parts, is broken at ${narrowest} px in the other languages (R4.1)`, async ({
  page,
}) => {
  await page.setViewportSize({ width: narrowest, height: 640 });
  for (const locale of locales.filter((it) => !longest.some((one) => one === it))) {
    await test.step(locale, async () => {
      await haveChosenLanguage(page, locale);
      const templates = pagesIn(locale).flatMap(({ address, file: { data } }) =>
        data.screen === "template" ? [{ address, data: data as TemplateData }] : [],
      );
      await openPage(page, templates[0]?.address ?? "");
      await showFonts(page);
      await page.evaluate(
        ([names, parts]) => {
          const addBelow = (model: Element | null, texts: string[]) => {
            for (const text of texts) {
              const heading = model?.cloneNode() as Element;
              heading.textContent = text;
              model?.after(heading);
            }
          };
          addBelow(document.querySelector("h1"), names);
          addBelow(document.querySelector("#steps h3"), parts);
        },
        [
          templates.map(({ data }) => data.name),
          templates.flatMap(({ data }) => data.parts.map(({ title }) => title)),
        ] as const,
      );
      expect.soft(await page.locator("h1").count()).toBe(templates.length + 1);
      expect.soft(await page.evaluate(findBrokenWords)).toEqual([]);
    });
  }

  await test.step("at 400 % what stays in place leaves two thirds of the window to the page", async () => {
    await page.setViewportSize({ width: narrowest, height: 256 });
    await haveChosenLanguage(page, "en");
    await page.goto("/inspiration/swot/");
    await page.evaluate(() => window.scrollTo(0, 600));
    const share = await page.evaluate(() => {
      const heights = Array.from({ length: innerHeight }, (_, y) => y);
      const isOfPage = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest("main") !== null;
      return heights.filter(isOfPage).length / innerHeight;
    });
    expect(share).toBeGreaterThan(2 / 3);
  });
});
