/** What stands side by side stands on one line, and what is of one kind has one size. */
import type { Locator } from "@playwright/test";
import { locales } from "../../src/domain/locale.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 }, locale: "en" });

/** In pixels: less is not seen. */
const hairsbreadth = 1.5;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing to be seen of ${locator}`);
  return { ...box, middle: box.y + box.height / 2, bottom: box.y + box.height };
}

test("a card's bookmark stands on the line of its goal, clear of the name", async ({ page }) => {
  await openPage(page, "/inspirations/");
  const card = page.locator("main article").first();
  const bookmark = await boxOf(card.getByRole("button"));
  const goal = await boxOf(card.locator("p").first());
  const name = await boxOf(card.getByRole("heading"));
  expect(Math.abs(bookmark.middle - goal.middle)).toBeLessThan(hairsbreadth);
  expect(bookmark.bottom).toBeLessThanOrEqual(name.y);
});

/** Where the words of an element end below, whatever the height of its box; runs in the page. */
function belowWords(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
}

test("the files of a board stand on the line of its caption", async ({ page }) => {
  await openPage(page, "/inspiration/5-whys/");
  // In letters of the same size, so that their lower edges tell as much as their baselines.
  const caption = await page.locator("figcaption > span").first().evaluate(belowWords);
  const files = await page.locator("figcaption a").first().evaluate(belowWords);
  expect(Math.abs(caption - files)).toBeLessThan(hairsbreadth);
});

test("the pictures of the discover page are of one size", async ({ page }) => {
  await openPage(page, "/discover/");
  const pictures = await page.locator("main section svg").all();
  const widths = await Promise.all(pictures.map(async (picture) => Math.round((await boxOf(picture)).width)));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths).size).toBe(1);
});

test("a topic's square has the chalk of its picture, on the home page too", async ({ page }) => {
  const chalks = (squares: Locator) =>
    squares.evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
  await openPage(page, "/discover/");
  const squares = await chalks(page.locator("main h2 > span"));
  expect(new Set(squares).size).toBe(3);
  const fills = page
    .locator("main section svg")
    .evaluateAll((all) => all.map((it) => getComputedStyle(it.querySelector("[class*=strong]") ?? it).fill));
  expect(await fills).toEqual(squares);
  await openPage(page, "/");
  expect(await chalks(page.locator("ol > li > span[aria-hidden]"))).toEqual(squares);
});

for (const width of [1440, 768, 390, 320]) {
  test(`nothing is held open between what stands at the header's end, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/discover/");
    const header = page.getByRole("banner");
    const signIn = await boxOf(header.locator("a[href*='/signin?']"));
    const languages = await boxOf(header.locator("summary"));
    const bar = await header
      .locator("> div")
      .first()
      .evaluate((it) => {
        const { paddingRight, columnGap } = getComputedStyle(it);
        return { end: it.getBoundingClientRect().right - parseFloat(paddingRight), gap: parseFloat(columnGap) };
      });
    expect(languages.x - (signIn.x + signIn.width)).toBeLessThan(bar.gap + hairsbreadth);
    expect(Math.abs(languages.x + languages.width - bar.end)).toBeLessThan(hairsbreadth);
  });
}

test.describe("in German", () => {
  test.use({ locale: "de" });

  test("the home page's heading stands on three lines at most beside its picture", async ({ page }) => {
    await openPage(page, "/de/");
    const heading = page.getByRole("heading", { level: 1 });
    for (const width of [1920, 1440, 1150, 1024, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const { height } = await boxOf(heading);
      const lineHeight = await heading.evaluate((it) => Number.parseFloat(getComputedStyle(it).lineHeight));
      expect(Math.round(height / lineHeight), `${width} pixels wide`).toBe(3);
    }
  });
});

for (const width of [1440, 768, 640, 390]) {
  test(`three of a kind stand in one row or one column, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const leftOf = (trio: Locator) =>
      trio.locator("> li:visible").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
    const expectEven = async (trios: Locator) => {
      for (const trio of await trios.all()) {
        const left = await leftOf(trio);
        expect(left).toHaveLength(3);
        expect([1, 3]).toContain(new Set(left).size);
      }
    };
    await openPage(page, "/");
    await expectEven(page.locator("main section :is(ul, ol):has(> li h3):visible"));
    await openPage(page, "/inspiration/swot/");
    await expectEven(page.locator("main ul:has(> li > article):visible"));
  });
}

for (const width of [1440, 1024, 390, 320]) {
  test(`the four numbers of a template stand above their units, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/inspiration/swot/");
    for (const square of await page.locator("main ul[role=list] > li:has(b)").all()) {
      const figure = await boxOf(square.locator("b"));
      const unit = await boxOf(square.locator("b + span"));
      expect(unit.y).toBeGreaterThanOrEqual(figure.bottom - hairsbreadth);
      expect(Math.abs(unit.x - figure.x)).toBeLessThan(hairsbreadth);
    }
  });
}

for (const { key, faceCount } of [
  { key: "blob-tree-pin-on-image", faceCount: 9 },
  { key: "wheres-waldo", faceCount: 55 },
  { key: "office-explorer", faceCount: 8 },
]) {
  test(`no pin covers a face: ${key}`, async ({ page }) => {
    await openPage(page, `/inspiration/${key}/`);
    const board = page.locator("main figure svg").first();
    // Smaller circles are bobbles and knobs.
    const facesOf = board.locator("circle:not([r='6'], [r='3.4'])");
    const faces = await Promise.all((await facesOf.all()).map(boxOf));
    const pins = await Promise.all((await board.locator("path.b-chalk:has(+ text)").all()).map(boxOf));
    expect(faces.length).toBeGreaterThanOrEqual(faceCount);
    expect(pins.length).toBeGreaterThan(7);
    const reach = (from: number, size: number, middle: number) => Math.abs(from + size / 2 - middle) < size / 2;
    for (const face of faces) {
      const covers = (pin: typeof face) =>
        reach(pin.x, pin.width, face.x + face.width / 2) && reach(pin.y, pin.height, face.middle);
      expect(pins.filter(covers)).toEqual([]);
    }
  });
}

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("no button of a template stands alone on a line that it does not fill", async ({ page }) => {
      const { address } = pagesOfEachKind(locale).find(({ kind }) => kind === "inspiration") ?? {};
      await openPage(page, address ?? "");
      const actions = page.locator("main header div:has(> a + div > button)");
      for (const width of [320, 390, 480, 600, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const row = await boxOf(actions);
        const boxes = await Promise.all((await actions.locator("a, button").all()).map(boxOf));
        expect(boxes).toHaveLength(3);
        const alone = boxes.filter((box) => !boxes.some((it) => it !== box && Math.abs(it.middle - box.middle) < 9));
        for (const box of alone) expect(box.width, `${width} px`).toBeGreaterThan(row.width - hairsbreadth);
      }
    });
  });
}

test("the listing's sentence stands in the middle between what is above and below it", async ({ page }) => {
  await openPage(page, "/inspirations/");
  const choice = await boxOf(page.locator("main select").first());
  const heading = await boxOf(page.getByRole("heading", { level: 1 }));
  const search = await boxOf(page.getByRole("searchbox"));
  const [above, below] = [choice.y - heading.bottom, search.y - choice.bottom];
  expect(Math.max(above, below) / Math.min(above, below)).toBeLessThan(1.5);
});
