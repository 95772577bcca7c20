/** The dialog in which the platform's page stands (R4.2). */
import type { Page } from "@playwright/test";
import { words as platformWords } from "../../src/platform/words/words.ts";
import { hold, saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { isMarked, letSettle, markDocument, navigationLink, openPage, untilLoadedAnew } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
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
import { expect, test } from "./with-platform.ts";

const template = "/inspiration/swot/";
const { account: words, site } = wordsIn("en");

test.use({ reducedMotion: "reduce" });

async function goToDiscover(page: Page): Promise<void> {
  const link = navigationLink(page, "/discover/");
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

/** To home, with a page to go back to. */
async function comeFromDiscover(page: Page): Promise<void> {
  await openPage(page, "/discover/");
  await navigationLink(page, "/").click();
  await expect(page).toHaveURL("/");
}

test("it is closed by its control, Escape and a click outside; focus and scroll are where they were", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, template);
  await untilAccountIsKnown(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  const box = await signInLink(page).boundingBox();
  if (!box) throw new Error("There is no sign-in link");
  const dialog = await dialogOf(page);
  const waysOut = [
    () => dialog.getByRole("button", { name: site.close() }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 400),
  ];
  for (const leave of waysOut) {
    // Not by its link, which the runner would scroll to.
    await page.mouse.click(box.x + 9, box.y + 9);
    await expect(dialog).toBeVisible();
    // The page behind does not move.
    await page.mouse.move(5, 600);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(signInLink(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(700);
  }
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1100);
});

test("the second click of a double one, which opened it, does not close it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, template);
  await untilAccountIsKnown(page);
  const box = await signInLink(page).boundingBox();
  if (!box) throw new Error("There is no sign-in link");
  const dialog = await dialogOf(page);
  await page.mouse.click(box.x + 9, box.y + 9);
  await expect(dialog).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await letSettle(page);
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x + 9, box.y + 9);
  await expect(dialog).toHaveCount(0);
});

test("a click inside of it leaves it open, and it does not let the focus out", async ({ page }) => {
  await openPage(page, template);
  const frame = await openDialog(page);
  const dialog = await dialogOf(page);
  await dialog.getByRole("heading", { name: words.signIn() }).click();
  await frame.locator("input[name=email]").click();
  await expect(frame.locator("input[name=email]")).toBeFocused();
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      ),
    ).toBe(true);
  }
});

