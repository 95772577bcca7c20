/** The filters of a small window, in a drawer over the results: a draft until it is applied (R2.13, R2.15). */
import type { Locator } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.ts";
import { hold, saveData } from "./connection.ts";
import {
  applyOf,
  closerOf,
  draftOf,
  drawerOf,
  expectApplied,
  findNone,
  openDrawer,
  openerOf,
} from "./listing-drawer.ts";
import { matching, nameOf, readListing, resultsOf } from "./listing-facts.ts";
import { boxOf, cardsOf, expectedShown, fieldOf, openAllGroups } from "./listing-panel.ts";
import { openPage, untilIdle } from "./open-page.ts";
import { expect, test } from "./site.ts";

const small = { width: 320, height: 640 };
const middle = { width: 768, height: 1024 };

test.beforeEach(({ page }) => saveData(page));

const places: [Locale, typeof small][] = [
  ["de", small],
  ["fr", middle],
];
for (const [locale, viewport] of places) {
  test.describe(`In ${locale}, at ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test("the drawer says what its draft would give, shows it when applied, and keeps nothing when closed (R2.13, R2.15)", async ({
      page,
    }) => {
      const listing = readListing(locale);
      const { words } = listing;
      const { first, second, both } = draftOf(listing);
      const countOf = (goal: readonly string[]) => matching(listing, { goal }).length;
      await openPage(page, listing.path);
      const drawer = await openDrawer(page, listing);

      await test.step("all of it is within reach, and what it is closed and applied with stays in sight", async () => {
        await openAllGroups(drawer);
        const last = drawer.getByRole("checkbox").last();
        await last.scrollIntoViewIfNeeded();
        for (const thing of [last, closerOf(page, listing), applyOf(page, listing, listing.data.total)])
          await expect(thing).toBeInViewport({ ratio: 1 });
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

      await test.step("on a phone, what it is applied with stands on one line", async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const lines = await applyOf(page, listing, listing.data.total).evaluate((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines).toBe(1);
        await page.setViewportSize(viewport);
      });

      await test.step("every value of every facet has the count that is right for the draft", async () => {
        const box = boxOf(drawer, listing, "goal", first);
        await box.click();
        await expect(box).toBeFocused();
        await expect(applyOf(page, listing, countOf([first]))).toBeVisible();
        for (const { id: facet, values } of listing.data.facets) {
          const shown = drawer.getByRole("group", { name: words.facets[facet](), exact: true }).getByRole("checkbox");
          const names = await shown.evaluateAll((all) => all.map((it) => it.getAttribute("aria-label")));
          expect(names).toEqual(
            values.map(({ id }) => {
              const goal = facet === "goal" ? [first, id] : [first];
              const { length } = matching(listing, facet === "goal" ? { goal } : { goal, [facet]: [id] });
              const count = facet === "goal" && id === first ? countOf([first]) : length;
              return `${nameOf(listing, facet, id)}, ${words.listing.wouldGive({ count })}`;
            }),
          );
        }
      });

      await test.step("the draft is applied, and there when it is opened again", async () => {
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
      });

      await test.step("closing without applying keeps nothing, by whichever way, and gives the focus back", async () => {
        const ways: [string, () => Promise<void>][] = [
          ["its button", () => closerOf(page, listing).click()],
          ["Escape", () => page.keyboard.press("Escape")],
          ["outside", () => page.mouse.click(8, viewport.height / 2)],
        ];
        for (const [name, close] of ways) {
          await openDrawer(page, listing);
          await expect(drawer.getByRole("checkbox", { checked: true })).toHaveCount(0);
          await boxOf(drawer, listing, "goal", second).click();
          await expect(applyOf(page, listing, countOf([second]))).toBeVisible();
          await close();
          await expect(drawer, name).toBeHidden();
          await expect(openerOf(page, listing), name).toBeFocused();
          await expectApplied(page, listing, []);
        }
      });

      await test.step("going back closes it, and has what was applied there", async () => {
        await openDrawer(page, listing);
        await page.goBack();
        await expect(drawer).toBeHidden();
        await expectApplied(page, listing, both);
        await openDrawer(page, listing);
        await expect(drawer.getByRole("checkbox", { checked: true })).toHaveCount(2);
        await page.goBack();
        await expectApplied(page, listing, []);
      });
    });
  });
}

test.describe("The drawer", () => {
  test.use({ viewport: small });

  const listing = readListing("en");
  const { words } = listing;
  const { first } = draftOf(listing);

  test("the keyboard alone opens it, stays in it, chooses and applies (R2.13)", async ({ page }) => {
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
    const people = fieldOf(drawer, listing, "people");

    await test.step("a press that begins in a field and ends outside, as when text is selected, leaves it open", async () => {
      await people.fill("14");
      await people.hover();
      await page.mouse.down();
      await page.mouse.move(8, small.height / 2, { steps: 5 });
      await page.mouse.up();
      await expect(people).toHaveValue("14");
      await expect(drawer).toBeVisible();
    });

    await fieldOf(drawer, listing, "minutes").fill("25");
    await expect(applyOf(page, listing, length)).toBeVisible();
    await applyOf(page, listing, length).click();
    await expect(page).toHaveURL(`${listing.path}?people=14&minutes=1-25`);
    await expect(cardsOf(page)).toHaveCount(expectedShown(listing, { chosen }).cards.length);
    await openDrawer(page, listing);
    await expect(people).toHaveValue("14");
    await expect(fieldOf(drawer, listing, "minutes")).toHaveValue("25");

    await test.step("one that is typed and applied at once is not lost", async () => {
      await people.fill("9");
      await drawer.locator(".filter-drawer-apply").click();
      await expect(page).toHaveURL(`${listing.path}?people=9&minutes=1-25`);
    });
  });

  test("a draft has its cards fetched ahead, may find nothing, and follows what is on its way (R2.15)", async ({
    page,
    requests,
  }) => {
    const none = findNone(listing);
    await openPage(page, listing.path);
    const drawer = await openDrawer(page, listing);

    await test.step("what a draft takes has come once the drawer is open, and is all", async () => {
      await openAllGroups(drawer);
      await boxOf(drawer, listing, ...none.value).click();
      const asked = () => requests.under("/assets/listing/").map(({ path }) => path);
      await expect.poll(asked).toEqual([`${listing.data.files}index.json`]);
    });

    await test.step("what finds nothing says so on its button, and can be applied all the same", async () => {
      await drawer.getByRole("button", { name: words.listing.reset() }).click();
      await boxOf(drawer, listing, ...none.value).click();
      await fieldOf(drawer, listing, "minutes").fill(String(none.minutes));
      await expect(applyOf(page, listing, 0)).toBeVisible();
      await applyOf(page, listing, 0).click();
      await expect(page.locator("#results")).toHaveText(words.listing.noResults());
    });

    await test.step("opened while an answer is on its way, it says what that gives as soon as it is there", async () => {
      await openPage(page, listing.path);
      const goOn = await hold(page, "/assets/listing/**");
      await page.getByRole("searchbox").fill("retro");
      await expect(page.locator("main [aria-busy=true]")).toBeVisible();
      await openDrawer(page, listing);
      await expect(applyOf(page, listing, listing.data.total)).toBeVisible();
      goOn();
      await expect(page.locator("#results")).not.toHaveText(words.listing.count({ count: listing.data.total }));
      const found = Number(/\d+/.exec((await page.locator("#results").textContent()) ?? "")?.[0]);
      expect(found).toBeGreaterThan(0);
      await expect(applyOf(page, listing, found)).toBeVisible();
      await expect(drawer.getByRole("status")).toHaveText(words.listing.apply({ count: found }));
    });
  });
});

test.describe("The drawer whose code does not come", () => {
  test.use({ viewport: small, expectedErrors: /filter-drawer/ });

  test("says so, and opens at the next try; a wide window never asks for it (R2.13, R8.6)", async ({
    page,
    requests,
  }) => {
    const listing = readListing("en");
    const code = "/assets/js/filter-drawer.*";
    await page.route(code, (route) => route.abort());
    await openPage(page, listing.path);
    await openerOf(page, listing).click();
    await expect(page.getByRole("alert")).toHaveText(listing.words.site.loadFailed());
    await page.unroute(code);
    await openDrawer(page, listing);

    await page.setViewportSize({ width: 1440, height: 900 });
    requests.clear();
    await openPage(page, listing.path);
    await untilIdle(page);
    expect(requests.under("/assets/js/").filter(({ path }) => path.includes("filter-drawer"))).toEqual([]);
  });
});
