/** The page about privacy, and the ways that lead there. */
import type { Page } from "@playwright/test";
import { pathOf } from "../../src/domain/route.ts";
import { expectNoBarrier } from "./axe.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { findSideways } from "./layout-problems.ts";
import { openPage, untilIdle } from "./open-page.ts";
import { makePerson, signUpBefore } from "./signing-in.ts";
import { accept, barOf, consentWords, expect, kept, test } from "./with-analytics.ts";

test.use({ reducedMotion: "reduce" });

/** The names under which this browser keeps something of the site and of the platform. */
async function namesKept(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}

/** The names on the page; one that ends in … stands for all that begin so. */
async function namesTold(page: Page): Promise<string[]> {
  return page.locator("main dt b").evaluateAll((names) => names.map((name) => (name.textContent ?? "").trim()));
}

test("tells of all that a visit leaves in the browser, and is reached from where somebody is asked for something", async ({
  page,
  context,
  platform,
}) => {
  await test.step("from the question of consent, in the language of the page", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await haveChosenLanguage(page, "de");
    await openPage(page, "/de/discover/");
    const link = barOf(page, "de").getByRole("link", { name: consentWords("de").privacy });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/de/privacy/#recorded");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn("de").privacy.title());
    expect(await page.evaluate(findSideways)).toEqual([]);
    await expect(barOf(page, "de")).toBeVisible();
  });

  await test.step("from the newsletter and from the end of a page", async () => {
    await accept(page, "de");
    await page.setViewportSize({ width: 1440, height: 900 });
    await haveChosenLanguage(page, "fr");
    await openPage(page, "/fr/");
    await page.getByRole("link", { name: wordsIn("fr").newsletter.privacy() }).click();
    await expect(page).toHaveURL("/fr/privacy/#newsletter");
    await expect(page.locator("#newsletter")).toBeInViewport();
    await page.goBack();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: wordsIn("fr").footer.privacy() })
      .click();
    await expect(page).toHaveURL("/fr/privacy/");
    await expectNoBarrier(page, { at: "/fr/privacy/" });
  });

  await test.step("from signing up", async () => {
    await page.goto(
      `${platform.origin}/signup?locale=fr&redirect=${encodeURIComponent(new URL("/fr/", page.url()).href)}`,
    );
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.locator(`a[href$="${pathOf({ name: "privacy" }, "fr")}#account"]`).click(),
    ]);
    await expect(opened.locator("#account")).toHaveText(wordsIn("fr").privacy.account());
    await opened.close();
  });

  await test.step("names what the browser keeps once everything is used", async () => {
    await haveChosenLanguage(page, "en");
    await signUpBefore(context, platform, makePerson());
    await openPage(page, "/inspiration/swot/");
    await page
      .getByRole("button", { name: / to my favourites$/ })
      .first()
      .click();
    await page.getByRole("contentinfo").getByRole("combobox").selectOption("dark");
    await openPage(page, "/plan/?v=1&title=Day&people=8&activity=swot");
    await untilIdle(page);
    await openPage(page, "/privacy/");
    await untilIdle(page);
    expect((await kept(page)).cookies).toContain("inspirations_analytics");
    const told = await namesTold(page);
    const names = await namesKept(page);
    expect(names).toEqual(
      expect.arrayContaining(["inspirations:favourites", "inspirations:consent", "sign-in", "browser"]),
    );
    const isTold = (name: string) =>
      told.some((it) => it === name || (it.endsWith("…") && name.startsWith(it.slice(0, -1))));
    expect(names.filter((name) => !isTold(name))).toEqual([]);
  });
});
