/** The home page's sentence and the listings that it leads to (R2.11, R8.2). */
import type { Page } from "@playwright/test";
import { type Locale, locales } from "../../src/domain/locale.ts";
import { homePath, pathOf } from "../../src/domain/route.ts";
import { wordsIn } from "./interface-words.ts";
import { type BuiltListing, readListing, resultsOf, valuesOf } from "./listing-facts.ts";
import { cardsOf } from "./listing-panel.ts";
import { isMarked, markDocument, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const slot = (page: Page, name: "type" | "goal" | "group", { words }: Pick<BuiltListing, "words">) =>
  page.getByRole("combobox", { name: words.sentence[name](), exact: true });

const submit = (page: Page, { words }: Pick<BuiltListing, "words">) =>
  page.getByRole("button", { name: words.sentence.submit(), exact: true });

/** Whose browser asks for another language would be sent there. */
async function openIn(page: Page, locale: Locale, address: string): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem("inspirations:language", language), locale);
  await openPage(page, address);
}

for (const locale of locales) {
  test(`In ${locale}, the sentence is whole, and its choices are labelled`, async ({ page }) => {
    const words = wordsIn(locale);
    await openIn(page, locale, homePath(locale));
    const sentence = page.locator("form p:has(select)");
    const [before = "", between = ""] = words.sentence.sentence({ type: "…", goal: "…", group: "…" }).split("…");
    await expect(sentence).toContainText(before.trim());
    await expect(sentence).toContainText(between.trim());
    for (const name of ["type", "goal", "group"] as const) await expect(slot(page, name, { words })).toBeVisible();
    await expect(submit(page, { words })).toHaveCount(1);
  });
}

for (const locale of ["en", "de"] as const) {
  test(`In ${locale}, it leads to the listing with its filters on, without loading a document`, async ({ page }) => {
    const listing = readListing(locale);
    const goal = valuesOf(listing, "goal")[0];
    await openIn(page, locale, homePath(locale));
    await markDocument(page);
    await slot(page, "goal", listing).selectOption(goal?.id ?? "");
    await slot(page, "group", listing).selectOption("6-10");
    await submit(page, listing).click();
    await expect(page).toHaveURL(`${listing.path}?goal=${goal?.id}&people=6-10`);
    const results = resultsOf(listing, { chosen: { goal: [goal?.id ?? ""], people: ["6-10"] } });
    await expect(cardsOf(page)).toHaveCount(results.length);
    expect(await isMarked(page)).toBe(true);
    // The listing says the same sentence.
    await expect(slot(page, "goal", listing)).toHaveValue(goal?.id ?? "");
    await expect(slot(page, "group", listing)).toHaveValue("6-10");
  });
}

test("it leads to the sessions as well, and leaves out of the address what is not chosen", async ({ page }) => {
  const listing = readListing("en", "session");
  await openPage(page, "/");
  await slot(page, "type", listing).selectOption("session");
  await submit(page, listing).click();
  await expect(page).toHaveURL("/sessions/");
  await expect(cardsOf(page)).toHaveCount(listing.templates.length);
});

test("its lists offer only what gives results with the other choices", async ({ page }) => {
  const listing = readListing("en");
  await openPage(page, "/");
  const valuesIn = (name: "goal" | "group") =>
    slot(page, name, listing)
      .locator("option:not([disabled])")
      .evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value).filter(Boolean));
  for (const goal of await valuesIn("goal")) {
    await slot(page, "goal", listing).selectOption(goal);
    for (const people of await valuesIn("group"))
      expect(resultsOf(listing, { chosen: { goal: [goal], people: [people] } }), `${goal} ${people}`).not.toEqual([]);
  }
});

test("it is filled in and sent with the keyboard alone", async ({ page }) => {
  const words = wordsIn("en");
  await openPage(page, "/");
  await slot(page, "group", { words }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(submit(page, { words })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/inspirations\/\?people=2$/);
});

test("on a listing it changes the filters at once, and another kind keeps them", async ({ page }) => {
  const listing = readListing("fr");
  await openIn(page, "fr", `${listing.path}?people=14`);
  await expect(slot(page, "group", listing)).toHaveValue("14");
  await slot(page, "goal", listing).selectOption("look-back");
  await expect(page).toHaveURL(`${listing.path}?goal=look-back&people=14`);
  await expect(cardsOf(page)).toHaveCount(
    resultsOf(listing, { chosen: { goal: ["look-back"], people: ["14"] } }).length,
  );
  await slot(page, "type", listing).selectOption("session");
  await expect(page).toHaveURL("/fr/sessions/?goal=look-back&people=14");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of ["inspiration", "session"] as const) {
    test(`it is a plain form that leads to the ${kind}s`, async ({ page }) => {
      const words = wordsIn("it");
      await page.goto("/it/");
      await slot(page, "type", { words }).selectOption(kind);
      await slot(page, "goal", { words }).selectOption("look-back");
      await expect(submit(page, { words })).toHaveCount(1);
      await submit(page, { words }).click();
      await expect(page).toHaveURL(`${pathOf({ name: `${kind}s` }, "it")}?goal=look-back&people=`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
