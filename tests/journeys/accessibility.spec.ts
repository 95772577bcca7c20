/** Accessibility of every kind of page, in each of its own states; in German, which has the longest words. */
import type { Page } from "@playwright/test";
import { expectNoBarrier, rulesOfBodyText } from "./axe.ts";
import { saveData } from "./connection.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import {
  findCaptionProblems,
  findEchoes,
  findHeadingProblems,
  findLandmarkProblems,
  findListProblems,
  findMotion,
} from "./page-outline.ts";
import { expect, test } from "./site.ts";

const wide = 1440;
const narrow = 320;

const finders = [
  findHeadingProblems,
  findLandmarkProblems,
  findCaptionProblems,
  findListProblems,
  findEchoes,
  findMotion,
];

test.use({ locale: "de", reducedMotion: "reduce", expectedErrors: /status of 404/ });

/** Makes the window as tall as the page, so that the navigation at the bottom covers no content. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

async function openWhole(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  await showWhole(page, wide);
}

test.beforeEach(({ page }) => saveData(page));

for (const { kind, address } of pagesOfEachKind("de")) {
  test(`${kind} has no barrier, wide or narrow, light, dark or in forced colours (R2.16, R2.18)`, async ({ page }) => {
    await openWhole(page, address);
    await expectNoBarrier(page, { at: `${kind}, wide` });
    if ((await page.locator("main .prose").count()) > 0) {
      const within = "main .prose";
      await expectNoBarrier(page, { at: `long reading of ${kind}`, within, rules: rulesOfBodyText });
    }
    for (const find of finders) expect.soft(await page.evaluate(find), address).toEqual([]);
    await showWhole(page, narrow);
    await expectNoBarrier(page, { at: `${kind}, narrow`, in: ["light", "dark"] });

    await page.getByRole("banner").locator("summary").click();
    await expectNoBarrier(page, { at: "the open language selector", within: "header", in: ["light"] });
    const box = await page.getByRole("banner").locator("details ul").boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= narrow).toBe(true);
  });
}

test.describe("in French", () => {
  test.use({ locale: "fr" });

  test("no kind of page has a barrier", async ({ page }) => {
    for (const { kind, address } of pagesOfEachKind("fr")) {
      await test.step(kind, async () => {
        await openWhole(page, address);
        await expectNoBarrier(page, { at: kind, in: ["light"] });
      });
    }
  });
});

test.describe("with forced colours", () => {
  test.use({ locale: "en" });

  test("what is chosen, what finds nothing and what can be pressed differ, and words can be read", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.setViewportSize({ width: 1440, height: 4000 });

    await test.step("one kind of template is marked, and what looks like text has no edge", async () => {
      await openPage(page, "/inspirations/?minutes=1-5");
      const marks = await page
        .locator("main header nav a")
        .evaluateAll((all) =>
          all.map((it) => [
            it.ariaCurrent,
            getComputedStyle(it).borderBottomColor !== getComputedStyle(document.documentElement).backgroundColor,
          ]),
        );
      expect(marks).toEqual([
        ["page", true],
        [null, false],
      ]);
      await expect(page.locator("main button[class*=raw]").first()).toHaveCSS("border-bottom-width", "0px");
    });

    await test.step("what would find nothing looks like it", async () => {
      const looks = (selector: string) =>
        page.locator(`main label:has(${selector})`).evaluateAll((all) => [
          ...new Set(
            all.map((label) => {
              const { appearance, borderTopStyle } = getComputedStyle(label.querySelector("input") as Element);
              return `${getComputedStyle(label).color} ${appearance === "none" ? borderTopStyle : appearance}`;
            }),
          ),
        ]);
      const [offered] = await looks("input:not([aria-disabled])");
      const [empty] = await looks("[aria-disabled]");
      expect(offered).toMatch(/ auto$/);
      expect(empty).toMatch(/ dashed$/);
      expect(empty?.replace(/ \w+$/, "")).not.toBe(offered?.replace(/ \w+$/, ""));
    });

    await page.setViewportSize({ width: 1280, height: 720 });
    for (const colorScheme of ["light", "dark"] as const) {
      await test.step(`buttons keep an edge, one page is marked, words can be read: ${colorScheme}`, async () => {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        await page.goto("/inspiration/swot/");
        const edges = await page.locator("main a, main button, header a").evaluateAll((all) =>
          all
            .filter((it) => it.className.includes("button") && it.checkVisibility())
            .map((it) => getComputedStyle(it))
            .map(({ borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, color, textDecorationLine }) => ({
              // A button in the manner of a link has a line below its words.
              isDrawn:
                (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none") ||
                textDecorationLine === "underline",
              isSeen: borderTopColor !== backgroundColor && color !== backgroundColor,
            })),
        );
        expect(edges.length).toBeGreaterThan(1);
        for (const edge of edges) expect(edge).toEqual({ isDrawn: true, isSeen: true });
        const marks = await page
          .getByRole("navigation")
          .first()
          .getByRole("link")
          .evaluateAll((all) =>
            all
              .filter((it) => it.checkVisibility())
              .map((it) => getComputedStyle(it).borderBottomColor)
              .map((edge) => edge !== getComputedStyle(document.documentElement).backgroundColor),
          );
        expect(marks).toEqual([false, true, false, false]);
        // Boards keep the colours of their drawing: forced text on unforced notes would be white on white.
        const forcedWords = await page
          .locator("main svg text")
          .evaluateAll((all) => all.filter((it) => getComputedStyle(it).forcedColorAdjust !== "none").length);
        expect(forcedWords).toBe(0);
      });
    }
  });
});
