import { saveData } from "./connection.ts";
import { findUseless, nameOf, readListing, tellingValue, urlOf, valuesOfTemplate } from "./listing-facts.ts";
import { boxOf, expectedShown, expectShown, fieldOf, openAllGroups, panelOf, readShown } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

// Otherwise pictures and pages would be fetched as they come into view.
test.beforeEach(({ page }) => saveData(page));

/** Longer than the pause after which a number is applied. */
const numberPauseMs = 700;

const listing = readListing("en");
const { path, words, data } = listing;
const { goal, level } = valuesOfTemplate(listing, "starfish");

test("a number of people and a longest time find what suits them, and what is no number is said to be none (R2.13, R2.14, R9.3)", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, path);
  const panel = panelOf(page, listing);
  await openAllGroups(panel);
  const [people, minutes] = [fieldOf(panel, listing, "people"), fieldOf(panel, listing, "minutes")];
  const cardsShown = async () => (await readShown(page)).cards;
  const template = (key: string) => urlOf(listing, key);

  await test.step("alone and together", async () => {
    await people.fill("14");
    // The number is applied without Enter too, after a pause.
    await page.clock.fastForward(numberPauseMs);
    await expectShown(page, listing, { chosen: { people: ["14"] } });
    expect(await cardsShown()).toContain(template("dotmocracy"));
    expect(await cardsShown()).not.toContain(template("swot"));
    await minutes.fill("25");
    await minutes.press("Enter");
    await expectShown(page, listing, { chosen: { people: ["14"], minutes: ["1-25"] } });
    expect(await cardsShown()).toEqual(expect.arrayContaining([template("dotmocracy"), template("roti")]));
    expect(await cardsShown()).not.toContain(template("5-whys"));
  });

  await test.step("gone with the step back, even if the visitor is still in the field", async () => {
    await page.goBack();
    await expect(minutes).toHaveValue("");
    await page.goBack();
    await expect(people).toHaveValue("");
    await page.getByRole("searchbox").focus();
    await expectShown(page, listing, { chosen: {} });
    // The next filter is the only one in the query.
    await boxOf(panel, listing, "goal", goal).click();
    await expect(page).toHaveURL(`${path}?goal=${goal}`);
    await page.goBack();
    await expect(page).toHaveURL(path);
  });

  await test.step("one that is offered is ticked once it is certain that no digit follows", async () => {
    const typeSlowly = async (field: typeof people, digits: string) => {
      for (const digit of digits) {
        await field.press(digit);
        await page.clock.fastForward(numberPauseMs);
      }
    };
    await typeSlowly(people, "25");
    await expect(page).toHaveURL(`${path}?people=25`);
    await typeSlowly(minutes, "105");
    await expect(page).toHaveURL(`${path}?people=25&minutes=1-105`);
    await people.fill("2");
    await people.press("Enter");
    await expect(page).toHaveURL(`${path}?people=2&minutes=1-105`);
    await expect(boxOf(panel, listing, "people", "2")).toBeChecked();
    await expect(people).toHaveValue("");
    await minutes.fill("10");
    await minutes.press("Tab");
    await expect(page).toHaveURL(`${path}?people=2&minutes=1-10`);
    await expect(boxOf(panel, listing, "minutes", "1-10")).toBeChecked();
    await expect(minutes).toHaveValue("");
  });

  await test.step("what is no number changes nothing", async () => {
    for (const text of ["0", "-3", "3.5", "lots", "10²"]) {
      await people.fill(text);
      await people.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(words.numberField.wrong());
      await expect(people).toHaveAttribute("aria-invalid", "true");
      await expect(people).toHaveAccessibleDescription(words.numberField.wrong());
    }
    await expect(page).toHaveURL(`${path}?people=2&minutes=1-10`);
    await people.fill("8 persone");
    await people.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(`${path}?people=8&minutes=1-10`);
    await expect(people).toHaveValue("8 persone");
    await minutes.fill("25 min.");
    await minutes.press("Enter");
    await expect(page).toHaveURL(`${path}?people=8&minutes=1-25`);
    await minutes.fill("1 h");
    await minutes.press("Enter");
    await expect(minutes).toHaveAttribute("aria-invalid", "true");
  });
});

