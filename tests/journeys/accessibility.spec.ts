import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { locales } from "../../src/domain/locale.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const allRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What another theme can break. */
const rulesOfColour: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };
const rulesOfBodyText: RunOptions = { runOnly: { type: "rule", values: ["color-contrast-enhanced"] } };

const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };

/** In the page itself: the policy lets no script of ours in, and the browser's own console may do what it likes. */
async function findViolations(page: Page, options: RunOptions, scope = "html"): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  const { violations } = (await page.evaluate(
    ([within, how]) =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(within, {
        ...how,
        resultTypes: ["violations"],
      }),
    [scope, options] as const,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

test.use({ reducedMotion: "reduce", expectedErrors: /status of 404/ });

for (const locale of locales) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    for (const size of [wide, narrow]) {
      test(`no page of any kind has a barrier at ${size.width} px, light or dark`, async ({ page }) => {
        test.slow();
        // So tall that nothing lies under the navigation at the bottom, from where it can be scrolled away.
        await page.setViewportSize({ ...size, height: 20_000 });
        for (const { kind, address } of pagesOfEachKind(locale)) {
          await page.emulateMedia({ colorScheme: "light" });
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.locator("main details").evaluateAll((all) => {
            for (const details of all as HTMLDetailsElement[]) details.open = true;
          });
          expect.soft(await findViolations(page, allRules), `${kind}, light: ${address}`).toEqual([]);
          await page.emulateMedia({ colorScheme: "dark" });
          expect.soft(await findViolations(page, rulesOfColour), `${kind}, dark: ${address}`).toEqual([]);
        }
      });
    }

    test("the open language selector has no barrier", async ({ page }) => {
      await page.setViewportSize(narrow);
      const [home] = pagesOfEachKind(locale);
      await page.goto(home?.address ?? "/");
      await page.getByRole("banner").locator("summary").click();
      expect(await findViolations(page, allRules, "header")).toEqual([]);
      const box = await page.getByRole("banner").locator("details ul").boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= narrow.width).toBe(true);
    });
  });
}

