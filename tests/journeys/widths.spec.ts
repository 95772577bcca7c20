import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale.ts";
import type { PageFile } from "../../src/domain/page.ts";
import { delayFonts, waitForFonts, withholdFonts } from "./fonts.ts";
import { pagesIn, pagesOfEachKind } from "./kinds-of-page.ts";
import { expect, test } from "./site.ts";

const narrowest = 320;
const oneLineHeader = 80;
const otherWidths = [390, 768, 900, 1024, 1440];

test.use({ reducedMotion: "reduce", expectedErrors: /status of 404|ERR_FAILED.*woff2/ });

/** How far the page can be moved sideways, and by what; runs in the page. */
function findSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isScrolledApart = (element: Element) => {
    for (let it = element.parentElement; it; it = it.parentElement) {
      if (getComputedStyle(it).overflowX !== "visible") return true;
    }
    return false;
  };
  const isWide = (element: Element) =>
    element.getBoundingClientRect().right > clientWidth + 0.5 && !isScrolledApart(element);
  // What holds something too wide is too wide itself: the innermost tell.
  const wide = [...document.body.querySelectorAll("*")].filter((it) => isWide(it) && ![...it.children].some(isWide));
  return [`${scrollWidth - clientWidth} px too wide: ${wide.map((it) => it.outerHTML.slice(0, 70)).join(" | ")}`];
}

/** Words cut off, or broken in two without a hyphen, where each word counts; runs in the page. */
function findBrokenWords(): string[] {
  const places = "h1, h2, h3, header a, header summary, main b, main a, main button, main li > span, footer h2";
  const problems: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(places)) {
    if (!element.checkVisibility() || element.closest(".visually-hidden, .prose")) continue;
    // A browser that knows no hyphenation for a language must not break its words either.
    element.style.hyphens = "manual";
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isCut && (overflowX !== "visible" || textOverflow === "ellipsis" || element.matches("a, button, b"))) {
      problems.push(`cut off: ${element.innerText}`);
    }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of text.textContent?.matchAll(/[^\s\u00ad\-–/]+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1)
          problems.push(`broken: ${word[0]} in ${element.tagName} "${element.innerText.slice(0, 60)}"`);
      }
    }
  }
  return problems;
}

/** Words of the boards that leave their drawing or their note, or run into each other; runs in the page. */
function findBoardOverflow(): string[] {
  const toleranceInUnits = 1.5;
  const problems: string[] = [];
  for (const drawing of document.querySelectorAll<SVGSVGElement>("main figure svg")) {
    const { x, y, width, height } = drawing.viewBox.baseVal;
    const toDrawing = drawing.getScreenCTM()?.inverse();
    if (width === 0 || !toDrawing) continue;
    // Corners and not boxes: notes lie askew.
    const cornersOf = (it: SVGGraphicsElement) => {
      const box = it.getBBox();
      const matrix = toDrawing.multiply(it.getScreenCTM() ?? new DOMMatrix());
      return [
        [box.x, box.y],
        [box.x + box.width, box.y],
        [box.x, box.y + box.height],
        [box.x + box.width, box.y + box.height],
      ].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
    };
    // Marks in the background are drawn to run over the edge.
    for (const text of drawing.querySelectorAll<SVGTextElement>("text:not(.b-mark)")) {
      for (const corner of cornersOf(text)) {
        const isOutside =
          corner.x < x - toleranceInUnits ||
          corner.y < y - toleranceInUnits ||
          corner.x > x + width + toleranceInUnits ||
          corner.y > y + height + toleranceInUnits;
        if (isOutside) {
          problems.push(`outside of the board: ${text.textContent}`);
          break;
        }
      }
      // A text drawn right after a note or a tile in one group belongs inside of it.
      const group = text.parentElement;
      const paper =
        group instanceof SVGGElement
          ? group.querySelector<SVGGraphicsElement>(":scope > .b-note, :scope > .b-note-soft")
          : null;
      if (!paper) continue;
      const inner = text.getBBox();
      const outer = paper.getBBox();
      if (
        inner.x < outer.x - toleranceInUnits ||
        inner.x + inner.width > outer.x + outer.width + toleranceInUnits ||
        inner.y < outer.y - toleranceInUnits ||
        inner.y + inner.height > outer.y + outer.height + toleranceInUnits
      ) {
        problems.push(`outside of its note: ${text.textContent}`);
      }
    }
  }
  return problems;
}

