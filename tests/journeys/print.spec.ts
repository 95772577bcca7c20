import { cardsPerPage, type TemplateData } from "../../src/domain/page.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { showContentOf } from "./look-through.ts";
import { openPage } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { countSheets } from "./sheets.ts";
import { expect, test } from "./site.ts";

/** The most A4 sheets of a template: a session has more text than an activity. */
const sheetsAtMost = { inspiration: 2, session: 3 };

/** The number of templates of each kind to print: the longest ones. */
const printed = 5;

/** Sections that may part, headings that may lose their text, and squares that reach out of their step; runs in the page. */
function findLooseEnds(): (string | undefined)[] {
  const isAvoided = (element: Element, property: "breakInside" | "breakAfter") =>
    getComputedStyle(element)[property] === "avoid";
  const parts = [...document.querySelectorAll("main section[id]:not(#steps):has(> h2), #steps ol > li")];
  const beforeSteps = [...document.querySelectorAll("#steps > :is(h2, p)")];
  const squares = [...document.querySelectorAll("#steps ol > li > span:first-child")];
  return [
    ...parts.filter((part) => part.checkVisibility() && !isAvoided(part, "breakInside")),
    ...beforeSteps.filter((text) => !isAvoided(text, "breakAfter")),
    ...squares.filter((it) => it.getBoundingClientRect().top < (it.parentElement?.getBoundingClientRect().top ?? 0)),
  ].map(({ textContent }) => textContent?.slice(0, 50));
}

for (const locale of ["de", "fr"] as const) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test("every template prints as a sheet to lead by, short enough to hold", async ({ page }) => {
      const templates = pagesIn(locale).flatMap(({ address, file: { data } }) =>
        data.screen === "template" ? [{ address, kind: data.kind }] : [],
      );
      await openPage(page, templates[0]?.address ?? "");
      await page.emulateMedia({ media: "print" });
      // About the width of the content of a sheet.
      await page.setViewportSize({ width: 700, height: 1000 });
      const heights = new Map<string, number>();
      for (const { address } of templates) {
        await showContentOf(page, address);
        heights.set(address, await page.evaluate(() => document.documentElement.scrollHeight));
      }
      for (const kind of ["inspiration", "session"] as const) {
        const longest = templates
          .filter((it) => it.kind === kind)
          .toSorted((one, other) => (heights.get(other.address) ?? 0) - (heights.get(one.address) ?? 0))
          .slice(0, printed);
        for (const { address } of longest) {
          await showContentOf(page, address);
          const sheets = countSheets(await page.pdf({ preferCSSPageSize: true }));
          expect.soft(sheets, address).toBeGreaterThanOrEqual(1);
          expect.soft(sheets, address).toBeLessThanOrEqual(sheetsAtMost[kind]);
        }
      }
    });
  });
}

test("the print button prints: name, board, what to bring and every step, in ink on white, and nothing to click", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openPage(page, "/inspiration/swot/");
  await page.getByRole("combobox").selectOption("dark");
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("figure svg").first()).toBeVisible();
  for (const id of ["prerequisites", "steps", "debrief", "traps"]) await expect(page.locator(`#${id}`)).toBeVisible();
  for (const step of await page.locator("#steps li:has(h3)").all()) await expect(step).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator("#recommendations")).toBeHidden();
  expect(await page.evaluate(findLooseEnds), "what would stand on another sheet than it belongs to").toEqual([]);

  await test.step("at its end stands the way back, which is not on the screen", async () => {
    const { url } = (readPageFile("/inspiration/swot/").data as TemplateData).paperLink;
    const address = page.getByRole("main").getByText(url, { exact: true });
    await expect(address).toBeVisible();
    await expect(page.locator("svg:has(+ p)").filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: "screen" });
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
  });
  const lightness = await page.evaluate(() => [
    getComputedStyle(document.body).color,
    getComputedStyle(document.documentElement).getPropertyValue("color-scheme"),
  ]);
  expect(lightness).toEqual(["rgb(29, 26, 43)", "light"]);
});

test("a listing prints with its pictures, and without a box for one that has not come (R4.9)", async ({ page }) => {
  await openPage(page, "/inspirations/");
  const countPictures = () =>
    page.locator("main article img").evaluateAll((all: HTMLImageElement[]) => {
      const boxes = all.filter((it) => it.parentElement?.offsetHeight);
      return { boxes: boxes.length, empty: boxes.filter((it) => it.naturalWidth === 0).length };
    });
  expect(await countPictures()).toMatchObject({ boxes: cardsPerPage });
  await page.emulateMedia({ media: "print" });
  const { boxes, empty } = await countPictures();
  expect(empty).toBe(0);
  expect(boxes).toBeLessThan(cardsPerPage);
  await page.pdf({ preferCSSPageSize: true });
  expect(await countPictures()).toEqual({ boxes: cardsPerPage, empty: 0 });
});
