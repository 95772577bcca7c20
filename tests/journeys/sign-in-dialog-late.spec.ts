/** The dialog to sign in (R4.2) where its words, or the platform's page in it, come late or not at all. */
import type { Page } from "@playwright/test";
import { hold, saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { isMarked, markDocument, navigationLink, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import {
  comeFromDiscover,
  dialogOf,
  greetingOf,
  makePerson,
  openDialog,
  signInIn,
  signInLink,
  signUpBefore,
  untilAccountIsKnown,
} from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const template = "/inspiration/swot/";
const words = "/assets/js/language-en-account*";
const { account } = wordsIn("en");

test.use({ reducedMotion: "reduce" });

async function openKnown(page: Page): Promise<void> {
  await openPage(page, template);
  await untilAccountIsKnown(page);
}

/** A dialog that had been opened before, to sign in, would stand before this one, to sign up. */
async function expectNoneBefore(page: Page): Promise<void> {
  const frame = await openDialog(page, page.locator("a[href*='/signup?']:visible").last());
  await expect(frame.locator("input[name=name]")).toBeVisible();
  await expect(page.locator("dialog")).toHaveCount(1);
}

test("words that come late open nothing on another page, and one dialog however often it was asked for (R2.4, R4.2)", async ({
  page,
}) => {
  await saveData(page);

  await test.step("the visitor is on another page by then", async () => {
    await openKnown(page);
    const bring = await hold(page, words);
    await page.getByRole("link", { name: wordsIn("en").template.use() }).click();
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    bring();
    await expectNoneBefore(page);
    await page.unroute(words);
  });

  await test.step("another page is on its way, which wins", async () => {
    await openKnown(page);
    const bring = await hold(page, words);
    const bringPage = await hold(page, "/assets/data/discover/**");
    await signInLink(page).click();
    await navigationLink(page, "/discover/").click();
    const late = page.waitForEvent("requestfinished", (request) => request.url().includes("language-en-account"));
    bring();
    await late;
    bringPage();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    await expect(page).toHaveURL("/discover/");
    await expectNoneBefore(page);
    await page.unrouteAll();
  });

  await test.step("asked for twice, it makes one step to go back", async () => {
    await comeFromDiscover(page);
    await untilAccountIsKnown(page);
    const entry = () => page.evaluate(() => navigation.currentEntry?.index);
    const before = await entry();
    const bring = await hold(page, words);
    await signInLink(page).dblclick();
    bring();
    const dialog = await dialogOf(page);
    await expect(dialog.frameLocator("iframe").locator("input[name=email]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect.poll(entry, "the history is where it was before").toBe(before);
    await page.goBack();
    await expect(page).toHaveURL("/discover/");
  });
});

test.describe("words that do not come", () => {
  test.use({ expectedErrors: /auth\/me|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test("have the link lead to the page itself, but no visitor who reads another by then, or is offline (R4.2, R8.3)", async ({
    page,
    context,
    platform,
  }) => {
    await test.step("offline, the page stays, and says that it can be tried again", async () => {
      await openKnown(page);
      await markDocument(page);
      await context.setOffline(true);
      await signInLink(page).click();
      const again = page.getByRole("alert").getByRole("link");
      await expect(again).toHaveAttribute("href", new RegExp(`^${platform.origin}/signin\\?`));
      expect(await isMarked(page)).toBe(true);
      await context.setOffline(false);
    });

    await test.step("on another page", async () => {
      await openKnown(page);
      await markDocument(page);
      const fail = await hold(page, words, (route) => route.abort());
      await signInLink(page).click();
      await navigationLink(page, "/discover/").click();
      await expect(page).toHaveTitle(titleAt("/discover/"));
      const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("language-en-account"));
      fail();
      await failed;
      await navigationLink(page, "/").click();
      await expect(page).toHaveTitle(titleAt("/"));
      expect(await isMarked(page)).toBe(true);
    });

    await test.step("on the same page", async () => {
      await signInLink(page).click();
      await expect(page).toHaveURL(({ href }) => href.startsWith(`${platform.origin}/signin?locale=en`));
    });
  });
});

test.describe("while another page is on its way, whose address stands there already", () => {
  test.use({ expectedErrors: /auth\/me/ });

  test("whoever signs in goes on with the page that they read (R4.2)", async ({ page, context, platform }) => {
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    await saveData(page);
    await openKnown(page);
    await hold(page, "/assets/data/discover/**");
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveURL("/discover/");
    await signInIn(await openDialog(page), person);
    await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
    await expect(page).toHaveURL(template);
  });
});

test.describe("where the platform's page", () => {
  test.use({ expectedErrors: /auth\/me|ERR_CONNECTION_REFUSED.*\/signin/ });

  test("cannot be reached, it says so, and links to the page itself (R4.2)", async ({ page, platform, site }) => {
    await openKnown(page);
    await page.route(`${platform.origin}/signin*`, (route) => route.abort("connectionrefused"));
    await signInLink(page).click();
    const dialog = await dialogOf(page);
    await expect(dialog.getByRole("status")).toContainText(account.failed());
    await expect(dialog.locator("iframe")).toBeHidden();
    const link = dialog.getByRole("link", { name: account.openPage() });
    const redirect = encodeURIComponent(site.origin + template);
    await expect(link).toHaveAttribute("href", `${platform.origin}/signin?locale=en&redirect=${redirect}`);
    await page.unrouteAll();
    const opened = page.waitForEvent("popup");
    await link.click();
    await expect((await opened).locator("input[name=email]")).toBeVisible();
  });

  test("takes longer than 10 s, it is given up, and shows all the same when it comes (R4.2)", async ({
    page,
    platform,
  }) => {
    await page.clock.install();
    await openPage(page, template);
    await page.clock.runFor(1000);
    await untilAccountIsKnown(page);
    const bring = await hold(page, `${platform.origin}/signin*`);
    await signInLink(page).click();
    const dialog = await dialogOf(page);
    await expect(dialog.locator("svg").last()).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(account.loading());
    await page.clock.runFor(9000);
    await expect(dialog.getByRole("status")).toHaveText(account.loading());
    await page.clock.runFor(2000);
    await expect(dialog.getByRole("status")).toContainText(account.failed());
    bring();
    await expect(dialog.frameLocator("iframe").locator("input[name=email]")).toBeVisible();
    await expect(dialog.getByRole("status")).toBeHidden();
  });
});
