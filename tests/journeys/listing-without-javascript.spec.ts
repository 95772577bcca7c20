/** Every template can be reached without JavaScript, from its listing. */
import { locales } from "../../src/domain/locale.ts";
import { pathOf } from "../../src/domain/route.ts";
import { readListing } from "./listing-facts.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`In ${locale}, each listing links to all of its templates, by main goal`, async ({ page }) => {
    for (const kind of ["inspiration", "session"] as const) {
      const { templates, data } = readListing(locale, kind);
      await page.goto(pathOf({ name: `${kind}s` }, locale));
      const links = page.getByRole("main").locator("article a:visible");
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(addresses.toSorted()).toEqual(templates.map(({ url }) => url).toSorted());

      const goals = data.facets.find(({ id }) => id === "goal")?.values ?? [];
      const mainGoals = goals.filter(({ id }) => templates.some(({ terms }) => terms.goal[0] === id));
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
        mainGoals.map(({ name }) => name ?? ""),
      );
      for (const { id, name = "" } of mainGoals) {
        const group = page.getByRole("region", { name, exact: true });
        await expect(group.getByRole("article")).toHaveCount(
          templates.filter(({ terms }) => terms.goal[0] === id).length,
        );
      }
      for (const role of ["button", "combobox", "checkbox", "searchbox"] as const)
        await expect(page.getByRole("main").getByRole(role)).toHaveCount(0);
    }
  });
}
