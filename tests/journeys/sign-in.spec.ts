/** Signing in without leaving the page (R2.6, R2.10, R4.2, R6, R7.1, R7.7). */
import { isMarked, markDocument, navigationLink, openPage, untilLoadedAnew } from "./open-page.ts";
import {
  dialogOf,
  greetingOf,
  makePerson,
  openDialog,
  signInIn,
  signInLink,
  signUpIn,
  untilAccountIsKnown,
} from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const template = "/inspiration/swot/";
const german = "/de/inspiration/swot-analyse/";

test.describe("In German, on a phone", () => {
  test.use({ locale: "de", viewport: { width: 320, height: 640 } });

  test("signing up and signing in reload the page, which greets; signing out on the platform ends it (R2.6, R2.10, R3.5, R4.2, R6.2)", async ({
    page,
    platform,
  }) => {
    const person = makePerson();
    const greeting = greetingOf(page);

    await test.step("signing up", async () => {
      await openPage(page, "/de/inspirations/");
      await openPage(page, german);
      await markDocument(page);
      const frame = await openDialog(page);
      expect(await isMarked(page)).toBe(true);
      await signUpIn(frame, person);
      await untilLoadedAnew(page);
      await expect(greeting).toHaveAccessibleName(/Nora/);
      await expect(page).toHaveURL(german);
      await expect(await dialogOf(page)).toHaveCount(0);
      await expect(signInLink(page)).toBeHidden();
    });

    await test.step("back is the page before, whatever pages the dialog has shown", async () => {
      await page.goBack();
      await expect(page).toHaveURL("/de/inspirations/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goForward();
      await expect(page).toHaveURL(german);
      await expect(greeting).toHaveAccessibleName(/Nora/);
    });

    await test.step("signing out", async () => {
      const opened = page.waitForEvent("popup");
      await greeting.click();
      const platformPage = await opened;
      await expect(platformPage).toHaveURL(`${platform.origin}/?locale=de`);
      await platformPage.locator("form[action^='/signout'] button").click();
      await platformPage.waitForLoadState();
      await page.reload();
      await untilAccountIsKnown(page);
      await expect(signInLink(page)).toBeVisible();
      await expect(greeting).toHaveCount(0);
    });

    await test.step("signing in, which the next page knows, too", async () => {
      await markDocument(page);
      await signInIn(await openDialog(page), person);
      await untilLoadedAnew(page);
      await expect(greeting).toHaveAccessibleName(/Nora/);
      await openPage(page, "/de/discover/");
      await expect(greeting).toHaveAccessibleName(/Nora/);
    });
  });
});

test("the platform is asked once a document, after the page stands, and its answer is taken whole (R7.1)", async ({
  page,
  requests,
  platform,
}) => {
  // Else a visitor whom nobody knows would hold a connection to the platform.
  const ended = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/auth/me"));
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).endsWith("/auth/me")) Object.assign(window, { askedMs: performance.now() });
      return fetch(input, init);
    };
  });
  await openPage(page, template);
  await untilAccountIsKnown(page);
  await ended;
  const [paintedMs, askedMs] = await page.evaluate<[number, number]>(
    "[performance.getEntriesByName('first-contentful-paint')[0].startTime, window.askedMs]",
  );
  expect(askedMs).toBeGreaterThan(paintedMs);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveURL("/discover/");
  await expect(signInLink(page)).toBeVisible();
  expect(requests.all.filter(({ url }) => url === `${platform.origin}/auth/me`)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sign-in link leads to the platform, and from there back to the page (R7.7)", async ({ page, site }) => {
    await page.goto(template);
    const opened = page.waitForEvent("popup");
    await signInLink(page).click();
    const platformPage = await opened;
    await signUpIn(platformPage, makePerson());
    await expect(platformPage).toHaveURL(site.origin + template);
  });
});