test.describe("In English", () => {
  const template = "/inspiration/swot/";

  test("what is read for long has the contrast of long reading, light and dark", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const address of [template, "/session/weekly-meeting/", "/discover/"]) {
        await page.goto(address);
        expect(await findViolations(page, rulesOfBodyText, "main .prose"), `${colorScheme}: ${address}`).toEqual([]);
      }
    }
  });

  test("headings go down one level at a time, under one first", async ({ page }) => {
    for (const { address } of pagesOfEachKind("en")) {
      await page.goto(address);
      const levels = await page
        .locator("h1, h2, h3, h4, h5, h6")
        .evaluateAll((all) => all.filter((it) => it.checkVisibility()).map((it) => Number(it.tagName.slice(1))));
      expect(
        levels.filter((level) => level === 1),
        address,
      ).toHaveLength(1);
      expect(levels[0], address).toBe(1);
      levels.reduce((last, level) => {
        expect(level - last, `${address}: ${levels}`).toBeLessThanOrEqual(1);
        return level;
      });
    }
  });

  test("landmarks: one banner, one main, one footer, and navigations told apart by name", async ({ page }) => {
    for (const { address } of pagesOfEachKind("en")) {
      await page.goto(address);
      for (const role of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(role), `${role} of ${address}`).toHaveCount(1);
      }
      const names = await page.getByRole("navigation").evaluateAll((all) =>
        all.map((it) => {
          const labelledBy = it.getAttribute("aria-labelledby");
          return labelledBy ? document.getElementById(labelledBy)?.textContent : it.getAttribute("aria-label");
        }),
      );
      expect(names.every(Boolean), address).toBe(true);
      expect(new Set(names).size, address).toBe(names.length);
    }
  });

  test("the keyboard goes through the header in the order that is seen", async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(template);
    const order: string[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      await page.keyboard.press("Tab");
      order.push(
        await page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim().split("\n").pop() ?? ""),
      );
    }
    expect(order).toEqual([
      "Skip to the content",
      "marelle",
      "Home",
      "All templates",
      "Discover",
      "English",
      "Sign in",
    ]);
  });

  test("the skip link shows when it is reached, and leads past the header", async ({ page }) => {
    await page.goto(template);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /^Skip to/ });
    await expect(skip).toBeFocused();
    expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe("none");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("the language is chosen by keyboard alone: Enter opens, Escape closes, Enter chooses (R4.6)", async ({
    page,
  }) => {
    await page.goto(template);
    const opener = page.getByRole("banner").locator("summary");
    const french = page.getByRole("link", { name: "Français" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(french).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(french).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    for (let stop = 0; stop < 7 && !(await french.evaluate((it) => it === document.activeElement)); stop += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(french).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(new URL(page.url()).pathname).toMatch(/^\/fr\/inspiration\/./);
    await expect(french).toBeHidden();
  });

  for (const size of [wide, narrow]) {
    test(`focus is always seen, and never under what stays in place, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const { address } of pagesOfEachKind("en")) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const hidden: string[] = [];
        let stops = 0;
        for (; ; stops += 1) {
          await page.keyboard.press("Tab");
          const state = await page.evaluate(describeFocus);
          if (state === "left the page") break;
          if (state) hidden.push(state);
          if (stops > 200) throw new Error("The keyboard goes round in circles");
        }
        expect(stops, address).toBeGreaterThan(10);
        expect(hidden, address).toEqual([]);
      }
    });
  }

  test("with reduced motion nothing moves by itself", async ({ page }) => {
    for (const { address } of pagesOfEachKind("en")) {
      await openPage(page, address);
      const moving = await page.evaluate(() => {
        const longestMs = 1;
        const inMs = (times: string) => Math.max(...times.split(",").map((time) => Number.parseFloat(time) * 1000));
        return [...document.querySelectorAll("*")]
          .filter((it) => {
            const { animationDuration, transitionDuration } = getComputedStyle(it);
            return Math.max(inMs(animationDuration), inMs(transitionDuration)) > longestMs;
          })
          .map((it) => it.outerHTML.slice(0, 80));
      });
      expect(moving, address).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    }
  });

  test("with forced colours, buttons keep an edge, and words can be read", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await page.goto(template);
      const edges = await page.locator("main a, main button, header a").evaluateAll((all) =>
        all
          .filter((it) => it.className.includes("button") && it.checkVisibility())
          .map((it) => getComputedStyle(it))
          .map(({ borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, color }) => ({
            isDrawn: Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none",
            isSeen: borderTopColor !== backgroundColor && color !== backgroundColor,
          })),
      );
      expect(edges.length).toBeGreaterThan(1);
      for (const edge of edges) expect(edge).toEqual({ isDrawn: true, isSeen: true });
      // Colours of the boards are the drawing's own: forced words on unforced notes would be white on white.
      const forcedWords = await page
        .locator("main svg text")
        .evaluateAll((all) => all.filter((it) => getComputedStyle(it).forcedColorAdjust !== "none").length);
      expect(forcedWords).toBe(0);
    }
  });
});

/** Nothing when the focused element is all in sight with a ring around; runs in the page. */
function describeFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "left the page";
  const name = focused.outerHTML.slice(0, 90);
  const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(focused);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
  if (clipPath !== "none") return `clipped: ${name}`;
  const box = focused.getBoundingClientRect();
  const header = document.querySelector("header");
  const bar = header?.querySelector("nav");
  const isSkipLink = focused.getAttribute("href") === "#content";
  if (!header || !bar || header.contains(focused) || isSkipLink) return "";
  const top = header.getBoundingClientRect().bottom;
  const bottom = getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : window.innerHeight;
  if (box.width === 0 || box.height === 0) return `no place: ${name}`;
  const isTall = box.height > bottom - top;
  if (!isTall && (box.top < top - 1 || box.bottom > bottom + 1)) {
    return `hidden from ${Math.round(box.top)} to ${Math.round(box.bottom)}, seen ${Math.round(top)} to ${Math.round(bottom)}: ${name}`;
  }
  return "";
}
