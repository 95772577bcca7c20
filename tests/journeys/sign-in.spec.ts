/** Signing in without leaving the page (R2.6, R2.10, R4.2, R6, R7.1, R7.7). */
import type { Page } from "@playwright/test";
import { hold } from "./connection.ts";
import { chooseLanguage } from "./language-entries.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import {
  isMarked,
  letSettle,
  markDocument,
  navigationLink,
  openPage,
  returnFromMemory,
  untilLoadedAnew,
} from "./open-page.ts";
import {
  dialogOf,
  greetingOf,
  makePerson,
  openDialog,
  signInIn,
  signInLink,
  signUpBefore,
  signUpIn,
  untilAccountIsKnown,
} from "./signing-in.ts";
import { expect, localesTold, test } from "./with-platform.ts";

const template = "/inspiration/swot/";
const sizes = { en: { width: 320, height: 640 }, fr: { width: 768, height: 1024 }, de: { width: 1440, height: 900 } };

async function inLanguage(page: Page, locale: string): Promise<string> {
  await page.goto(template);
  const href = await page.locator(`link[rel=alternate][hreflang=${locale}]`).getAttribute("href");
  return new URL(href ?? "").pathname;
}

test("the answer that nobody is signed in is taken whole: a visitor holds no connection to the platform", async ({
  page,
}) => {
  const ended = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/auth/me"));
  await openPage(page, template);
  await ended;
});

for (const locale of localesTold) {
  test.describe(`In ${locale}, at ${sizes[locale].width} px`, () => {
    test.use({ locale, viewport: sizes[locale] });

    test("signing up reloads the page, which greets; signing out on the platform ends it (R4.2, R6.2)", async ({
      page,
      platform,
    }) => {
      const address = await inLanguage(page, locale);
      await openPage(page, address);
      await markDocument(page);
      const frame = await openDialog(page);
      expect(await isMarked(page)).toBe(true);
      await signUpIn(frame, makePerson());

      const greeting = greetingOf(page);
      await untilLoadedAnew(page);
      await expect(greeting).toHaveAccessibleName(/Nora/);
      await expect(page).toHaveURL(address);
      await expect(await dialogOf(page)).toHaveCount(0);
      await expect(signInLink(page)).toBeHidden();

      const opened = page.waitForEvent("popup");
      await greeting.click();
      const platformPage = await opened;
      await expect(platformPage).toHaveURL(`${platform.origin}/?locale=${locale}`);
      await platformPage.locator("form[action^='/signout'] button").click();
      await platformPage.waitForLoadState();
      await page.reload();
      await untilAccountIsKnown(page);
      await expect(signInLink(page)).toBeVisible();
      await expect(greeting).toHaveCount(0);
    });

    test("whoever has an account signs in, and is greeted from the next page on, too", async ({
      page,
      context,
      platform,
    }) => {
      const person = makePerson();
      await signUpBefore(context, platform, person);
      await context.clearCookies();
      await openPage(page, await inLanguage(page, locale));
      await signInIn(await openDialog(page), person);
      await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
      await openPage(page, locale === "en" ? "/discover/" : `/${locale}/discover/`);
      await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
    });

    test("a greeting shifts nothing, however long the name (R6.2)", async ({ page, context, platform }) => {
      await signUpBefore(context, platform, makePerson("Maximilienne-Antoinette Durand"));
      await watchShifts(page);
      const placesOf = () =>
        page.getByRole("banner").evaluate((header) =>
          [header, ...header.querySelectorAll("summary, nav, a[href*='/signin?']")].map((it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return [x, y, width, height];
          }),
        );
      const answer = await hold(page, "**/auth/me");
      await openPage(page, await inLanguage(page, locale));
      await page.evaluate(() => document.fonts.ready);
      const before = await placesOf();
      answer();
      await expect(greetingOf(page)).toBeVisible();
      expect(await placesOf()).toEqual(before);
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}

test("the greeting follows into another language, and stays from page to page", async ({ page, context, platform }) => {
  await signUpBefore(context, platform, makePerson());
  await openPage(page, template);
  await markDocument(page);
  await expect(greetingOf(page)).toHaveText(/^Hello Nora/);
  await chooseLanguage(page, "fr");
  await expect(greetingOf(page)).toHaveText(/^Bonjour Nora/);
  await navigationLink(page, "/fr/discover/").click();
  await expect(page).toHaveURL("/fr/discover/");
  await expect(greetingOf(page)).toHaveText(/^Bonjour Nora/);
  expect(await isMarked(page)).toBe(true);
});

test("the greeting is in the language of the page, whichever words come last", async ({ page, context, platform }) => {
  await signUpBefore(context, platform, makePerson());
  await openPage(page, template);
  await expect(greetingOf(page)).toHaveText(/^Hello Nora/);
  const goOn = await hold(page, "/assets/js/language-fr-account*");
  await chooseLanguage(page, "fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await chooseLanguage(page, "de");
  await expect(greetingOf(page)).toHaveText(/^Hallo Nora/);
  goOn();
  await letSettle(page);
  await expect(greetingOf(page)).toHaveText(/^Hallo Nora/);
});

test("back, the keyboard goes on from the link that it left by, though the greeting stands before it by now (R2.5)", async ({
  page,
  context,
  platform,
}) => {
  await signUpBefore(context, platform, makePerson());
  const answer = await hold(page, "**/auth/me");
  await openPage(page, "/inspirations/");
  const link = page.locator("main article a").nth(5);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#steps")).toBeAttached();
  answer();
  await expect(greetingOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/inspirations/");
  await expect(link).toBeFocused();
});

test.describe("a visitor whose words do not come at first", () => {
  test.use({ expectedErrors: /language-en-account/ });

  test("is greeted on the next page", async ({ page, context, platform }) => {
    await signUpBefore(context, platform, makePerson());
    await page.route("**/assets/js/language-en-account*", (route) => route.abort(), { times: 1 });
    await openPage(page, template);
    await untilAccountIsKnown(page);
    await expect(signInLink(page)).toBeVisible();
    await navigationLink(page, "/discover/").click();
    await expect(greetingOf(page)).toHaveText(/^Hello Nora/);
  });
});

test("where the platform is asked again meanwhile, the newer answer counts, whichever comes last", async ({
  page,
  context,
  platform,
}) => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(
    `${platform.origin}/auth/me`,
    async (route) => {
      const answer = await route.fetch();
      await first;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  const asked = page.waitForRequest("**/auth/me");
  await openPage(page, template);
  await asked;
  await signUpBefore(context, platform, makePerson());
  // As another tab tells it.
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent("storage", { key: "inspirations:reading-count", newValue: "0" })),
  );
  await expect(greetingOf(page)).toHaveText(/^Hello Nora/);
  const answered = page.waitForResponse("**/auth/me");
  answerFirst();
  await answered;
  await letSettle(page);
  await expect(greetingOf(page)).toHaveText(/^Hello Nora/);
});

test("whoever is signed in after somebody else is greeted, on the same page too", async ({
  page,
  context,
  platform,
}) => {
  await signUpBefore(context, platform, makePerson());
  await openPage(page, template);
  await expect(greetingOf(page)).toHaveText(/^Hello Nora/);
  await context.clearCookies();
  await signUpBefore(context, platform, makePerson("Paul Moreau"));
  await returnFromMemory(page);
  await expect(greetingOf(page)).toHaveText(/^Hello Paul/);
});

test("the platform is asked once a document, after the page stands (R7.1)", async ({ page, requests, platform }) => {
  const asked = () => requests.all.filter(({ url }) => url === `${platform.origin}/auth/me`);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).endsWith("/auth/me")) Object.assign(window, { askedMs: performance.now() });
      return fetch(input, init);
    };
  });
  await openPage(page, template);
  await untilAccountIsKnown(page);
  const [paintedMs, askedMs] = await page.evaluate<[number, number]>(
    "[performance.getEntriesByName('first-contentful-paint')[0].startTime, window.askedMs]",
  );
  expect(askedMs).toBeGreaterThan(paintedMs);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveURL("/discover/");
  await expect(signInLink(page)).toBeVisible();
  expect(asked()).toHaveLength(1);
});

