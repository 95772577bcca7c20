/** What stands on a template's page as a word of the vocabulary leads to all templates that share it (R2.17). */
import { cardsPerPage } from "../../src/domain/page.ts";
import { readListing, resultsOf, urlOf } from "./listing-facts.ts";
import { cardsOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

for (const [locale, kind, key] of [
  ["en", "inspiration", "lean-canvas"],
  ["fr", "inspiration", "starfish"],
  ["de", "session", "weekly-meeting"],
] as const) {
  test(`In ${locale}, every chip of ${key} leads to a listing with that filter on and the template in it`, async ({
    page,
  }) => {
    const listing = readListing(locale, kind);
    const template = listing.templates.find((it) => it.key === key);
    if (!template) throw new Error(`There is no ${key}`);
    // Whose browser asks for another language would be sent there.
    await page.addInitScript((language) => localStorage.setItem("inspirations:language", language), locale);
    await openPage(page, urlOf(listing, key));
    const addresses = await page
      .locator(`main a[href^="${listing.path}?"]`)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);

    const expected = Object.entries(template.terms).flatMap(([facet, values]) =>
      values.map((value) => `${listing.path}?${facet}=${value}`),
    );
    // Whatever the template is, the promo block also leads to the canvases.
    const promo = kind === "inspiration" ? [`${listing.path}?activity=canvas`] : [];
    expect(addresses.toSorted()).toEqual([...new Set([...expected, ...promo])].toSorted());

    for (const address of expected) {
      const [facet = "", value = ""] = address.slice(listing.path.length + 1).split("=");
      await openPage(page, address);
      const results = resultsOf(listing, { chosen: { [facet]: [value] } });
      expect(results, address).toContain(template);
      const shown = results.slice(0, cardsPerPage);
      await expect(cardsOf(page), address).toHaveCount(shown.length);
      if (shown.includes(template))
        await expect(page.locator(`main article a[href="${template.url}"]`), address).toBeVisible();
    }
  });
}

test("the promo block leads to the Canvas templates and to the author's", async ({ page }) => {
  const listing = readListing("en");
  await openPage(page, urlOf(listing, "swot"));
  await page.getByRole("link", { name: listing.words.template.canvasLink(), exact: true }).click();
  await expect(page).toHaveURL("/inspirations/?activity=canvas");
  await expect(cardsOf(page)).toHaveCount(resultsOf(listing, { chosen: { activity: ["canvas"] } }).length);
});
