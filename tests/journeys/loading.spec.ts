import { saveData } from "./connection.ts";
import { navigationLink, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

/** Whether the sign of a page under way is painted. */
const isSignVisible = () =>
  "loading" in document.documentElement.dataset &&
  getComputedStyle(document.documentElement, "::after").visibility === "visible";

test("a page that takes its time shows a sign of it, until it stands", async ({ page }) => {
  await saveData(page);
  await openPage(page, "/");
  await page.route("**/assets/data/discover/index.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await navigationLink(page, "/discover/").click();
  await expect.poll(() => page.evaluate(isSignVisible)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discover Marelle");
  await expect.poll(() => page.evaluate(isSignVisible)).toBe(false);
});
