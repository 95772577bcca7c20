/** Templates that an anonymous visitor reads in full, and the mode in which all others are shown (R4.3, R4.4). */
import type { Page } from "@playwright/test";
import { siteConfig } from "../../site.config.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { holdCode } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { chooseLanguage } from "./language-entries.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { isMarked, markDocument, navigationLink, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { greetingOf, makePerson, openDialog, signInIn, signUpBefore, untilAccountIsKnown } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const { freeReadings } = siteConfig;

test.use({ reducedMotion: "reduce" });

/** As many templates as may be read in full, and two more. */
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

/** Stores the readings of a visitor who has read as many templates as may be read in full. */
async function haveRead(page: Page, templates: string[]): Promise<void> {
  const keys = templates.slice(0, freeReadings).map((address) => {
    const data = pagesIn("en").find((it) => it.address === address)?.file.data;
    return data?.screen === "template" ? `${data.kind}:${data.key}` : "";
  });
  // A page of the site's origin that makes no requests.
  await page.route("**/blank/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<link rel=icon href='data:,'>" }),
  );
  await page.goto("/blank/");
  await page.unroute("**/blank/");
  await page.evaluate(
    ([count, readings]) => {
      localStorage.setItem("inspirations:reading-count", count);
      localStorage.setItem("inspirations:readings", readings);
    },
    [String(keys.length), keys.join(" ")] as const,
  );
}

test.describe("In German, on a phone", () => {
  test.use({ locale: "de", viewport: { width: 320, height: 640 } });

  test("five are read in full, each counted once and said to be, the sixth shows its beginning; signed in there, all of it (R2.8, R3.5, R4.3, R4.4)", async ({
    page,
    context,
    platform,
  }) => {
    const templates = templatesIn("de");
    const tooMany = addressAt(templates, freeReadings);
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    const words = wordsIn("de").reading;
    const said = (count: number) => page.getByText(words.free({ count, limit: freeReadings }), { exact: true });
    const readNext = async (index: number) => {
      await openPage(page, addressAt(templates, index));
      await expect.poll(() => countOf(page)).toBe(String(index + 1));
      await expectInFull(page);
      await expect(said(index + 1)).toBeVisible();
    };
    await watchShifts(page);

    await test.step("a reload, going back and another language do not count again", async () => {
      await readNext(0);
      expect(await shiftsOf(page)).toEqual([]);
      await page.reload();
      await untilAccountIsKnown(page);
      await expect(said(1)).toBeVisible();
      await readNext(1);
      await page.goBack();
      await untilAccountIsKnown(page);
      await chooseLanguage(page, "fr");
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      for (let index = 2; index < freeReadings; index += 1) await readNext(index);
    });

    await test.step("the sixth shows its beginning", async () => {
      await openPage(page, tooMany);
      await expectBlocked(page);
      await untilAccountIsKnown(page);
      await expectBlocked(page);
      expect(await countOf(page)).toBe(String(freeReadings));
      await expect(said(freeReadings)).toBeVisible();
      const gains = [words.gainRead(), words.gainUse({ brand: siteConfig.brand }), words.gainKeep()];
      await expect(blocker(page).getByRole("listitem")).toHaveText(gains);
    });

    await test.step("signed in, all of it, and of the next one", async () => {
      const signIn = blocker(page).getByRole("link", { name: wordsIn("de").header.signIn() });
      await signInIn(await openDialog(page, signIn), person);
      await expect(greetingOf(page)).toBeVisible();
      await expect(page).toHaveURL(tooMany);
      await expectInFull(page);
      expect(await countOf(page)).toBe("0");
      await expect(page.getByText(words.free({ count: 1, limit: freeReadings }).slice(1))).toHaveCount(0);
      await openPage(page, addressAt(templates, freeReadings + 1));
      await expect(greetingOf(page)).toBeVisible();
      await expectInFull(page);
      expect(await countOf(page)).toBe("0");
    });
  });
});

test("what was read in full stays open, and moving inside the site blocks what was not (R4.4)", async ({ page }) => {
  const templates = templatesIn("en");
  await haveRead(page, templates);
  await openPage(page, addressAt(templates, 0));
  await expectInFull(page);
  await markDocument(page);
  await untilAccountIsKnown(page);

  const [link = ""] = await page
    .locator("#recommendations article a")
    .evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? ""));
  expect(templates.slice(0, freeReadings)).not.toContain(link);
  await page.locator(`#recommendations a[href='${link}']`).first().click();
  await expect(page).toHaveURL(link);
  await expectBlocked(page);
  await page.goBack();
  await expect(page).toHaveURL(addressAt(templates, 0));
  await expectInFull(page);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveTitle(titleAt("/discover/"));
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("what is blocked is so before the first paint, nothing jumps, the keyboard reaches none of it, and paper says how to read on (R4.4)", async ({
  page,
}) => {
  const templates = templatesIn("en");
  const tooMany = addressAt(templates, freeReadings);
  await haveRead(page, templates);

  await test.step("from the first paint on", async () => {
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
    const bringCode = await holdCode(page);
    await page.goto(tooMany, { waitUntil: "commit" });
    await expectBlocked(page);
    bringCode();
    await untilStarted(page);
    await untilAccountIsKnown(page);
    await expectBlocked(page);
    expect(await page.evaluate("window.seen.length > 0 && !window.seen.includes(true)")).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });

  await test.step("for the keyboard, and for an address that names a place in it", async () => {
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
    await openPage(page, `${tooMany}#steps`);
    await expectBlocked(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step("on paper", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#summary")).toBeVisible();
    await expect(blocker(page).getByRole("heading")).toBeVisible();
    await expect(blocker(page).getByRole("link")).toHaveCount(0);
  });
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
  await page.locator("#recommendations article a").first().click();
  await expect(page).not.toHaveURL(addressAt(templates, freeReadings));
  await expectInFull(page);
  expect(timesAsked).toBe(2);
  expect(await isMarked(page)).toBe(true);
});

test.describe("where the platform is down", () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED.*\/auth\/me|^Auth error HttpError: Network Error/ });

  test("every page can be read, nothing is counted, and it is logged (R4.3, R8.1, R8.8)", async ({
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
