/** A plan whose code does not come (R2.16). */
import { hold, saveData } from "./connection.ts";
import { buttonOf, dotmocracy, openPlan, swot, templateAt } from "./fitted-plan.ts";
import { wordsIn } from "./interface-words.ts";
import { untilDrawn } from "./next-frames.ts";
import { follow, isMarked, markDocument, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "reduce", expectedErrors: /fitting/ });
test.beforeEach(({ page }) => saveData(page));

const code = "/assets/js/language-en-fitting*";
const failed = wordsIn("en").site.loadFailed();

test("the page says so and stays as it is, and a second try opens it; what a deployment has taken away loads the document (R2.16)", async ({
  page,
}) => {
  await openPage(page, swot);
  await markDocument(page);
  await page.route(code, (route) => route.abort());
  await buttonOf(page).click();
  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await openPlan(page);
  expect(await isMarked(page)).toBe(true);

  await test.step("taken away by a deployment: the document of today names another", async () => {
    await openPage(page, swot);
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent("load");
    await buttonOf(page).click();
    await loaded;
    await page.unrouteAll();
    await untilStarted(page);
    await openPlan(page);
  });
});

test("what is missing from the build that is deployed loads the document once, back at the button, which then says so (R2.16)", async ({
  page,
}) => {
  await openPage(page, swot);
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent("load");
  await buttonOf(page).click();
  await loaded;
  await untilStarted(page);
  await expect(buttonOf(page)).toBeInViewport();
  await markDocument(page);
  await buttonOf(page).click();
  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await test.step("the page that a visitor has gone on to by then stays", async () => {
    await page.unrouteAll();
    await openPage(page, swot);
    await markDocument(page);
    const answer = await hold(page, code, (route) => route.fulfill({ status: 404 }));
    await buttonOf(page).click();
    await follow(page, dotmocracy);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(templateAt(dotmocracy).name);
    const gone = page.waitForResponse((response) => response.status() === 404);
    answer();
    await gone;
    await untilDrawn(page);
    expect(await isMarked(page)).toBe(true);
  });
});
