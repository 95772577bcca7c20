/** The first window of the home page: what this is, the ways to find, and what a template does (R2.11, R10.1). */
import type { Page } from "@playwright/test";
import type { HomeData } from "../../src/domain/page.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { cardsOf } from "./listing-panel.ts";
import { isMarked, markDocument, openPage } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const { home: words, sentence } = wordsIn("en");
const { boards, fitting } = readPageFile("/").data as HomeData;
const asked = "/inspirations/?people=14&minutes=1-25&place=remote";

const search = (page: Page) => page.getByRole("main").getByRole("searchbox");
const drawings = (page: Page) => page.getByRole("main").locator("[data-chalk] > span > svg");

/** What each step takes in one of the two meetings, as the page words it. */
const stepsIn = (meeting: number) =>
  (fitting?.steps ?? []).map(({ fitted }) => {
    const { minutes, groups = 0 } = fitted[meeting] ?? {};
    return minutes === undefined ? words.leftOut() : words.fitted({ minutes, groups });
  });

const meetingNamed = (at: number) => {
  const { people = 0, minutes = 0 } = fitting?.meetings[at] ?? {};
  return words.meeting({ people, minutes });
};

async function expectFittedTo(page: Page, meeting: number): Promise<void> {
  await expect(page.locator("[data-meeting]:visible")).toHaveText([
    ...stepsIn(meeting),
    words.total({ minutes: fitting?.meetings[meeting]?.total ?? 0 }),
  ]);
}

test("what is typed on the home page becomes filters, and a template fits itself at a touch and by keyboard (R2.11)", async ({
  page,
}) => {
  await openPage(page, "/");
  await markDocument(page);

  await test.step("another meeting, and back: the steps change, as the rules of a plan say", async () => {
    expect(stepsIn(0)).not.toEqual(stepsIn(1));
    await expectFittedTo(page, 0);
    await page.getByText(meetingNamed(1)).click();
    await expectFittedTo(page, 1);
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio", { name: meetingNamed(0) })).toBeFocused();
    await expectFittedTo(page, 0);
  });

  await test.step("numbers and a place, as the field itself proposes", async () => {
    await search(page).fill(words.searchExample());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(asked);
    await expect(cardsOf(page).first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  await test.step("on coming back to what the sentence said, the boards stand there still", async () => {
    await page.goBack();
    await page.getByRole("combobox", { name: sentence.goal() }).selectOption("look-back");
    await page.getByRole("button", { name: sentence.submit() }).click();
    await expect(page).toHaveURL("/inspirations/?goal=look-back");
    await expect(cardsOf(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("combobox", { name: sentence.goal() })).toHaveValue("look-back");
    await expect(drawings(page)).toHaveCount(boards.length);
    expect(await isMarked(page)).toBe(true);
  });
});

test("a situation leads to what helps then, and from there to others and to the listing (R10.1)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const french = wordsIn("fr");
  const { situations } = readPageFile("/fr/").data as HomeData;
  const [last] = situations.slice(-1);
  const [first] = situations;
  await haveChosenLanguage(page, "fr");
  await openPage(page, "/fr/");
  await markDocument(page);
  const link = (name = "") => page.getByRole("main").getByRole("link", { name, exact: true });
  await expect(link(first?.name)).toBeVisible();
  await page.getByText(french.home.moreSituations(), { exact: true }).click();
  await link(last?.name).click();
  await expect(page).toHaveTitle(titleAt(last?.url ?? ""));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(last?.name ?? "");
  await link(first?.name).click();
  await expect(page).toHaveTitle(titleAt(first?.url ?? ""));
  await page.locator("main a[href*='?situation=']").first().click();
  await expect(page).toHaveURL(`/fr/inspirations/?situation=${first?.id}`);
  await expect(cardsOf(page).first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

for (const locale of ["en", "de", "fr"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the first window says what this is, and holds the ways to find and a board (R2.11)", async ({ page }) => {
      const { home, sentence } = wordsIn(locale);
      const main = page.getByRole("main");
      await openPage(page, locale === "en" ? "/" : `/${locale}/`);
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        for (const part of [
          main.getByText(home.description()),
          main.getByRole("searchbox"),
          main.getByRole("button", { name: sentence.submit() }),
          main.getByText(home.languages({ count: 7 })),
        ])
          await expect(part).toBeInViewport({ ratio: 1 });
        await expect(drawings(page).first()).toBeInViewport();
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a template fits itself, situations lead to their pages, and the search is a plain form (R2.11, R10.1)", async ({
    page,
  }) => {
    await page.goto("/");
    await expectFittedTo(page, 0);
    await page.getByText(meetingNamed(1)).click();
    await expectFittedTo(page, 1);
    const { situations } = readPageFile("/").data as HomeData;
    const { name = "" } = situations[0] ?? {};
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.goBack();
    await search(page).fill("swot");
    await page.getByRole("button", { name: words.find() }).click();
    await expect(page).toHaveURL("/inspirations/?q=swot");
  });
});
