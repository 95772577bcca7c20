/** The home page's sentence and the listings that it leads to (R2.11). */
import type { Page } from "@playwright/test";
import { haveChosenLanguage } from "./browser-storage.ts";
import { holdCode } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { type BuiltListing, readListing, resultsOf } from "./listing-facts.ts";
import { cardsOf } from "./listing-panel.ts";
import { isMarked, markDocument, navigationLink, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

type Words = Pick<BuiltListing, "words">;

const slot = (page: Page, name: "type" | "goal" | "group", { words }: Words) =>
  page.getByRole("combobox", { name: words.sentence[name](), exact: true });

const submit = (page: Page, { words }: Words) =>
  page.getByRole("button", { name: words.sentence.submit(), exact: true });

test("the sentence leads to the listing with its filters on, by keyboard alone, without loading a document (R2.11)", async ({
  page,
}) => {
  const listing = readListing("de");
  await haveChosenLanguage(page, "de");
  await openPage(page, "/de/");
  await markDocument(page);
  await slot(page, "goal", listing).selectOption("look-back");
  await slot(page, "group", listing).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(submit(page, listing)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${listing.path}?goal=look-back&people=2`);
  const results = resultsOf(listing, { chosen: { goal: ["look-back"], people: ["2"] } });
  await expect(cardsOf(page)).toHaveCount(results.length);
  expect(await isMarked(page)).toBe(true);
  // The listing shows the same sentence.
  await expect(slot(page, "goal", listing)).toHaveValue("look-back");
  await expect(slot(page, "group", listing)).toHaveValue("2");

  await test.step("on a listing it changes the filters at once, and another kind keeps them", async () => {
    await openPage(page, `${listing.path}?people=14`);
    await expect(slot(page, "group", listing)).toHaveValue("14");
    await slot(page, "goal", listing).selectOption("look-back");
    await expect(page).toHaveURL(`${listing.path}?goal=look-back&people=14`);
    const found = resultsOf(listing, { chosen: { goal: ["look-back"], people: ["14"] } });
    await expect(cardsOf(page)).toHaveCount(found.length);
    await slot(page, "type", listing).selectOption("session");
    await expect(page).toHaveURL("/de/sessions/?goal=look-back&people=14");
  });
});

test("what is chosen, also before the page has come to life, is what the sentence leads to, and says on coming back (R2.11)", async ({
  page,
}) => {
  const english = { words: wordsIn("en") };
  const bringToLife = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await slot(page, "type", english).selectOption("session");
  await slot(page, "goal", english).selectOption("look-back");
  bringToLife();
  await untilStarted(page);
  await expect(slot(page, "type", english)).toHaveValue("session");
  await expect(slot(page, "goal", english)).toHaveValue("look-back");
  await submit(page, english).click();
  await expect(page).toHaveURL("/sessions/?goal=look-back");

  await test.step("back from there, from the first moment on", async () => {
    await openPage(page, "/");
    await slot(page, "type", english).selectOption("session");
    await slot(page, "goal", english).selectOption("look-back");
    await slot(page, "group", english).selectOption("6-10");
    await submit(page, english).click();
    await expect(page).toHaveURL("/sessions/?goal=look-back&people=6-10");
    await page.getByRole("heading", { level: 1 }).waitFor();
    // Records the choices that each frame of the home page shows.
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const isHome = document.documentElement.dataset.route === "home";
        const values = [...document.querySelectorAll<HTMLSelectElement>("[data-slot] select")].map(
          ({ value }) => value,
        );
        if (isHome) seen.add(values.join(" "));
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(slot(page, "type", english)).toHaveValue("session");
    await expect(slot(page, "goal", english)).toHaveValue("look-back");
    await expect(slot(page, "group", english)).toHaveValue("6-10");
    await expect
      .poll(() => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]))
      .toEqual(["session look-back 6-10"]);
    // The restored sentence can be changed and submitted.
    await slot(page, "goal", english).selectOption("");
    await submit(page, english).click();
    await expect(page).toHaveURL("/sessions/?people=6-10");
    await page.goBack();
    await expect(slot(page, "goal", english)).toHaveValue("");
    await expect(slot(page, "group", english)).toHaveValue("6-10");
  });

  await test.step("what else the history keeps", async () => {
    await openPage(page, "/");
    for (const state of [{ kind: "none" }, { kind: "session", goal: "gone", people: 7 }, "session"]) {
      await page.evaluate((kept) => history.replaceState(kept, ""), state);
      await navigationLink(page, "/discover/").click();
      await expect(page).toHaveURL("/discover/");
      await page.goBack();
      await expect(submit(page, english)).toHaveCount(1);
      await expect(slot(page, "goal", english)).toHaveValue("");
      await expect(slot(page, "group", english)).toHaveValue("");
    }
  });
});

test("on a phone, each choice of the sentence stands there in full (R2.11)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const locale of ["de", "fr"] as const) {
    await test.step(locale, async () => {
      const words = { words: wordsIn(locale) };
      await haveChosenLanguage(page, locale);
      await openPage(page, `/${locale}/`);
      for (const name of ["type", "goal", "group"] as const) {
        const choice = slot(page, name, words);
        for (const text of await choice.locator("option:not([disabled])").allTextContents()) {
          await choice.selectOption(text);
          const shown = choice.locator("xpath=following-sibling::*");
          await expect(shown).toHaveText(text);
          const isWhole = await shown.evaluate((it) => {
            const around = it.parentElement?.getBoundingClientRect();
            const { bottom, right } = it.getBoundingClientRect();
            return around && it.scrollWidth <= it.clientWidth && right <= innerWidth && bottom <= around.bottom + 1;
          });
          expect(isWhole, text).toBe(true);
        }
        // The choice is reset, so that the others offer all of theirs again.
        await choice.selectOption(name === "type" ? "inspiration" : "");
      }
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a plain form that leads to the listing of its kind (R2.11)", async ({ page }) => {
    const italian = { words: wordsIn("it") };
    for (const kind of ["session", "inspiration"] as const) {
      await page.goto("/it/");
      await slot(page, "type", italian).selectOption(kind);
      await slot(page, "goal", italian).selectOption("look-back");
      await expect(submit(page, italian)).toHaveCount(1);
      await submit(page, italian).click();
      await expect(page).toHaveURL(`/it/${kind}s/?goal=look-back&people=`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});
