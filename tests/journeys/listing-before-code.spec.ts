/** Input on a listing before its code runs: the listing applies it once the code has started (R2.13, R2.14). */
import type { Page } from "@playwright/test";
import { holdCode, saveData } from "./connection.ts";
import { nameOf, readListing, valuesOf } from "./listing-facts.ts";
import { boxOf, expectShown, fieldOf, openAllGroups, panelOf } from "./listing-panel.ts";
import { openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

const listing = readListing("en");
const { path, words } = listing;
const [one, other] = valuesOf(listing, "goal").filter(({ count }) => count > 0 && count < listing.data.total);
const goal = one?.id ?? "";
/** A goal that both listings have. */
const held = valuesOf(readListing("en", "session"), "goal").find(({ count }) => count > 0)?.id ?? "";

const slot = (page: Page, name: "type" | "goal" | "group") =>
  page.getByRole("combobox", { name: words.sentence[name](), exact: true });
const sortChoice = (page: Page) => page.getByRole("combobox", { name: words.listing.sort() });

/** Acts on a listing while its scripts are held back, and then lets them load. */
async function actBeforeCode(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  const bringToLife = await holdCode(page);
  await page.goto(address, { waitUntil: "commit" });
  await act();
  bringToLife();
  await untilStarted(page);
}

test("what is typed stays, is searched for, and is one entry of the history with what is typed after it (R2.13, R2.14)", async ({
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

test("what is ticked, given, sorted, opened and chosen is taken up, also where it leads to the other listing (R2.13, R2.14)", async ({
  page,
}) => {
  const panel = panelOf(page, listing);
  const group = (facet: "goal" | "tag") =>
    panel.locator("details", { has: page.locator("summary", { hasText: words.facets[facet]() }) });
  await actBeforeCode(page, path, async () => {
    await boxOf(panel, listing, "goal", goal).click();
    await fieldOf(panel, listing, "people").fill("14");
    await sortChoice(page).selectOption("name");
    await group("tag").locator("summary").click();
    await group("goal").locator("summary").click();
  });
  await expect(page).toHaveURL(`${path}?goal=${goal}&people=14&sort=name`);
  const inUse = page.getByRole("list", { name: words.listing.inUse() });
  await expect(inUse.getByRole("button").first()).toHaveText(nameOf(listing, "goal", goal));
  await expect(slot(page, "goal")).toHaveValue(goal);
  await expect(sortChoice(page)).toHaveValue("name");
  await expect(group("tag").getByRole("checkbox").first()).toBeVisible();
  await expect(group("goal").getByRole("checkbox").first()).toBeHidden();
  await group("goal").locator("summary").click();
  await expect(group("goal").getByRole("checkbox").first()).toBeVisible();
  await openAllGroups(panel);
  await expectShown(page, listing, { chosen: { goal: [goal], people: ["14"] }, sort: "name" });

  await test.step("the sentence's goal, and another kind of template with all else that is asked", async () => {
    await page.unrouteAll();
    await actBeforeCode(page, path, async () => {
      await page.getByRole("searchbox").fill("team");
      await boxOf(panel, listing, "level", "easy").click();
      await slot(page, "goal").selectOption(held);
      await slot(page, "type").selectOption("session");
    });
    await expect(page).toHaveURL(`/sessions/?q=team&goal=${held}&level=easy`);
    await expect(slot(page, "goal")).toHaveValue(held);
  });
});

test("what a browser remembers of the fields is not asked: the address alone says what was (R2.14)", async ({
  page,
}) => {
  await openPage(page, path);
  const box = boxOf(panelOf(page, listing), listing, "goal", other?.id ?? "");
  await box.click();
  await expect(page).toHaveURL(`${path}?goal=${other?.id}`);
  await sortChoice(page).selectOption("name");
  await expect(page).toHaveURL(`${path}?goal=${other?.id}&sort=name`);
  await page.goto("about:blank");
  // The step back runs in a task of its own, since it ends the document that evaluates it.
  await page.evaluate(() => void setTimeout(() => history.go(-3)));
  await expect(page).toHaveURL(path);
  await untilStarted(page);
  await expect(box).not.toBeChecked();
  await expect(sortChoice(page)).toHaveValue("date");
  // The next filter is the only one in the query.
  await boxOf(panelOf(page, listing), listing, "level", "easy").click();
  await expect(page).toHaveURL(`${path}?level=easy`);
});
