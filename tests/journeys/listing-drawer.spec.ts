/** The filters of a small window, in a drawer over the results: a draft until it is applied (R2.13, R2.15). */
import type { Locator, Page } from "@playwright/test";
import { type FacetId, isRangeFacet } from "../../src/domain/finding/facets.ts";
import { cardFile } from "../../src/domain/finding/listing-files.ts";
import { type Locale, locales } from "../../src/domain/locale.ts";
import { cardsPerPage } from "../../src/domain/page.ts";
import { firstCards } from "../../src/site/finding-client/inquiry.ts";
import { hold, saveData } from "./connection.ts";
import { type Asked, type BuiltListing, matching, nameOf, readListing, resultsOf, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, expectedShown, fieldOf, openAllGroups } from "./listing-panel.ts";
import { letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const small = { width: 320, height: 640 };
const middle = { width: 768, height: 1024 };
const wide = { width: 1440, height: 900 };

const places: [Locale, typeof small][] = [
  ["en", small],
  ["fr", middle],
  ["de", small],
];

test.beforeEach(({ page }) => saveData(page));

/** What is tested in every language and width is done with the same few values. */
function draftOf(listing: BuiltListing) {
  const [first, second] = valuesOf(listing, "goal").filter(({ count }) => count < listing.data.total);
  if (!first || !second) throw new Error("The listing has not enough goals");
  return { first: first.id, second: second.id, both: [first.id, second.id] };
}

function drawerOf(page: Page, { words }: BuiltListing): Locator {
  return page.getByRole("dialog", { name: words.listing.filters() });
}

/** The button that opens it, which also says how many filters are in use. */
function openerOf(page: Page, { words }: BuiltListing): Locator {
  return page.locator("main button[aria-haspopup=dialog]", { hasText: words.listing.filters() });
}

function applyOf(page: Page, listing: BuiltListing, count: number): Locator {
  return drawerOf(page, listing).getByRole("button", { name: listing.words.listing.apply({ count }), exact: true });
}

function closerOf(page: Page, listing: BuiltListing): Locator {
  return drawerOf(page, listing).getByRole("button", { name: listing.words.listing.closeFilters() });
}

async function openDrawer(page: Page, listing: BuiltListing): Promise<Locator> {
  await openerOf(page, listing).click();
  const drawer = drawerOf(page, listing);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The page behind shows what was applied, and nothing of the draft. */
async function expectApplied(page: Page, listing: BuiltListing, goals: readonly string[]): Promise<void> {
  const chosen = goals.length > 0 ? { goal: goals } : {};
  await expect(page).toHaveURL(listing.path + (goals.length > 0 ? `?goal=${goals.toSorted().join(",")}` : ""));
  const { heading, cards } = expectedShown(listing, { chosen });
  await expect(page.locator("#results")).toHaveText(heading);
  await expect(cardsOf(page)).toHaveCount(cards.length);
}

for (const [locale, viewport] of places) {
  test.describe(`In ${locale}, at ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    const listing = readListing(locale);
    const { words } = listing;
    const { first, second, both } = draftOf(listing);
    const countOf = (goal: readonly string[]) => matching(listing, { goal }).length;

    test("the drawer says what its draft would give, shows it when applied, and has it when opened again", async ({
      page,
    }) => {
      await openPage(page, listing.path);
      const drawer = await openDrawer(page, listing);
      await expect(applyOf(page, listing, listing.data.total)).toBeVisible();
      const box = boxOf(drawer, listing, "goal", first);
      await box.click();
      await expect(box).toBeFocused();
      await expect(applyOf(page, listing, countOf([first]))).toBeVisible();
      await boxOf(drawer, listing, "goal", second).click();
      await expect(applyOf(page, listing, countOf(both))).toBeVisible();
      await expect(drawer.getByRole("status")).toHaveText(words.listing.apply({ count: countOf(both) }));
      // Behind, nothing has happened.
      await expectApplied(page, listing, []);

      await applyOf(page, listing, countOf(both)).click();
      await expect(drawer).toBeHidden();
      await expectApplied(page, listing, both);
      await expect(openerOf(page, listing)).toBeFocused();
      await expect(openerOf(page, listing)).toHaveAccessibleName(
        `${words.listing.filters()} ${words.listing.filtersInUse({ count: 2 })}`,
      );

      await openDrawer(page, listing);
      await expect(drawer.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await expect(boxOf(drawer, listing, "goal", first)).toBeChecked();
      await drawer.getByRole("button", { name: words.listing.reset() }).click();
      await expect(drawer.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await applyOf(page, listing, listing.data.total).click();
      await expectApplied(page, listing, []);

      await page.goBack();
      await expectApplied(page, listing, both);
      await page.goBack();
      await expectApplied(page, listing, []);
    });

    test("closing without applying keeps nothing, by whichever way, and gives the focus back", async ({ page }) => {
      await openPage(page, `${listing.path}?goal=${first}`);
      await expectApplied(page, listing, [first]);
      const ways: [string, () => Promise<void>][] = [
        ["its button", () => closerOf(page, listing).click()],
        ["Escape", () => page.keyboard.press("Escape")],
        ["outside", () => page.mouse.click(8, viewport.height / 2)],
      ];
      for (const [name, close] of ways) {
        const drawer = await openDrawer(page, listing);
        await expect(drawer.getByRole("checkbox", { checked: true })).toHaveCount(1);
        await boxOf(drawer, listing, "goal", second).click();
        await boxOf(drawer, listing, "goal", first).click();
        await expect(applyOf(page, listing, countOf([second]))).toBeVisible();
        await close();
        await expect(drawer, name).toBeHidden();
        await expect(openerOf(page, listing), name).toBeFocused();
        await expectApplied(page, listing, [first]);
      }
    });

    test("all of the drawer is within reach, and what it is closed and applied with stays in sight", async ({
      page,
    }) => {
      await openPage(page, listing.path);
      const drawer = await openDrawer(page, listing);
      await openAllGroups(drawer);
      const last = drawer.getByRole("checkbox").last();
      await last.scrollIntoViewIfNeeded();
      for (const thing of [last, closerOf(page, listing), applyOf(page, listing, listing.data.total)]) {
        await expect(thing).toBeInViewport({ ratio: 1 });
      }
      // The drawer as a whole does not scroll, and nothing but its list does.
      const scrolling = await drawer.evaluate((it) =>
        [it, ...it.querySelectorAll("*")]
          .filter((one) => !one.matches(".visually-hidden"))
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          .filter((one) => ["auto", "scroll", "hidden"].includes(getComputedStyle(one).overflowY))
          .map((one) => `${one.className} ${one.scrollWidth - one.clientWidth}`),
      );
      expect(scrolling).toEqual([expect.stringMatching(/panel 0$/)]);
    });
  });
}

for (const locale of locales) {
  test(`In ${locale}, on a phone, what the drawer is applied with stands on one line`, async ({ browser, baseURL }) => {
    const listing = readListing(locale);
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 }, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await openPage(page, listing.path);
    await openDrawer(page, listing);
    const lines = await applyOf(page, listing, listing.data.total).evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    await context.close();
  });
}

test.describe("The drawer", () => {
  test.use({ viewport: small });

  const listing = readListing("en");
  const { words } = listing;
  const { first } = draftOf(listing);

  test("the page behind does not scroll, and stays where it was", async ({ page }) => {
    await openPage(page, listing.path);
    await page.evaluate(() => window.scrollTo(0, 150));
    const drawer = await openDrawer(page, listing);
    const top = await page.evaluate(() => window.scrollY);
    const list = drawer.locator("details").first().locator("xpath=..");
    for (const x of [10, 200]) {
      await page.mouse.move(x, 300);
      for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 1500);
    }
    // To its end, and no further.
    await expect.poll(() => list.evaluate((it) => it.scrollTop + it.clientHeight >= it.scrollHeight - 1)).toBe(true);
    await page.mouse.wheel(0, 1500);
    await page.keyboard.press("End");
    await letSettle(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  });

  test("in a low window its head and foot go along with the filters, which have all of the room", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await boxOf(drawer, listing, "goal", first).scrollIntoViewIfNeeded();
    await page.mouse.move(200, 128);
    await page.mouse.wheel(0, 60);
    await expect(closerOf(page, listing)).not.toBeInViewport();
    const share = await drawer.evaluate((it) => {
      const heights = Array.from({ length: innerHeight }, (_, y) => y);
      const isOfFilters = (y: number) =>
        document.elementFromPoint(innerWidth / 2, y)?.closest(".filter-drawer-panel") !== null;
      return heights.filter(isOfFilters).length / it.clientHeight;
    });
    expect(share).toBeGreaterThan(0.9);
    await applyOf(page, listing, listing.data.total).click();
    await expect(drawer).toBeHidden();
  });

  test("a phone that is turned, and turned back, keeps the place among the filters", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await openAllGroups(drawer);
    const place = drawer.getByRole("group", { name: words.facets.minutes(), exact: true }).locator("label").last();
    await place.evaluate((it) => it.scrollIntoView({ block: "center" }));
    for (const size of [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ]) {
      await letSettle(page);
      await page.setViewportSize(size);
      await letSettle(page);
      await expect(place).toBeInViewport();
    }
  });

  test("a window that becomes wide has the panel instead, and none of the draft (R4.3)", async ({ page }) => {
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await boxOf(drawer, listing, "goal", first).click();
    await expect(applyOf(page, listing, matching(listing, { goal: [first] }).length)).toBeVisible();
    await page.setViewportSize(wide);
    await expect(drawer).toBeHidden();
    await expect(openerOf(page, listing)).toBeHidden();
    await expect(page.getByRole("region", { name: words.listing.filters() })).toBeVisible();
    await expectApplied(page, listing, []);
    await page.setViewportSize(small);
    await expect(drawer).toBeHidden();
    await expect(openerOf(page, listing)).toBeVisible();
  });

  test("it closes when the browser goes back, and has what is applied there when it is opened again", async ({
    page,
  }) => {
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await boxOf(drawer, listing, "goal", first).click();
    await applyOf(page, listing, matching(listing, { goal: [first] }).length).click();
    await expectApplied(page, listing, [first]);
    await openDrawer(page, listing);
    await expect(boxOf(drawer, listing, "goal", first)).toBeChecked();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expectApplied(page, listing, []);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await openDrawer(page, listing);
    await expect(drawer.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

  test("the keyboard alone opens it, stays in it, chooses and applies", async ({ page }) => {
    await openPage(page, listing.path);
    await openerOf(page, listing).focus();
    await page.keyboard.press("Enter");
    const drawer = drawerOf(page, listing);
    await expect(drawer).toBeVisible();
    const target = boxOf(drawer, listing, "goal", first);
    const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < 60 && !(await isFocused(target)); stop += 1) await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
    await page.keyboard.press("Space");
    const apply = applyOf(page, listing, matching(listing, { goal: [first] }).length);
    for (let stop = 0; stop < 60 && !(await isFocused(apply)); stop += 1) await page.keyboard.press("Tab");
    await expect(apply).toBeFocused();
    // All the way round: the page behind is out of reach.
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(() => document.activeElement?.matches("body *:not(dialog *)"));
      expect(isBehind).toBe(false);
      if (await isFocused(apply)) break;
    }
    await expect(apply).toBeFocused();
    await page.keyboard.press("Enter");
    await expectApplied(page, listing, [first]);
    await expect(openerOf(page, listing)).toBeFocused();
  });

  test("a number of people and a longest time stand in the draft and in what is applied (R9.3)", async ({ page }) => {
    const chosen = { people: ["14"], minutes: ["1-25"] };
    const { length } = resultsOf(listing, { chosen });
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await fieldOf(drawer, listing, "people").fill("14");
    await fieldOf(drawer, listing, "minutes").fill("25");
    await expect(applyOf(page, listing, length)).toBeVisible();
    await applyOf(page, listing, length).click();
    await expect(page).toHaveURL(`${listing.path}?people=14&minutes=1-25`);
    await expect(cardsOf(page)).toHaveCount(expectedShown(listing, { chosen }).cards.length);
    await openDrawer(page, listing);
    await expect(fieldOf(drawer, listing, "people")).toHaveValue("14");
    await expect(fieldOf(drawer, listing, "minutes")).toHaveValue("25");
  });

  test("a press that begins inside and ends outside, as when text is selected, leaves it open", async ({ page }) => {
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    const people = fieldOf(drawer, listing, "people");
    await people.fill("14");
    await people.hover();
    await page.mouse.down();
    await page.mouse.move(8, small.height / 2, { steps: 5 });
    await page.mouse.up();
    await letSettle(page);
    await expect(people).toHaveValue("14");
    await page.mouse.click(8, small.height / 2);
    await expect(drawer).toBeHidden();
  });

  test("a number that is typed and applied at once is not lost (R9.3)", async ({ page }) => {
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await fieldOf(drawer, listing, "people").fill("14");
    await drawer.locator(".filter-drawer-apply").click();
    await expect(page).toHaveURL(`${listing.path}?people=14`);
  });

  test("what is fetched ahead is what applying the draft would show", async ({ page, requests }) => {
    const { chosen, value, files } = findDraft(listing);
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await openAllGroups(drawer);
    await boxOf(drawer, listing, ...chosen).click();
    await boxOf(drawer, listing, ...value).focus();
    const asked = () => requests.under("/assets/listing/").map(({ path }) => path.replace(/.*\//, ""));
    await expect.poll(asked).toEqual(expect.arrayContaining(files));
  });

  test("opened while what was asked is on its way, it says what that gives as soon as it is there (R2.15)", async ({
    page,
  }) => {
    await openPage(page, listing.path);
    const goOn = await hold(page, "/assets/listing/**");
    await page.getByRole("searchbox").fill("retro");
    await expect(page.locator("main [aria-busy=true]")).toBeVisible();
    const drawer = await openDrawer(page, listing);
    await expect(applyOf(page, listing, listing.data.total)).toBeVisible();
    goOn();
    await expect(page.locator("#results")).not.toHaveText(words.listing.count({ count: listing.data.total }));
    const found = Number(/\d+/.exec((await page.locator("#results").textContent()) ?? "")?.[0]);
    expect(found).toBeGreaterThan(0);
    await expect(applyOf(page, listing, found)).toBeVisible();
    await expect(drawer.getByRole("status")).toHaveText(words.listing.apply({ count: found }));
  });

  test("a draft that finds nothing says so on its button, and can be applied all the same (R2.15)", async ({
    page,
  }) => {
    const none = findNone(listing);
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await boxOf(drawer, listing, ...none.value).click();
    await fieldOf(drawer, listing, "minutes").fill(String(none.minutes));
    await expect(applyOf(page, listing, 0)).toBeVisible();
    await applyOf(page, listing, 0).click();
    await expect(page.locator("#results")).toHaveText(words.listing.noResults());
  });

  test("every value of every facet has the count that is right for the draft (R2.15)", async ({ page }) => {
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);
    await openAllGroups(drawer);
    await boxOf(drawer, listing, "goal", first).click();
    for (const { id: facet, values } of listing.data.facets) {
      const shown = drawer.getByRole("group", { name: words.facets[facet](), exact: true }).getByRole("checkbox");
      await expect(shown).toHaveCount(values.length);
      const names = await shown.evaluateAll((all) => all.map((it) => it.getAttribute("aria-label")));
      expect(names).toEqual(
        values.map(({ id }) => {
          const goal = facet === "goal" ? [first, id] : [first];
          const { length } = matching(listing, facet === "goal" ? { goal } : { goal, [facet]: [id] });
          const count = facet === "goal" && id === first ? matching(listing, { goal: [first] }).length : length;
          return `${nameOf(listing, facet, id)}, ${words.listing.wouldGive({ count })}`;
        }),
      );
    }
  });
});

/** A value, and another with which the first results are not at hand and not those of the other alone. */
function findDraft(listing: BuiltListing): { chosen: [FacetId, string]; value: [FacetId, string]; files: string[] } {
  const filesOf = (chosen: Asked["chosen"]) =>
    resultsOf(listing, { chosen })
      .slice(0, firstCards)
      .map((template) => listing.templates.indexOf(template))
      .filter((position) => position >= cardsPerPage)
      .map(cardFile);
  for (const { id: goal } of valuesOf(listing, "goal")) {
    for (const { id: level } of valuesOf(listing, "level")) {
      const alone = [...filesOf({ level: [level] }), ...filesOf({ goal: [goal] })];
      const files = filesOf({ goal: [goal], level: [level] });
      if (files.some((file) => !alone.includes(file)))
        return { chosen: ["goal", goal], value: ["level", level], files };
    }
  }
  throw new Error("The first results are the same with every draft");
}

/** A value, and so few minutes that no template of that value is as short. */
function findNone(listing: BuiltListing): { value: [FacetId, string]; minutes: number } {
  const shortest = (facet: FacetId, id: string) =>
    Math.min(...matching(listing, { [facet]: [id] }).map(({ minutes }) => minutes));
  for (const { id: facet, values } of listing.data.facets) {
    if (isRangeFacet(facet) || !["goal", "level"].includes(facet)) continue;
    for (const { id } of values) if (shortest(facet, id) > 1) return { value: [facet, id], minutes: 1 };
  }
  throw new Error("Everything takes a minute");
}
