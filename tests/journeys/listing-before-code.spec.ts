/** What is typed, ticked and chosen on a listing before it has come to life is asked once it has (R2.13, R2.14). */
import type { Page } from "@playwright/test";
import { holdCode, saveData } from "./connection.ts";
import { type BuiltListing, nameOf, readListing, valuesOf } from "./listing-facts.ts";
import { boxOf, expectShown, fieldOf, openAllGroups, panelOf } from "./listing-panel.ts";
import { openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

const listing = readListing("en");
const { path, words } = listing;
const [one, other] = valuesOf(listing, "goal").filter(({ count }) => count > 0 && count < listing.data.total);
const goal = one?.id ?? "";

const slot = (page: Page, name: "type" | "goal" | "group") =>
  page.getByRole("combobox", { name: words.sentence[name](), exact: true });
const sortChoice = (page: Page) => page.getByRole("combobox", { name: words.listing.sort() });

/** Does something on a listing without its code, which comes then. */
async function actBeforeCode(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  const bringToLife = await holdCode(page);
  await page.goto(address, { waitUntil: "commit" });
  await act();
  bringToLife();
  await untilStarted(page);
}

test("what is typed stays, is searched for, and is one entry of the history with what is typed after it", async ({
  page,
}) => {
  const field = page.getByRole("searchbox");
  await actBeforeCode(page, path, () => field.pressSequentially("retro"));
  await expect(page).toHaveURL(`${path}?q=retro`);
  await expect(field).toHaveValue("retro");
  await page.keyboard.type("spective");
  await expect(page).toHaveURL(`${path}?q=retrospective`);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(field).toHaveValue("");
});

test("a box that is ticked and a number that is typed filter", async ({ page }) => {
  await actBeforeCode(page, path, async () => {
    const panel = panelOf(page, listing);
    await boxOf(panel, listing, "goal", goal).click();
    await fieldOf(panel, listing, "people").fill("14");
  });
  await expect(page).toHaveURL(`${path}?goal=${goal}&people=14`);
  const inUse = page.getByRole("list", { name: words.listing.inUse() });
  await expect(inUse.getByRole("button").first()).toHaveText(nameOf(listing, "goal", goal));
  await openAllGroups(panelOf(page, listing));
  await expectShown(page, listing, { chosen: { goal: [goal], people: ["14"] } });
});

test("a group of filters that is opened has its boxes, and one that is closed opens at a click", async ({ page }) => {
  const panel = panelOf(page, listing);
  const group = (facet: "goal" | "tag") =>
    panel.locator("details", { has: page.locator("summary", { hasText: words.facets[facet]() }) });
  await actBeforeCode(page, path, async () => {
    await group("tag").locator("summary").click();
    await group("goal").locator("summary").click();
  });
  await expect(group("tag").getByRole("checkbox").first()).toBeVisible();
  await expect(group("goal").getByRole("checkbox").first()).toBeHidden();
  await group("goal").locator("summary").click();
  await expect(group("goal").getByRole("checkbox").first()).toBeVisible();
});

test("a sort and a goal of the sentence stay chosen", async ({ page }) => {
  const sessions: BuiltListing = readListing("en", "session");
  const held = valuesOf(sessions, "goal").find(({ count }) => count > 0)?.id ?? "";
  await actBeforeCode(page, sessions.path, async () => {
    await slot(page, "goal").selectOption(held);
    await sortChoice(page).selectOption("name");
  });
  await expect(page).toHaveURL(`${sessions.path}?goal=${held}&sort=name`);
  await expect(slot(page, "goal")).toHaveValue(held);
  await expect(sortChoice(page)).toHaveValue("name");
  await openAllGroups(panelOf(page, sessions));
  await expectShown(page, sessions, { chosen: { goal: [held] }, sort: "name" });
});

test("another kind of template leads to its listing, with all else that is asked", async ({ page }) => {
  const held = valuesOf(readListing("en", "session"), "goal").find(({ count }) => count > 0)?.id ?? "";
  await actBeforeCode(page, path, async () => {
    await page.getByRole("searchbox").fill("team");
    await boxOf(panelOf(page, listing), listing, "level", "easy").click();
    await slot(page, "goal").selectOption(held);
    await slot(page, "type").selectOption("session");
  });
  await expect(page).toHaveURL(`/sessions/?q=team&goal=${held}&level=easy`);
});

test("what a browser remembers of the fields is not asked: the address alone says what was", async ({ page }) => {
  await openPage(page, path);
  const box = boxOf(panelOf(page, listing), listing, "goal", other?.id ?? "");
  await box.click();
  await expect(page).toHaveURL(`${path}?goal=${other?.id}`);
  await sortChoice(page).selectOption("name");
  await expect(page).toHaveURL(`${path}?goal=${other?.id}&sort=name`);
  await page.goto("about:blank");
  // In a task of its own, since the document that is asked goes with it.
  await page.evaluate(() => void setTimeout(() => history.go(-3)));
  await expect(page).toHaveURL(path);
  await untilStarted(page);
  await expect(box).not.toBeChecked();
  await expect(sortChoice(page)).toHaveValue("date");
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(path);
});
