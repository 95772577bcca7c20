/** What an anonymous visitor reads in full, and the mode in which the rest is read (R4.3, R4.4). */
import type { Page } from "@playwright/test";
import { siteConfig } from "../../site.config.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { blockStorage } from "./browser-storage.ts";
import { hold } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { chooseLanguage } from "./language-entries.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { isMarked, letSettle, markDocument, navigationLink, openPage } from "./open-page.ts";
import { greetingOf, makePerson, openDialog, signInIn, signUpBefore, untilAccountIsKnown } from "./signing-in.ts";
import { expect, localesTold, test } from "./with-platform.ts";

const { freeReadings } = siteConfig;

test.use({ reducedMotion: "reduce" });

/** As many as may be read, and two more. */
function templatesIn(locale: Locale): string[] {
  const all = pagesIn(locale).filter(({ file }) => file.data.screen === "template");
  return all.slice(0, freeReadings + 2).map(({ address }) => address);
}

const addressAt = (templates: string[], index: number): string => templates[index] ?? "";

const countOf = (page: Page) => page.evaluate(() => localStorage.getItem("inspirations:reading-count"));

const blocker = (page: Page) => page.locator("section:has(> #blocked)");

async function expectBlocked(page: Page): Promise<void> {
  await expect(blocker(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#summary")).toBeVisible();
  await expect(page.locator(".in-full:visible")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
}

async function expectInFull(page: Page): Promise<void> {
  await expect(blocker(page)).toBeHidden();
  await expect(page.locator("#steps")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

/** Opens as many as may be read, each by a document of its own. */
async function readAll(page: Page, templates: string[]): Promise<void> {
  for (const [index, address] of templates.slice(0, freeReadings).entries()) {
    await openPage(page, address);
    await expect.poll(() => countOf(page)).toBe(String(index + 1));
  }
}

/** A page of the site's origin, for what the browser keeps of it, that asks nobody anything. */
async function openBlank(page: Page): Promise<void> {
  await page.route("**/blank/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<link rel=icon href='data:,'>" }),
  );
  await page.goto("/blank/");
  await page.unroute("**/blank/");
}

/** The same, without reading: what the browser would keep. */
async function haveRead(page: Page, templates: string[]): Promise<void> {
  const keys = templates.slice(0, freeReadings).map((address) => {
    const data = pagesIn("en").find((it) => it.address === address)?.file.data;
    return data?.screen === "template" ? `${data.kind}:${data.key}` : "";
  });
  await openBlank(page);
  await page.evaluate(
    ([count, readings]) => {
      localStorage.setItem("inspirations:reading-count", count);
      localStorage.setItem("inspirations:readings", readings);
    },
    [String(keys.length), keys.join(" ")] as const,
  );
}

const sizes = { en: { width: 320, height: 640 }, fr: { width: 768, height: 1024 }, de: { width: 1440, height: 900 } };

for (const locale of localesTold) {
  test.describe(`In ${locale}, at ${sizes[locale].width} px`, () => {
    test.use({ locale, viewport: sizes[locale] });

    test("five are read in full, the sixth shows its beginning; signed in there, all of it (R4.3, R4.4)", async ({
      page,
      context,
      platform,
    }) => {
      const templates = templatesIn(locale);
      const person = makePerson();
      await signUpBefore(context, platform, person);
      await context.clearCookies();
      await readAll(page, templates);
      await expectInFull(page);

      await openPage(page, addressAt(templates, freeReadings));
      await expectBlocked(page);
      await untilAccountIsKnown(page);
      await expectBlocked(page);
      expect(await countOf(page)).toBe(String(freeReadings));

      const signIn = blocker(page).getByRole("link", { name: wordsIn(locale).header.signIn() });
      await signInIn(await openDialog(page, signIn), person);
      await expect(greetingOf(page)).toBeVisible();
      await expect(page).toHaveURL(addressAt(templates, freeReadings));
      await expectInFull(page);
      expect(await countOf(page)).toBe("0");
      await openPage(page, addressAt(templates, freeReadings + 1));
      await expect(greetingOf(page)).toBeVisible();
      await expectInFull(page);
      expect(await countOf(page)).toBe("0");
    });
  });
}

test("a reload, going back and another language do not count again (R4.3)", async ({ page }) => {
  const [first = "", second = ""] = templatesIn("en");
  await openPage(page, first);
  await expect.poll(() => countOf(page)).toBe("1");
  await page.reload();
  await untilAccountIsKnown(page);
  expect(await countOf(page)).toBe("1");
  await openPage(page, second);
  await expect.poll(() => countOf(page)).toBe("2");
  await page.goBack();
  await untilAccountIsKnown(page);
  expect(await countOf(page)).toBe("2");
  await chooseLanguage(page, "fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await letSettle(page);
  expect(await countOf(page)).toBe("2");
});

test("what was read in full stays open, and moving inside the site blocks what was not (R4.4)", async ({ page }) => {
  const templates = templatesIn("en");
  const isRead = (address: string) => templates.indexOf(address) >= 0 && templates.indexOf(address) < freeReadings;
  await haveRead(page, templates);
  await openPage(page, addressAt(templates, 0));
  await expectInFull(page);
  await markDocument(page);
  await untilAccountIsKnown(page);

  const links = await page
    .locator("#recommendations article a")
    .evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? ""));
  for (const href of links) {
    await page.locator(`#recommendations a[href='${href}']`).first().click();
    await expect(page).toHaveURL(href);
    await (isRead(href) ? expectInFull(page) : expectBlocked(page));
    await page.goBack();
    await expect(page).toHaveURL(addressAt(templates, 0));
    await expectInFull(page);
  }
  await navigationLink(page, "/discover/").click();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("templates that are opened at once in tabs behind the page count, and the one too many shows its beginning (R4.3)", async ({
  page,
  context,
}) => {
  const templates = templatesIn("en");
  await haveRead(page, templates.slice(0, freeReadings - 1));
  // No tab of this browser is ever hidden.
  await context.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
  const tabs = [];
  for (const address of templates.slice(freeReadings - 1, freeReadings + 1)) {
    const tab = await context.newPage();
    const tell = await hold(tab, "**/auth/me");
    await openPage(tab, address);
    await expectInFull(tab);
    tabs.push({ tab, tell });
  }
  for (const { tab, tell } of tabs) {
    tell();
    await untilAccountIsKnown(tab);
    expect(await countOf(tab)).toBe(String(freeReadings));
  }
  const [last, tooMany] = tabs;
  if (last) await expectInFull(last.tab);
  if (tooMany) await expectBlocked(tooMany.tab);
});

test("who signs in in another tab reads on in this one, which asks the platform once more (R4.3)", async ({
  page,
  context,
  platform,
}) => {
  const templates = templatesIn("en");
  const person = makePerson();
  await signUpBefore(context, platform, person);
  await context.clearCookies();
  await haveRead(page, templates);
  let timesAsked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/me")) timesAsked += 1;
  });
  await openPage(page, addressAt(templates, freeReadings));
  await untilAccountIsKnown(page);
  await expectBlocked(page);
  await markDocument(page);

  const other = await context.newPage();
  await openPage(other, "/");
  await signInIn(await openDialog(other), person);
  await expect(greetingOf(other)).toBeVisible();
  await expect(greetingOf(page)).toBeVisible();
  await expectInFull(page);
  await letSettle(page);
  expect(timesAsked).toBe(2);
  expect(await isMarked(page)).toBe(true);
});

test("it is blocked before the first paint, and nothing jumps (R4.4)", async ({ page }) => {
  const templates = templatesIn("en");
  await haveRead(page, templates);
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const steps = document.getElementById("steps");
      if (steps) seen.push(steps.checkVisibility());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await watchShifts(page);
  // The page's own code comes late.
  await page.route("**/assets/js/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await openPage(page, addressAt(templates, freeReadings));
  await untilAccountIsKnown(page);
  await expectBlocked(page);
  expect(await page.evaluate("window.seen.length > 0 && !window.seen.includes(true)")).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
});

test("the keyboard reaches nothing of what is blocked, and a place in it leads to the beginning (R4.4)", async ({
  page,
}) => {
  const templates = templatesIn("en");
  await haveRead(page, templates);
  await openPage(page, addressAt(templates, freeReadings));
  const reached: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body ? "end" : focused?.closest(".in-full, footer") ? "blocked" : "open";
    });
    if (place === "end") break;
    reached.push(place);
  }
  expect(reached.length).toBeGreaterThan(8);
  expect(reached).not.toContain("blocked");

  await page.goto("/");
  await openPage(page, `${addressAt(templates, freeReadings)}#steps`);
  await expectBlocked(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the printed sheet of a blocked template has its beginning, and says how to read on", async ({ page }) => {
  const templates = templatesIn("en");
  await haveRead(page, templates);
  await openPage(page, addressAt(templates, freeReadings));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#summary")).toBeVisible();
  await expect(blocker(page).getByRole("heading")).toBeVisible();
  await expect(blocker(page).getByRole("link")).toHaveCount(0);
});

test("nonsense in the browser's storage blocks nothing", async ({ page }) => {
  const [first = ""] = templatesIn("en");
  await openBlank(page);
  for (const nonsense of ["", "-7", "6e9", "many", "9".repeat(400), '{"count":9}']) {
    await page.evaluate((value) => {
      localStorage.setItem("inspirations:reading-count", value);
      localStorage.setItem("inspirations:readings", value);
    }, nonsense);
    await openPage(page, first);
    await expectInFull(page);
    await expect.poll(() => countOf(page)).toBe("1");
  }
});

test("where storage is blocked, everything can be read", async ({ page }) => {
  await blockStorage(page);
  for (const address of templatesIn("en")) {
    await openPage(page, address);
    await untilAccountIsKnown(page);
    await expectInFull(page);
  }
});

test.describe("where the platform is down", () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED.*\/auth\/me|^Auth error HttpError: Network Error/ });

  test("every page can be read, nothing is counted, and it is logged (R8.1, R8.8)", async ({
    page,
    platform,
    errors,
  }) => {
    const templates = templatesIn("en");
    await haveRead(page, templates);
    await page.route(`${platform.origin}/**`, (route) => route.abort("connectionrefused"));
    await openPage(page, addressAt(templates, freeReadings));
    await untilAccountIsKnown(page);
    await expectInFull(page);
    await page.locator("#recommendations article a").first().click();
    await expect(page).not.toHaveURL(addressAt(templates, freeReadings));
    await expectInFull(page);
    await page.evaluate(() => localStorage.clear());
    await openPage(page, addressAt(templates, 0));
    await untilAccountIsKnown(page);
    expect(await countOf(page)).toBeNull();
    expect(errors.filter((error) => error.startsWith("Auth error HttpError: Network Error"))).toHaveLength(2);
  });
});

test.describe("where the answer is none that the site knows", () => {
  test.use({ expectedErrors: /^Auth error|status of 503/ });

  test("nothing is counted, and it is logged (R8.1)", async ({ page, errors }) => {
    const [first = ""] = templatesIn("en");
    const answers = [{ status: 503, body: "{}" }, { body: "<p>" }, { body: '{"id":7}' }];
    for (const answer of answers) {
      await page.route("**/auth/me", (route) => {
        const headers = {
          "access-control-allow-origin": route.request().headers().origin ?? "",
          "access-control-allow-credentials": "true",
        };
        return route.fulfill({ contentType: "application/json", headers, ...answer });
      });
      await openPage(page, first);
      await untilAccountIsKnown(page);
      expect(await countOf(page)).toBeNull();
      await page.unrouteAll();
    }
    expect(errors.filter((error) => error.startsWith("Auth error"))).toHaveLength(answers.length);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /(?!)/ });

  test("nothing is blocked (R4.4)", async ({ page }) => {
    for (const address of templatesIn("en")) {
      await page.goto(address);
      await expectInFull(page);
    }
  });
});