test("the keyboard alone opens it, fills the form, and is back on the page", async ({ page, context, platform }) => {
  const person = makePerson();
  await signUpBefore(context, platform, person);
  await context.clearCookies();
  await openPage(page, template);
  await untilAccountIsKnown(page);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    if (await signInLink(page).evaluate((it) => it === document.activeElement)) break;
  }
  await expect(signInLink(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = await dialogOf(page);
  const frame = dialog.frameLocator("iframe");
  await expect(dialog.getByRole("button", { name: site.close() })).toBeFocused();
  await expect(frame.locator("input[name=email]")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(frame.locator("input[name=email]")).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
});

test.describe("a form that is refused", () => {
  // By the platform's answer, and by browsers that give no focus to a field in a frame.
  test.use({ expectedErrors: /status of 401|Blocked autofocusing/ });

  test("stays in it, and the frame's address that cannot be read breaks nothing", async ({ page }) => {
    await openPage(page, template);
    await markDocument(page);
    const frame = await openDialog(page);
    await signInIn(frame, { ...makePerson(), password: "not the password" });
    await expect(frame.getByRole("alert")).toBeVisible();
    await letSettle(page);
    await expect(await dialogOf(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test("the platform's page may sign in with a passkey, and uses nothing that the site does not", async ({
  page,
  platform,
}) => {
  await openPage(page, template);
  await openDialog(page);
  const frame = page.frames().find((it) => it.url().startsWith(platform.origin));
  const allowed = await frame?.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } };
    const names = ["publickey-credentials-get", "publickey-credentials-create", "camera", "geolocation"];
    return names.filter((name) => featurePolicy.allowsFeature(name));
  });
  expect(allowed).toEqual(["publickey-credentials-get", "publickey-credentials-create"]);
});

test.describe("back", () => {
  test("closes it, and then leads to the page before", async ({ page }) => {
    await comeFromDiscover(page);
    await openDialog(page);
    await page.goBack();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(signInLink(page)).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL("/discover/");
  });

  test("leads to the page before once it was closed, whatever pages it has shown", async ({ page }) => {
    await comeFromDiscover(page);
    const frame = await openDialog(page);
    await frame.locator("a[href^='/signup']").click();
    await expect(frame.locator("input[name=name]")).toBeVisible();
    const dialog = await dialogOf(page);
    await dialog.getByRole("button", { name: site.close() }).click();
    await expect(dialog).toHaveCount(0);
    await letSettle(page);
    await page.goBack();
    await expect(page).toHaveURL("/discover/");
  });

  test("leads to the page before once somebody has signed up by way of both forms", async ({ page }) => {
    await comeFromDiscover(page);
    await markDocument(page);
    await signUpIn(await openDialog(page), makePerson());
    await untilLoadedAnew(page);
    await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
    await page.goBack();
    await expect(page).toHaveURL("/discover/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("leads from a template that is used to the page that it was chosen on", async ({ page, platform }) => {
    await openPage(page, template);
    const use = page.getByRole("link", { name: wordsIn("en").template.use() });
    await signUpIn(await openDialog(page, use), makePerson());
    await expect(page).toHaveURL(`${platform.origin}/templates/inspiration/swot?locale=en`);
    await page.goBack();
    await expect(page).toHaveURL(template);
    await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});

test.describe("while another page does not come, whose address stands there already", () => {
  test.use({ expectedErrors: /auth\/me|PageLoadError|Failed to load resource/ });

  test("whoever signs in goes on with the page that they read", async ({ page, context, platform }) => {
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    await saveData(page);
    await openPage(page, template);
    await untilAccountIsKnown(page);
    await page.route("/assets/data/discover/**", (route) => route.abort());
    await navigationLink(page, "/discover/").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveURL("/discover/");
    await signInIn(await openDialog(page), person);
    await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
    await expect(page).toHaveURL(template);
  });
});

test("where its words come when the visitor is on another page, it does not open there", async ({ page }) => {
  await openPage(page, template);
  await untilAccountIsKnown(page);
  const goOn = await hold(page, "/assets/js/language-en-account*");
  await page.getByRole("link", { name: wordsIn("en").template.use() }).click();
  await goToDiscover(page);
  goOn();
  await letSettle(page);
  await expect(page.locator("dialog")).toHaveCount(0);
  await openDialog(page);
});

test("a link that is clicked before its words are there wins over it, though its page comes later (R2.4)", async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, template);
  await untilAccountIsKnown(page);
  await letSettle(page);
  const giveWords = await hold(page, "/assets/js/language-en-account*");
  const givePage = await hold(page, "/assets/data/discover/**");
  await signInLink(page).click();
  await navigationLink(page, "/discover/").click();
  giveWords();
  await letSettle(page);
  await expect(page).toHaveURL("/discover/");
  await expect(page.locator("dialog")).toHaveCount(0);
  givePage();
  await expect(page).toHaveTitle(titleAt("/discover/"));
});

test("asked for twice before its words are there, it makes one step to go back", async ({ page }) => {
  await comeFromDiscover(page);
  await untilAccountIsKnown(page);
  await letSettle(page);
  const goOn = await hold(page, "/assets/js/language-en-account*");
  await signInLink(page).dblclick();
  goOn();
  await expect(await dialogOf(page)).toBeVisible();
  await letSettle(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await letSettle(page);
  await page.goBack();
  await expect(page).toHaveURL("/discover/");
});

test.describe("where its words do not come", () => {
  test.use({ expectedErrors: /auth\/me|ERR_FAILED/ });

  test("the link leads to the page itself, but no visitor who reads another by then", async ({ page, platform }) => {
    await openPage(page, template);
    await untilAccountIsKnown(page);
    await markDocument(page);
    const fail = await hold(page, "/assets/js/language-en-account*", (route) => route.abort());
    await signInLink(page).click();
    await goToDiscover(page);
    fail();
    await letSettle(page);
    await expect(page).toHaveURL("/discover/");
    expect(await isMarked(page)).toBe(true);
    await signInLink(page).click();
    await expect(page).toHaveURL(({ href }) => href.startsWith(`${platform.origin}/signin?locale=en`));
  });
});

test.describe("offline, before its words were fetched", () => {
  test.use({ expectedErrors: /auth\/me|ERR_INTERNET_DISCONNECTED/ });

  test("the page stays, and says that it can be tried again (R8.3)", async ({ page, context, platform }) => {
    await openPage(page, template);
    await untilAccountIsKnown(page);
    await markDocument(page);
    await context.setOffline(true);
    await signInLink(page).click();
    const again = page.getByRole("alert").getByRole("link");
    await expect(again).toHaveAttribute("href", new RegExp(`^${platform.origin}/signin\\?`));
    expect(await isMarked(page)).toBe(true);
  });
});

test("other clicks on the link are the browser's (R2.4)", {
  tag: "@whole-browser",
}, async ({ page, context, platform, site }) => {
  await openPage(page, template);
  await untilAccountIsKnown(page);
  const opened = context.waitForEvent("page");
  await signInLink(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  const redirect = encodeURIComponent(site.origin + template);
  await expect(tab).toHaveURL(`${platform.origin}/signin?locale=en&redirect=${redirect}`);
  await expect(page.locator("dialog")).toHaveCount(0);
});

test.describe("the calls to sign up", () => {
  for (const [place, address] of [
    ["home", "/"],
    ["discover", "/discover/"],
  ] as const) {
    test(`at the end of ${place} opens it at the form to sign up (R2.8)`, async ({ page }) => {
      await openPage(page, address);
      const frame = await openDialog(page, page.locator("a[href*='/signup?']:visible").last());
      await expect(frame.locator("input[name=name]")).toBeVisible();
    });
  }
});

test.describe("using a template (R7.9)", () => {
  test("asks an anonymous visitor to sign in, and then leads to it on the platform", async ({
    page,
    context,
    platform,
  }) => {
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    await openPage(page, template);
    await signInIn(await openDialog(page, page.getByRole("link", { name: wordsIn("en").template.use() })), person);
    await expect(page).toHaveURL(`${platform.origin}/templates/inspiration/swot?locale=en`);
    await expect(page.getByRole("status")).toBeVisible();
    await expect(page.getByRole("listitem").getByRole("link")).toHaveText("swot");
  });

  test("leaves no dialog on the page that comes back, in browsers without the Navigation API either", async ({
    page,
    context,
    platform,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    await openPage(page, template);
    // An answer for which the page stays, as it would come back.
    await page.route(`${platform.origin}/templates/**`, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest(`${platform.origin}/templates/**`);
    await signInIn(await openDialog(page, page.getByRole("link", { name: wordsIn("en").template.use() })), person);
    await asked;
    await expect(page.locator("dialog")).toHaveCount(0);
  });

  test("leads whoever has signed up there at once", async ({ page, context, platform }) => {
    await signUpBefore(context, platform, makePerson());
    await openPage(page, template);
    await expect(greetingOf(page)).toBeVisible();
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: wordsIn("en").template.use() }).click();
    const used = await opened;
    await expect(used).toHaveURL(`${platform.origin}/templates/inspiration/swot?locale=en`);
    await expect(used.getByRole("status")).toBeVisible();
    await expect(used.getByRole("listitem").getByRole("link")).toHaveText("swot");
    await expect(page.locator("dialog")).toHaveCount(0);
  });

  test("is for the visitor to say where another site leads there", async ({ page, context, platform }) => {
    await signUpBefore(context, platform, makePerson());
    const address = `${platform.origin}/templates/inspiration/swot?locale=en`;
    const keep = page.getByRole("button", { name: platformWords.en.templates.keep });
    for (const policy of ["unsafe-url", "no-referrer"]) {
      const link = `<!doctype html><a href="${address}" referrerpolicy="${policy}">Look</a>`;
      await page.route("https://elsewhere.example/", (route) =>
        route.fulfill({ contentType: "text/html", body: link }),
      );
      await page.goto("https://elsewhere.example/");
      await page.getByRole("link").click();
      await expect(keep).toHaveAccessibleDescription(/^swot/);
      await expect(page.getByRole("listitem")).toHaveCount(0);
      await page.unrouteAll();
    }
    await keep.click();
    await expect(page.getByRole("status")).toBeVisible();
    await expect(page.getByRole("listitem").getByRole("link")).toHaveText("swot");
  });
});

test.describe("where the platform cannot be reached", () => {
  test.use({ expectedErrors: /auth\/me|ERR_CONNECTION_REFUSED.*\/signin/ });

  test("it says so, and links to the page itself", async ({ page, platform, site }) => {
    await openPage(page, template);
    await untilAccountIsKnown(page);
    await page.route(`${platform.origin}/signin*`, (route) => route.abort("connectionrefused"));
    await signInLink(page).click();
    const dialog = await dialogOf(page);
    await expect(dialog.getByRole("status")).toContainText(words.failed());
    await expect(dialog.locator("iframe")).toBeHidden();
    const link = dialog.getByRole("link", { name: words.openPage() });
    const redirect = encodeURIComponent(site.origin + template);
    await expect(link).toHaveAttribute("href", `${platform.origin}/signin?locale=en&redirect=${redirect}`);
    await page.unrouteAll();
    const opened = page.waitForEvent("popup");
    await link.click();
    await expect((await opened).locator("input[name=email]")).toBeVisible();
  });
});

test("a page that takes longer than 10 s is given up, and shows all the same when it comes", async ({
  page,
  platform,
}) => {
  await page.clock.install();
  await openPage(page, template);
  await page.clock.runFor(1000);
  await untilAccountIsKnown(page);
  const goOn = await hold(page, `${platform.origin}/signin*`);
  await signInLink(page).click();
  const dialog = await dialogOf(page);
  await expect(dialog.locator("svg").last()).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(words.loading());
  await page.clock.runFor(9000);
  await expect(dialog.getByRole("status")).toHaveText(words.loading());
  await page.clock.runFor(2000);
  await expect(dialog.getByRole("status")).toContainText(words.failed());
  goOn();
  await expect(dialog.frameLocator("iframe").locator("input[name=email]")).toBeVisible();
  await expect(dialog.getByRole("status")).toBeHidden();
});