test("somebody who has not finished signing up is anonymous, and is offered to (R6.2)", async ({ page }) => {
  const user = { id: "1", email: "nora@example.org", displayName: "Nora Lind", firstName: "Nora", photo: null };
  await page.route("**/auth/me", (route) =>
    route.fulfill({ json: { ...user, hasSignedUp: false }, headers: cors(route) }),
  );
  await openPage(page, template);
  const frame = await openDialog(page);
  await expect(frame.locator("form[action^='/signup?'] input[name=name]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(greetingOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("inspirations:reading-count"))).toBe("1");
});

const cors = (route: { request: () => { headers: () => Record<string, string> } }) => ({
  "access-control-allow-origin": route.request().headers().origin ?? "",
  "access-control-allow-credentials": "true",
});

test.describe("a photo", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("of the platform is shown; one that does not come leaves the initial (R3.1)", async ({ page, platform }) => {
    const user = { id: "1", email: "n@example.org", displayName: "Nora", firstName: "Nora", hasSignedUp: true };
    let photo = `${platform.origin}/photo.svg`;
    await page.route("**/auth/me", (route) => route.fulfill({ json: { ...user, photo }, headers: cors(route) }));
    await page.route("**/photo.svg", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    );
    await openPage(page, template);
    const picture = greetingOf(page).locator("img");
    await expect(picture).toHaveAttribute("src", photo);
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(9);

    for (const other of [`${platform.origin}/none.svg`, "https://elsewhere.example/photo.svg", "javascript:alert(1)"]) {
      photo = other;
      await page.reload();
      await expect(greetingOf(page)).toContainText("N");
      await expect(picture).toHaveCount(0);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /(?!)/ });

  test("the sign-in link leads to the platform, and from there back to the page (R7.7)", async ({ page, site }) => {
    await page.goto(template);
    const opened = page.waitForEvent("popup");
    await signInLink(page).click();
    const platformPage = await opened;
    await platformPage.locator("a[href^='/signup']").click();
    const { name, email, password } = makePerson();
    await platformPage.locator("input[name=name]").fill(name);
    await platformPage.locator("input[name=email]").fill(email);
    await platformPage.locator("input[name=password]").fill(password);
    await platformPage.locator("button[type=submit]").click();
    await expect(platformPage).toHaveURL(site.origin + template);
  });
});