for (const locale of locales) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test(`no page moves sideways or breaks a word at ${narrowest} px, and no board loses one`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: narrowest, height: 640 });
      await waitForFonts(page);
      const missing = pagesOfEachKind(locale).filter(({ kind }) => kind === "not-found");
      const pages: { address: string; file?: PageFile }[] = [...pagesIn(locale), ...missing];
      for (const { address, file } of pages) {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await page.evaluate(findSideways), address).toEqual([]);
        const header = await page.getByRole("banner").boundingBox();
        expect.soft(header?.height, `${address}: the header stands on one line`).toBeLessThan(oneLineHeader);
        expect.soft(await page.evaluate(findBrokenWords), address).toEqual([]);
        if (file?.data.screen !== "template") continue;
        expect(await page.locator("main figure svg text").count(), address).toBeGreaterThan(3);
        expect.soft(await page.evaluate(findBoardOverflow), address).toEqual([]);
      }
    });

    test("no kind of page moves sideways or breaks a word at the other widths", async ({ page }) => {
      test.slow();
      await waitForFonts(page);
      for (const { address } of pagesOfEachKind(locale)) {
        await page.setViewportSize({ width: otherWidths[0] ?? narrowest, height: 900 });
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        for (const width of otherWidths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(findSideways), `${address} at ${width} px`).toEqual([]);
          expect.soft(await page.evaluate(findBrokenWords), `${address} at ${width} px`).toEqual([]);
        }
      }
    });

    test("text of twice the size makes no page move sideways, and hides nothing", async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 900 });
      for (const { address } of pagesOfEachKind(locale)) {
        await page.goto(address);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        expect.soft(await page.evaluate(findSideways), address).toEqual([]);
      }
    });

    test("no kind of page moves sideways in the visitor's own fonts", async ({ page }) => {
      await page.setViewportSize({ width: narrowest, height: 640 });
      await withholdFonts(page);
      for (const { address } of pagesOfEachKind(locale)) {
        await page.goto(address);
        expect.soft(await page.evaluate(findSideways), address).toEqual([]);
      }
    });
  });
}

/** Sums up every shift from now on, those of the visitor's own making included; the page tells by `window.shifts`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        shifts.push(`${value}: ${sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80)).join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** As a reader goes down: a screen at a time, with a pause for what loads on the way. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo(0, top);
      await pause();
    }
  });
}

const settlingMs = 300;
const lateFontMs = 1200;

for (const width of [narrowest, 1440]) {
  for (const fonts of ["at once", "late", "never"] as const) {
    test(`nothing shifts at ${width} px, with fonts that come ${fonts}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      if (fonts !== "at once") await delayFonts(page, lateFontMs, fonts);
      for (const address of ["/", "/inspirations/", "/inspiration/speedboat/", "/session/weekly-meeting/"]) {
        await page.goto(address, { waitUntil: fonts === "at once" ? "load" : "domcontentloaded" });
        await readToTheEnd(page);
        await page.waitForTimeout(fonts === "at once" ? settlingMs : lateFontMs + settlingMs);
        expect(await page.evaluate("window.shifts"), address).toEqual([]);
      }
    });
  }
}

test("a page asks nobody else for anything, and for two fonts at most", async ({ page, requests, site }) => {
  for (const { address } of pagesOfEachKind("en")) {
    requests.clear();
    await page.goto(address, { waitUntil: "networkidle" });
    expect(requests.outside(site.origin), address).toEqual([]);
    expect(new Set(requests.ofType("font").map(({ path }) => path)).size, address).toBeLessThanOrEqual(2);
    expect(requests.ofType("stylesheet"), address).toHaveLength(1);
  }
});

test("nothing holds up the first paint but the style sheet", async ({ page }) => {
  for (const address of ["/", "/inspirations/", "/inspiration/speedboat/"]) {
    await page.goto(address, { waitUntil: "load" });
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => new URL(name).pathname),
    );
    expect(blocking, address).toHaveLength(1);
    expect(blocking[0], address).toMatch(/\.css$/);
  }
});

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

/** What somebody sets who reads better so (WCAG 1.4.12); runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Texts that are cut off at the edge of what holds them; runs in the page. */
function findCutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
    .filter((it) => it.checkVisibility() && !it.closest("svg, .visually-hidden, select"))
    .filter((it) => [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    .filter((it) => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(it);
      if (clipPath !== "none" && position === "absolute") return false;
      const isCutBelow = overflowY === "hidden" && it.scrollHeight > it.clientHeight + 1;
      const isCutBeside = overflowX === "hidden" && it.scrollWidth > it.clientWidth + 1;
      return isCutBelow || isCutBeside;
    })
    .map((it) => it.outerHTML.slice(0, 90));
}

for (const locale of ["en", "de", "fr"] as const) {
  test.describe(`With text spaced as readers may set it, in ${locale}`, () => {
    test.use({ locale });

    for (const width of [narrowest, 1440]) {
      test(`nothing is cut off or sticks out at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const { address } of pagesOfEachKind(locale)) {
          await page.goto(address);
          await expect(page.locator("h1")).toBeVisible();
          await page.evaluate(spaceText);
          expect(await page.evaluate(findSideways), address).toEqual([]);
          expect(await page.evaluate(findCutTexts), address).toEqual([]);
        }
      });
    }
  });
}
