/** Alignment: elements side by side are on one line, and elements of one kind have one size. */
import type { Locator, Page } from "@playwright/test";
import { haveChosenLanguage } from "./browser-storage.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 }, locale: "en" });

const widths = [1440, 768, 320];

/** The tolerance in pixels: a smaller difference is invisible. */
const hairsbreadth = 1.5;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing to be seen of ${locator}`);
  return { ...box, middle: box.y + box.height / 2, bottom: box.y + box.height };
}

/** Runs a check on the open page at each width. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${width} pixels wide`, () => look(width));
  }
}

/** The lower edge of an element's text, whatever the height of its box; runs in the page. */
function belowWords(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
}

/** Expects the three items of each list in one row or in one column. */
async function expectEven(trios: Locator): Promise<void> {
  const all = await trios.all();
  expect(all.length).toBeGreaterThan(0);
  for (const trio of all) {
    const left = await trio
      .locator("> li:visible")
      .evaluateAll((items) => items.map((it) => it.getBoundingClientRect().x));
    expect(left).toHaveLength(3);
    expect([1, 3]).toContain(new Set(left).size);
  }
}

test("what stands beside each other on listing, discover and home page is on one line, of one size and chalk", async ({
  page,
}) => {
  await openPage(page, "/inspirations/");
  const card = page.locator("main article").first();
  const bookmark = await boxOf(card.getByRole("button").first());
  const goal = await boxOf(card.locator("p").first());
  const name = await boxOf(card.getByRole("heading"));
  expect(Math.abs(bookmark.middle - goal.middle)).toBeLessThan(hairsbreadth);
  expect(bookmark.bottom).toBeLessThanOrEqual(name.y);

  const choice = await boxOf(page.locator("main select").first());
  const heading = await boxOf(page.getByRole("heading", { level: 1 }));
  const search = await boxOf(page.getByRole("searchbox"));
  const [above, below] = [choice.y - heading.bottom, search.y - choice.bottom];
  expect(Math.max(above, below) / Math.min(above, below)).toBeLessThan(1.5);

  await test.step("on the discover page, pictures are of one size, squares have their chalk, and the header has no gap", async () => {
    const chalks = (squares: Locator) =>
      squares.evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
    await openPage(page, "/discover/");
    const pictures = await page.locator("main section svg").all();
    const pictureWidths = await Promise.all(pictures.map(async (picture) => Math.round((await boxOf(picture)).width)));
    expect(pictureWidths.length).toBeGreaterThan(2);
    expect(new Set(pictureWidths).size).toBe(1);
    const squares = await chalks(page.locator("main h2 > span"));
    expect(new Set(squares).size).toBe(3);
    const fills = page
      .locator("main section svg")
      .evaluateAll((all) => all.map((it) => getComputedStyle(it.querySelector("[class*=strong]") ?? it).fill));
    expect(await fills).toEqual(squares);

    await atEachWidth(page, async () => {
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

    await test.step("the home page has the same squares, and three of a kind in one row or column", async () => {
      await openPage(page, "/");
      expect(await chalks(page.locator("ol > li > span[aria-hidden]"))).toEqual(squares);
      await atEachWidth(page, () => expectEven(page.locator("main section :is(ul, ol):has(> li h3):visible")));
    });
  });
});

test("on a template's page, numbers stand above their units, files on the caption's line, and no button alone", async ({
  page,
}) => {
  await openPage(page, "/inspiration/5-whys/");
  // Both texts have the same size, so equal lower edges mean equal baselines.
  const caption = await page.locator("figcaption > span").first().evaluate(belowWords);
  const files = await page.locator("figcaption a").first().evaluate(belowWords);
  expect(Math.abs(caption - files)).toBeLessThan(hairsbreadth);

  await atEachWidth(page, async () => {
    await expectEven(page.locator("main ul:has(> li > article):visible"));
    for (const square of await page.locator("main ul[role=list] > li:has(b)").all()) {
      const figure = await boxOf(square.locator("b"));
      const unit = await boxOf(square.locator("b + span"));
      expect(unit.y).toBeGreaterThanOrEqual(figure.bottom - hairsbreadth);
      expect(Math.abs(unit.x - figure.x)).toBeLessThan(hairsbreadth);
    }
  });

  for (const locale of ["de", "fr"] as const) {
    await test.step(`buttons in ${locale}`, async () => {
      await haveChosenLanguage(page, locale);
      await openPage(page, pagesOfEachKind(locale).find(({ kind }) => kind === "inspiration")?.address ?? "");
      const actions = page.locator("main header div:has(> a + a + div)");
      for (const width of [320, 480, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const row = await boxOf(actions);
        const boxes = await Promise.all((await actions.locator("a, button").all()).map(boxOf));
        expect(boxes).toHaveLength(7);
        const alone = boxes.filter((box) => !boxes.some((it) => it !== box && Math.abs(it.middle - box.middle) < 9));
        for (const box of alone) expect(box.width, `${width} px`).toBeGreaterThan(row.width - hairsbreadth);
      }
    });
  }

  await test.step("in German, the home page's heading stands on three lines beside its picture", async () => {
    await haveChosenLanguage(page, "de");
    await openPage(page, "/de/");
    const heading = page.getByRole("heading", { level: 1 });
    for (const width of [1440, 1024, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const { height } = await boxOf(heading);
      const lineHeight = await heading.evaluate((it) => Number.parseFloat(getComputedStyle(it).lineHeight));
      expect(Math.round(height / lineHeight), `${width} pixels wide`).toBe(3);
    }
  });
});

test("no pin covers a face", async ({ page }) => {
  for (const { key, faceCount } of [
    { key: "blob-tree-pin-on-image", faceCount: 9 },
    { key: "wheres-waldo", faceCount: 55 },
    { key: "office-explorer", faceCount: 8 },
  ]) {
    await test.step(key, async () => {
      await page.goto(`/inspiration/${key}/`);
      const board = page.locator("main figure svg").first();
      const boxesOf = (parts: Locator) =>
        parts.evaluateAll((all) =>
          all.map((it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return { x, width, height, y, middle: y + height / 2 };
          }),
        );
      // Smaller circles are no faces, but bobbles and knobs.
      const faces = await boxesOf(board.locator("circle:not([r='6'], [r='3.4'])"));
      const pins = await boxesOf(board.locator("path.b-chalk:has(+ text)"));
      expect(faces.length).toBeGreaterThanOrEqual(faceCount);
      expect(pins.length).toBeGreaterThan(7);
      const reach = (from: number, size: number, middle: number) => Math.abs(from + size / 2 - middle) < size / 2;
      for (const face of faces) {
        const covers = (pin: (typeof pins)[number]) =>
          reach(pin.x, pin.width, face.x + face.width / 2) && reach(pin.y, pin.height, face.middle);
        expect(pins.filter(covers)).toEqual([]);
      }
    });
  }
});
