/** A document that goes on in the browser's memory while another site's page is read, as it does with nearly every visitor. */

import { dataPathOf } from "../../src/domain/route.ts";
import { hold, saveData } from "./connection.ts";
import { isMarked, markDocument, navigationLink, openPage, untilIdle } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

test("back on a page that was on its way when another site's was opened, it comes (R2.5)", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await saveData(page);
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Elsewhere</h1>" }),
  );
  await openPage(page, "/");
  await markDocument(page);
  await untilIdle(page);
  const release = await hold(page, `**${dataPathOf("/discover/")}`);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveURL("/discover/");
  await page.evaluate(() => location.assign("https://elsewhere.example/"));
  await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  release();
  // The page goes back by itself, because the runner would wait for a load. It first answers, because leaving at once may take the answer
  // with it.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL("/discover/");
  await expect(page).toHaveTitle(titleAt("/discover/"));
  await expect(navigationLink(page, "/discover/")).toHaveAttribute("aria-current", "page");
  expect(await isMarked(page)).toBe(true);
});
