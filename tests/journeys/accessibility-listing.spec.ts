/** The states of a listing, in every language: filters open and in use, the drawer, and nothing found. */
import { locales } from "../../src/domain/locale.ts";
import { findViolations } from "./axe.ts";
import { readListing, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, openAllGroups, panelOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "reduce" });

const schemes = ["light", "dark"] as const;

for (const locale of locales) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test("a listing has no barrier with all filters open, some in use, and with nothing found", async ({ page }) => {
      test.slow();
      const listing = readListing(locale);
      const [goal] = valuesOf(listing, "goal");
      // So tall that all of the panel is seen at once.
      await page.setViewportSize({ width: 1440, height: 4000 });
      await openPage(page, listing.path);
      const panel = panelOf(page, listing);
      await openAllGroups(panel);
      await boxOf(panel, listing, "goal", goal?.id as string).click();
      await expect(page).toHaveURL(/goal=/);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page, "html"), `filters, ${colorScheme}`).toEqual([]);
      }
      await page.locator("main input[type=search]").fill("xqzxqz");
      await expect(cardsOf(page)).toHaveCount(0);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page, "html"), `nothing found, ${colorScheme}`).toEqual([]);
      }
    });

    test("its drawer has none either, on the narrowest screen", async ({ page }) => {
      const listing = readListing(locale);
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, listing.path);
      await page.locator("main button[aria-haspopup=dialog]").first().click();
      const drawer = page.locator("dialog[open]");
      await openAllGroups(drawer);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page, "dialog[open]"), colorScheme).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: "active" });
      const unseen = await drawer
        .locator("button, input[type=checkbox] + *")
        .evaluateAll((all) =>
          all
            .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width < 1)
            .map((it) => it.outerHTML.slice(0, 80)),
        );
      expect(unseen).toEqual([]);
    });
  });
}
