/** The states of a listing: filters open and in use, the drawer, and nothing found. */
import { expectNoBarrier } from "./axe.ts";
import { saveData } from "./connection.ts";
import { readListing, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, openAllGroups, panelOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { findEchoes, findListProblems } from "./page-outline.ts";
import { expect, test } from "./site.ts";

test.use({ locale: "de", reducedMotion: "reduce" });

test("a listing has no barrier with all filters open, some in use, in its drawer, and with nothing found", async ({
  page,
}) => {
  await saveData(page);
  const listing = readListing("de");
  const [goal] = valuesOf(listing, "goal");
  // So tall that all of the panel is seen at once.
  await page.setViewportSize({ width: 1440, height: 4000 });
  await openPage(page, listing.path);
  const panel = panelOf(page, listing);
  await openAllGroups(panel);
  await boxOf(panel, listing, "goal", goal?.id as string).click();
  await expect(page).toHaveURL(/goal=/);
  await expectNoBarrier(page, { at: "filters" });
  for (const find of [findListProblems, findEchoes]) expect.soft(await page.evaluate(find)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator("main button[aria-haspopup=dialog]").first().click();
  const drawer = page.locator("dialog[open]");
  // Its code comes with the small window.
  await expect(drawer).toBeVisible();
  await openAllGroups(drawer);
  await expectNoBarrier(page, { at: "drawer", within: "dialog[open]" });
  // To Chromium a dialog's footer is that of the page, in which screen readers seek who made it.
  await expect(drawer.locator("header, footer")).toHaveCount(0);
  await page.emulateMedia({ forcedColors: "active" });
  const unseen = await drawer
    .locator("button, input[type=checkbox] + *")
    .evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width < 1)
        .map((it) => it.outerHTML.slice(0, 80)),
    );
  expect(unseen).toEqual([]);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.locator("main input[type=search]").fill("xqzxqz");
  await expect(cardsOf(page)).toHaveCount(0);
  await expectNoBarrier(page, { at: "nothing found" });
});
