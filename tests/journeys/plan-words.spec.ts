/** Words of the blocks of a plan: they are read where the template may be read, in one language or two. */
import type { Locator, Page } from "@playwright/test";
import { siteConfig } from "../../site.config.ts";
import type { Locale } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { expectNoBarrier } from "./axe.ts";
import { saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { keyLackingDutch } from "./lacking-dutch.ts";
import { openPage } from "./open-page.ts";
import { recordSheets } from "./sheets.ts";
import { greetingOf, makePerson, openDialog, signInIn, signUpBefore, untilAccountIsKnown } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const { freeReadings } = siteConfig;
const en = wordsIn("en");
const plan = "/plan/?v=1&start=09:00&people=8&activity=swot&activity=roti&session=weekly-meeting/2";

function templateIn(locale: Locale, key: string): TemplateData & { address: string } {
  for (const { address, file } of pagesIn(locale)) {
    if (file.data.screen === "template" && file.data.key === key) return { ...file.data, address };
  }
  throw new Error(`There is no ${key} in ${locale}`);
}

const openers = (page: Page): Locator => page.locator("summary", { hasText: en.planWords.open() });

/** The words to say in a step of a template. */
const said = (page: Page, key: string, step: number, locale: Locale = "en"): Locator =>
  page.locator("#app blockquote", { hasText: templateIn(locale, key).parts[step]?.say ?? "" });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`inspirations:${name}`), key);

async function openPlan(page: Page, address = plan): Promise<void> {
  await openPage(page, address);
  await expect(openers(page)).not.toHaveCount(0);
}

test("opening the words of a block counts as reading its template, once; one too many invites to sign in, and leads back (R4.3, R4.4, R10.3)", async ({
  page,
  context,
  platform,
}) => {
  const person = makePerson();
  await signUpBefore(context, platform, person);
  await context.clearCookies();
  await saveData(page);
  await openPlan(page);
  await untilAccountIsKnown(page);

  await test.step("nothing is counted before, and once afterwards, here and on the template's page", async () => {
    expect(await stored(page, "reading-count")).toBeNull();
    await openers(page).first().click();
    await expect(said(page, "swot", 0)).toBeVisible();
    expect(await stored(page, "reading-count")).toBe("1");
    await openers(page).first().click();
    await expect(said(page, "swot", 0)).toHaveCount(0);
    await openers(page).first().click();
    await expect(said(page, "swot", 0)).toBeVisible();
    await openPage(page, templateIn("en", "swot").address);
    await untilAccountIsKnown(page);
    expect(await stored(page, "readings")).toBe("inspiration:swot");
  });

  await test.step("the last that is free opens, and stays; the next is an invitation in a plan that is whole", async () => {
    await page.evaluate((count) => localStorage.setItem("inspirations:reading-count", count), String(freeReadings - 1));
    await openPlan(page);
    await untilAccountIsKnown(page);
    await openers(page).nth(1).click();
    await expect(said(page, "roti", 0)).toBeVisible();
    await openers(page).nth(2).click();
    await expect(page.getByText(en.reading.blocked())).toBeVisible();
    await expect(said(page, "weekly-meeting", 1)).toHaveCount(0);
    await expect(said(page, "roti", 0)).toBeVisible();
    await openers(page).first().click();
    await expect(said(page, "swot", 0)).toBeVisible();
    expect(await stored(page, "reading-count")).toBe(String(freeReadings));
    await expect(page.getByText(templateIn("en", "roti").name).first()).toBeVisible();
  });

  await test.step("signed in, all of it", async () => {
    const { href } = new URL(page.url());
    const invitation = page.locator("#app a", { hasText: en.header.signIn() }).last();
    expect(await invitation.getAttribute("href")).toContain(encodeURIComponent("/plan/?"));
    await signInIn(await openDialog(page, invitation), person);
    await expect(greetingOf(page)).toBeVisible();
    await expect(page).toHaveURL(href);
    await openers(page).nth(2).click();
    await expect(said(page, "weekly-meeting", 1)).toBeVisible();
    expect(await stored(page, "reading-count")).toBe("0");
  });
});

