import { dataPathOf } from "../../src/domain/route.ts";
import { hold, saveData } from "./connection.ts";
import { navigationLink, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

/** Whether the sign of a page under way is painted. */
const isSignVisible = () =>
  "loading" in document.documentElement.dataset &&
  getComputedStyle(document.documentElement, "::after").visibility === "visible";

test("a page that takes its time shows a sign of it, until it stands", async ({ page }) => {
  await saveData(page);
  await openPage(page, "/");
  const release = await hold(page, `**${dataPathOf("/discover/")}`);
  await navigationLink(page, "/discover/").click();
  await expect.poll(() => page.evaluate(isSignVisible)).toBe(true);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discover Marelle");
  await expect.poll(() => page.evaluate(isSignVisible)).toBe(false);
});
