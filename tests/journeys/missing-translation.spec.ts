/** A template that lacks a language. For its listings and other pages see `plan-pages.test.ts`. */
import { pathOf } from "../../src/domain/route.ts";
import { saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { keyLackingDutch } from "./lacking-dutch.ts";
import { chooseLanguage, languageSelector, openLanguageSelector } from "./language-entries.ts";
import { follow, openPage } from "./open-page.ts";
import { expect, test } from "./with-platform.ts";

test("a language without a translation is shown as such, cannot be chosen, and its address is not found without asking (R2.3, R4.6)", async ({
  page,
  requests,
}) => {
  const address = pathOf({ name: "inspiration", slug: keyLackingDutch }, "en");
  await saveData(page);
  await openPage(page, address);
  await expect(page.locator("link[hreflang=nl]")).toHaveCount(0);
  await expect(page.locator("link[hreflang=fr]")).toHaveCount(1);

  await openLanguageSelector(page);
  const dutch = languageSelector(page).locator("li", { hasText: "Nederlands" });
  await expect(dutch).toBeVisible();
  await expect(dutch.locator("small")).not.toBeEmpty();
  await expect(dutch.locator("a, button")).toHaveCount(0);
  await dutch.click();
  await expect(page).toHaveURL(address);
  await expect(languageSelector(page).locator("a")).toHaveCount(6);

  requests.clear();
  await follow(page, pathOf({ name: "inspiration", slug: "filmrecensie" }, "nl"));
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn("nl").notFound.title());
  expect(requests.under("/assets/data/")).toEqual([]);

  // A page that exists in Dutch can be shown in it.
  await follow(page, "/inspirations/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await chooseLanguage(page, "nl");
  await expect(page).toHaveURL("/nl/inspirations/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});
