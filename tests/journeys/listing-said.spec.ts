/** Announcements of a listing to screen readers: the result of each query, once (R2.13). */
import type { Page } from "@playwright/test";
import { announcedMs, recordSaid } from "./announcements.ts";
import { hold, saveData } from "./connection.ts";
import { type Asked, matching, nameOf, readListing, valuesOfTemplate } from "./listing-facts.ts";
import { boxOf, panelOf } from "./listing-panel.ts";
import { untilDrawn } from "./next-frames.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { expectAnswered, field } from "./typed-search.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await saveData(page);
  await page.clock.install();
});

const listing = readListing("en");
const { path, words, data } = listing;
const { goal, otherGoal } = valuesOfTemplate(listing, "starfish");
const all = words.listing.count({ count: data.total });

/** Waits until all pending announcements are made. */
async function untilSaid(page: Page): Promise<void> {
  await page.clock.fastForward(announcedMs);
  await untilDrawn(page);
}

test("the number of results is said once, unless the focus finds it, which stays on a box that is ticked (R2.13)", async ({
  page,
}) => {
  const readSaid = await recordSaid(page);
  const countText = (chosen: Asked["chosen"]) => words.listing.count({ count: matching(listing, chosen).length });
  const heading = page.locator("#results");

  await test.step("once for each answer", async () => {
    await openPage(page, path);
    await untilSaid(page);
    expect(await readSaid()).toEqual([]);
    const box = boxOf(panelOf(page, listing), listing, "goal", goal);
    await box.click();
    await expect(box).toBeFocused();
    await expect.poll(readSaid).toEqual([countText({ goal: [goal] })]);
    await expect(box).toBeFocused();
    // Two queries in quick succession are announced as one.
    const boxes = [otherGoal, goal].map((id) => boxOf(panelOf(page, listing), listing, "goal", id).elementHandle());
    await page.evaluate(
      (all) => {
        for (const it of all) (it as HTMLElement).click();
      },
      await Promise.all(boxes),
    );
    const said = [countText({ goal: [goal] }), countText({ goal: [otherGoal] })];
    await expect.poll(readSaid).toEqual(said);
    // The same number of results in another order is announced as well.
    await page.getByRole("combobox", { name: words.listing.sort() }).selectOption("name");
    await expect.poll(readSaid).toEqual([...said, countText({ goal: [otherGoal] })]);
  });

  await test.step("not where the focus finds it, but what comes after", async () => {
    const filter = nameOf(listing, "goal", goal);
    const remove = page.getByRole("button", { name: words.listing.remove({ filter }), exact: true });
    await openPage(page, `${path}?goal=${goal}`);
    await untilSaid(page);
    const { length } = await readSaid();
    await remove.click();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(all);
    await untilSaid(page);
    expect((await readSaid()).slice(length)).toEqual([]);
  });
});

test.describe("with an answer that comes late", () => {
  test.use({ expectedErrors: /ERR_FAILED|PageLoadError/ });

  test("the number of results is said though the focus was there before it (R2.13)", async ({ page }) => {
    const readSaid = await recordSaid(page);
    await page.route(`**${data.files}**`, (route) => route.abort());
    await openPage(page, `${path}?goal=${goal}`);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unrouteAll();
    const release = await hold(page, `**${data.files}**`);
    await page.getByRole("alert").getByRole("button").click();
    const heading = page.locator("#results");
    await expect(heading).toBeFocused();
    release();
    const found = words.listing.count({ count: matching(listing, { goal: [goal] }).length });
    await expect(heading).toHaveText(found);
    await expect.poll(async () => (await readSaid()).at(-1)).toBe(found);
  });
});

test("what is typed, however slowly, is announced again only when the number of results is another (R2.13)", async ({
  page,
}) => {
  const readSaid = await recordSaid(page);
  await openPage(page, path);
  await field(page).focus();
  for (const letter of "starfish") {
    await page.keyboard.press(letter);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await untilSaid(page);
  }
  await expect.poll(async () => (await readSaid()).at(-1)).toBe(await page.locator("#results").innerText());
  const said = (await readSaid()).filter((text) => text !== words.listing.loading());
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((text, index) => text === said[index - 1])).toEqual([]);
  // The same number is announced again for another search.
  for (const keyword of ["xqzxqz", "qxzqxz"]) {
    const { length } = await readSaid();
    await field(page).fill(keyword);
    await expectAnswered(page, listing, keyword);
    await expect.poll(async () => (await readSaid()).slice(length).at(-1)).toBe(words.listing.noResults());
  }

  await test.step("what letting go of a search gives is read out where the focus goes, and not announced as well", async () => {
    await untilSaid(page);
    const { length } = await readSaid();
    const heading = page.locator("#results");
    await page.locator("section[aria-labelledby=results]").getByRole("listitem").getByRole("link").first().click();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(all);
    await untilSaid(page);
    expect((await readSaid()).slice(length)).toEqual([]);
  });
});