test("filters in use are counted, taken away one by one, with the focus on the next, or all at once (R2.13)", async ({
  page,
}) => {
  await openPage(page, path);
  const panel = panelOf(page, listing);
  await openAllGroups(panel);
  const names = { goal: nameOf(listing, "goal", goal), level: nameOf(listing, "level", level) };
  const remove = (filter: string) => page.getByRole("button", { name: words.listing.remove({ filter }), exact: true });
  const filtersInUse = (count: number) =>
    page.getByText(words.listing.filtersInUse({ count }), { exact: true }).filter({ visible: true });
  const inUse = page.getByRole("list", { name: words.listing.inUse() });
  await expect(inUse).toHaveCount(0);
  await boxOf(panel, listing, "goal", goal).click();
  await expect(filtersInUse(1)).toHaveCount(1);
  await boxOf(panel, listing, "level", level).click();
  await expect(filtersInUse(2)).toHaveCount(1);
  await expect(inUse.getByRole("button")).toHaveText([names.goal, names.level]);

  await remove(names.goal).click();
  await expectShown(page, listing, { chosen: { level: [level] } });
  await expect(remove(names.level)).toBeFocused();
  await remove(names.level).press("Enter");
  await expectShown(page, listing, { chosen: {} });
  await expect(page.locator("#results")).toBeFocused();

  // The address changes a moment after the results.
  await expect(page).toHaveURL(path);
  await page.goBack();
  await page.goBack();
  await expectShown(page, listing, { chosen: { goal: [goal], level: [level] } });
  await page.getByRole("button", { name: words.listing.reset() }).click();
  await expectShown(page, listing, { chosen: {} });
  await expect(page).toHaveURL(path);
  await expect(page.locator("#results")).toBeFocused();
});

test("the keyboard alone ticks, gives a number, and takes filters away, and reaches what cannot be chosen (R2.13, R2.15)", async ({
  page,
}) => {
  await openPage(page, path);
  const tabTo = async (target: ReturnType<typeof boxOf>) => {
    for (let stop = 0; stop < 80; stop += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((it) => it === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${target}`);
  };
  const panel = panelOf(page, listing);
  await tabTo(fieldOf(panel, listing, "people"));
  await page.keyboard.type("14");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(`${path}?people=14`);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(path);
  await tabTo(boxOf(panel, listing, "goal", goal));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(`${path}?goal=${goal}`);
  await tabTo(boxOf(panel, listing, "level", level));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(`${path}?goal=${goal}&level=${level}`);
  // This group is closed at first.
  await tabTo(panel.locator("details", { hasText: words.facets.tag() }).last().locator("summary").first());
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("group", { name: words.facets.tag() })).toBeVisible();
  const filter = nameOf(listing, "goal", goal);
  await tabTo(page.getByRole("button", { name: words.listing.remove({ filter }) }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}?level=${level}`);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(path);

  await test.step("what would give nothing", async () => {
    const { chosen, useless } = findUseless(listing);
    const [facet, value] = chosen;
    await boxOf(panel, listing, facet, value).click();
    await expect(page).toHaveURL(`${path}?${facet}=${value}`);
    const box = boxOf(panel, listing, ...useless);
    await expect(box).toHaveAttribute("aria-disabled", "true");
    const { cards } = expectedShown(listing, { chosen: { [facet]: [value] } });
    await expect.poll(async () => (await readShown(page)).cards).toEqual(cards);
    const before = await readShown(page);
    // No way of choosing the box works. Clicks are forced, since the runner would wait until the box is enabled.
    await box.click({ force: true });
    await box.locator("xpath=..").locator("span").first().click({ force: true });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    expect(await readShown(page)).toEqual(before);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(box).toBeFocused();
    // If the box had been chosen, its value would remain in the address.
    await boxOf(panel, listing, facet, value).click();
    await expect(page).toHaveURL(path);
  });
});

test("on a line to be spared, one file is asked for when the pointer or the focus comes near, and nothing after it (R2.13)", async ({
  page,
  requests,
}) => {
  const fetched = () => requests.ofType("fetch").map((request) => request.path);
  const come = async (how: () => Promise<void>) => {
    await openPage(page, path);
    requests.clear();
    await how();
    await expect.poll(fetched).toEqual([`${data.files}index.json`]);
  };
  await come(() => boxOf(panelOf(page, listing), listing, "goal", goal).focus());
  await come(() => panelOf(page, listing).hover());
  for (const facet of ["goal", "level", "place"] as const) {
    const value = tellingValue(listing, facet);
    const box = boxOf(panelOf(page, listing), listing, facet, value);
    await box.click();
    await expect(page).toHaveURL(`${path}?${facet}=${value}`);
    await box.click();
    await expect(page).toHaveURL(path);
  }
  expect(fetched()).toEqual([`${data.files}index.json`]);
});