test("the facilitator's sheet has the words of all blocks, each of which counts as read; what may not be read says so (R4.3, R4.4, R10.3)", async ({
  page,
}) => {
  const sheets = await recordSheets(page);
  await saveData(page);
  await openPlan(page);
  await untilAccountIsKnown(page);
  await page.evaluate((count) => localStorage.setItem("inspirations:reading-count", count), String(freeReadings - 1));
  await page.getByRole("button", { name: en.toTakeAlong.open() }).click();
  const dialog = page.getByRole("dialog", { name: en.takeAlong.heading() });
  await dialog.getByRole("button", { name: en.takeAlong.inWords() }).click();
  await expect(dialog.getByText(en.takeAlong.wordsLimited({ count: 2 }))).toBeVisible();
  const [sheet = "", ...others] = await sheets();
  expect(others).toEqual([]);
  for (const { say } of templateIn("en", "swot").parts) expect(sheet).toContain(say);
  expect(sheet.split(en.takeAlong.withAccount())).toHaveLength(3);
  expect(await stored(page, "reading-count")).toBe(String(freeReadings));
});

test("a second language stands beside the first, step by step, and is in the address (R10.7)", async ({ page }) => {
  const [english, french] = [templateIn("en", "swot"), templateIn("fr", "swot")];
  const inFrench = (text: string) => page.locator("[lang=fr]", { hasText: text }).first();
  const choice = page.getByLabel(en.planWords.second());
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlan(page);

  await test.step("chosen, it has titles and words", async () => {
    await choice.selectOption("fr");
    await expect(page).toHaveURL(/[?&]with=fr&/);
    await expect(inFrench(french.name)).toBeVisible();
    await openers(page).first().click();
    for (const [step, { say }] of english.parts.entries()) {
      const first = await said(page, "swot", step).boundingBox();
      const second = await inFrench(french.parts[step]?.say ?? "").boundingBox();
      expect(second?.y, say).toBe(first?.y);
      expect(second?.x, say).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    }
    await expectNoBarrier(page, { at: "words in two languages" });
  });

  await test.step("on a phone it stands below the first", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const first = await said(page, "swot", 0).boundingBox();
    const second = await inFrench(french.parts[0]?.say ?? "").boundingBox();
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step("its address opens in both at once, so that nothing moves", async () => {
    await page.addInitScript(
      ([first, second]) => {
        const seen = new Set<boolean>();
        Object.assign(window, { inBoth: seen });
        new MutationObserver(() => {
          const text = document.querySelector("main")?.textContent ?? "";
          if (text.includes(first)) seen.add(text.includes(second));
        }).observe(document, { childList: true, subtree: true });
      },
      [english.name, french.name] as const,
    );
    await page.reload();
    await expect(inFrench(french.name)).toBeVisible();
    expect(await page.evaluate("[...window.inBoth]")).toEqual([true]);
    await choice.selectOption("");
    await expect(page).not.toHaveURL(/with=/);
    await expect(inFrench(french.name)).toHaveCount(0);
  });

  await test.step("what the second language lacks is said", async () => {
    await openPlan(page, `/plan/?v=1&with=nl&activity=${keyLackingDutch}&activity=swot`);
    await expect(page.getByText(en.planWords.lacking({ language: "Dutch" }))).toHaveCount(1);
    await openers(page).first().click();
    await expect(said(page, keyLackingDutch, 0)).toBeVisible();
  });
});

test.describe("without network", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_|Auth error/ });

  test("what was opened stays, what does not come says so, counts nothing, and can be tried again (R10.3)", async ({
    page,
    context,
  }) => {
    await saveData(page);
    await openPlan(page);
    await untilAccountIsKnown(page);
    await openers(page).first().click();
    await expect(said(page, "swot", 0)).toBeVisible();
    await context.setOffline(true);

    await openers(page).first().click();
    await openers(page).first().click();
    await expect(said(page, "swot", 0)).toBeVisible();
    await openers(page).nth(1).click();
    const alert = page.getByRole("alert").filter({ hasText: en.site.loadFailed() });
    await expect(alert).toHaveCount(1);
    expect(await stored(page, "reading-count")).toBe("1");
    // The plan stays in one language, because the second one cannot be loaded.
    await page.getByLabel(en.planWords.second()).selectOption("fr");
    await expect(alert).toHaveCount(2);
    await expect(said(page, "swot", 0)).toBeVisible();

    await context.setOffline(false);
    await alert.last().getByRole("button", { name: en.site.tryAgain() }).press("Enter");
    await expect(said(page, "roti", 0)).toBeVisible();
    await expect(alert).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement?.closest("details")?.open)).toBe(true);
    await alert.getByRole("button", { name: en.site.tryAgain() }).click();
    await expect(page.locator("[lang=fr]", { hasText: templateIn("fr", "swot").name }).first()).toBeVisible();
    expect(await stored(page, "reading-count")).toBe("2");
  });
});
