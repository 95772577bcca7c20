/** Faults around a site: lost connections, browsers that store nothing, changes of date. For deployments see `deploy.spec.ts`. */
import { keepNothing } from "./browser-storage.ts";
import { saveData } from "./connection.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { isMarked, markDocument, navigationLink, openPage, returnFromMemory, untilIdle } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("a host that answers everything with a page", () => {
  test.use({ expectedErrors: /Failed to load module script|MIME type|Loading chunk/ });

  test("a script that comes as HTML is reported, and the target is loaded once (R8.6)", async ({ page, requests }) => {
    await saveData(page);
    await openPage(page, "/");
    await page.route("**/assets/js/listing-screen.*.js", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Welcome" }),
    );
    requests.clear();
    await navigationLink(page, "/inspirations/").click();
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    await expect(page.locator("article").first()).toBeVisible();
    // In the end the page stays as it was built, without scripts.
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    expect(requests.ofType("document").map(({ path: asked }) => asked)).toEqual(["/inspirations/"]);
  });
});

test.describe("a line that drops", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|PageLoadError|ChunkLoadError/ });

  test("the page stays, says so, and goes on once the line is back (R8.4)", async ({ page, context }) => {
    await saveData(page);
    await openPage(page, "/inspiration/swot/");
    await markDocument(page);
    await context.setOffline(true);
    const link = page.locator("#recommendations article a").first();
    const target = (await link.getAttribute("href")) as string;
    await link.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
    await expect(page).toHaveURL("/inspiration/swot/");
    const place = await page.evaluate(() => scrollY);
    // The entry of the page that did not arrive stands ahead in the history, and does not arrive now either.
    await page.evaluate(() => history.forward());
    await expect(page.getByRole("alert").getByRole("link")).toBeFocused();
    await expect(page).toHaveURL("/inspiration/swot/");
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await context.setOffline(false);
    await page.getByRole("alert").getByRole("link").click();
    await expect(page).toHaveTitle(titleAt(target));
    await page.goBack();
    await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
    expect(await isMarked(page)).toBe(true);
  });
});

test("a document that breaks off before its end reads as one without JavaScript", async ({ page }) => {
  await page.route("/inspiration/swot/", async (route) => {
    const whole = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/html", body: whole.slice(0, whole.indexOf("<footer")) });
  });
  await page.goto("/inspiration/swot/");
  await expect(page.locator("html")).not.toHaveAttribute("data-script");
  await expect(page.locator("noscript")).toHaveCount(0);
  await expect(page.locator("#steps")).toBeVisible();
});

test("a browser that keeps nothing, neither storage nor cookies, opens and leaves every kind of page", async ({
  page,
}) => {
  await keepNothing(page);
  for (const { address, kind } of pagesOfEachKind("en").filter(({ kind }) => kind !== "not-found")) {
    await openPage(page, address);
    await expect(page.locator("h1"), kind).toBeVisible();
    await page.locator("footer select").selectOption("dark");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await markDocument(page);
    const target = kind === "discover" ? "/inspirations/" : "/discover/";
    await navigationLink(page, target).click();
    await expect(page).toHaveTitle(titleAt(target));
    expect(await isMarked(page)).toBe(true);
  }
});

test("a page that is open over midnight shows the templates of the day, when it is moved in and when it comes back (R2.11)", async ({
  page,
}) => {
  const expectDay = async (day: number) => {
    await expect(page.locator("html")).toHaveAttribute("data-day", String(day));
    await expect(page.locator(`main [data-day="${day}"]`)).toBeVisible();
  };
  await page.clock.setFixedTime("1970-01-01T23:59:59Z");
  await openPage(page, "/discover/");
  await untilIdle(page);
  await page.clock.setFixedTime("1970-01-02T00:00:01Z");
  await navigationLink(page, "/").click();
  await expect(page).toHaveTitle(titleAt("/"));
  await expectDay(1);
  await page.clock.setFixedTime("1970-01-03T00:00:01Z");
  await returnFromMemory(page);
  await expectDay(2);
});
