/** The drawer of filters and the window that it stands in: what scrolls, and what stays where the window changes. */
import { saveData } from "./connection.ts";
import { applyOf, closerOf, draftOf, expectApplied, openDrawer, openerOf } from "./listing-drawer.ts";
import { matching, readListing } from "./listing-facts.ts";
import { boxOf, openAllGroups } from "./listing-panel.ts";
import { untilDrawn } from "./next-frames.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const small = { width: 320, height: 640 };

test.use({ viewport: small });
test.beforeEach(({ page }) => saveData(page));

const listing = readListing("en");
const { words } = listing;
const { first } = draftOf(listing);

test("the page behind does not scroll, and stays where it was (R2.13)", async ({ page }) => {
  await openPage(page, listing.path);
  await page.evaluate(() => window.scrollTo(0, 150));
  const drawer = await openDrawer(page, listing);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const top = await scrollTop();
  const list = drawer.locator("details").first().locator("xpath=..");
  for (const x of [10, 200]) {
    await page.mouse.move(x, 300);
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 1500);
  }
  // To its end, and no further.
  await expect.poll(() => list.evaluate((it) => it.scrollTop + it.clientHeight >= it.scrollHeight - 1)).toBe(true);
  await page.mouse.wheel(0, 1500);
  await page.keyboard.press("End");
  await untilDrawn(page);
  expect(await scrollTop()).toBe(top);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  expect(await scrollTop()).toBe(top);
  // Turned until the page moves: a browser gives the wheel, while it turns on, to what was under it when it began.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return scrollTop();
    })
    .toBeGreaterThan(top);
});

test("the place among the filters, and the draft, in a window that is low, turned or made wide (R4.3)", async ({
  page,
}) => {
  await openPage(page, listing.path);
  const drawer = await openDrawer(page, listing);

  await test.step("a phone that is turned, and turned back, keeps the place", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAllGroups(drawer);
    const place = drawer.getByRole("group", { name: words.facets.minutes(), exact: true }).locator("label").last();
    await place.evaluate((it) => it.scrollIntoView({ block: "center" }));
    for (const size of [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ]) {
      // The place is noted with the scroll, which comes with the next frame.
      await untilDrawn(page);
      await page.setViewportSize(size);
      await expect(place).toBeInViewport();
    }
  });

  await test.step("in a low one its head and foot go along with the filters, which have all of the room", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await boxOf(drawer, listing, "goal", first).scrollIntoViewIfNeeded();
    await page.mouse.move(200, 128);
    await page.mouse.wheel(0, 60);
    await expect(closerOf(page, listing)).not.toBeInViewport();
    const share = await drawer.evaluate((it) => {
      const heights = Array.from({ length: innerHeight }, (_, y) => y);
      const isOfFilters = (y: number) =>
        document.elementFromPoint(innerWidth / 2, y)?.closest(".filter-drawer-panel") !== null;
      return heights.filter(isOfFilters).length / it.clientHeight;
    });
    expect(share).toBeGreaterThan(0.9);
    await applyOf(page, listing, listing.data.total).click();
    await expect(drawer).toBeHidden();
  });

  await test.step("one that becomes wide has the panel instead, and none of the draft", async () => {
    await page.setViewportSize(small);
    await openDrawer(page, listing);
    await boxOf(drawer, listing, "goal", first).click();
    await expect(applyOf(page, listing, matching(listing, { goal: [first] }).length)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(drawer).toBeHidden();
    await expect(openerOf(page, listing)).toBeHidden();
    await expect(page.getByRole("region", { name: words.listing.filters() })).toBeVisible();
    await expectApplied(page, listing, []);
    await page.setViewportSize(small);
    await expect(drawer).toBeHidden();
    await expect(openerOf(page, listing)).toBeVisible();
  });
});
