/** A template fitted to the visitor's own meeting: its number of people, its minutes and its start (R2.16). */
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./axe.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { saveData } from "./connection.ts";
import {
  buttonOf,
  dotmocracy,
  expectedFacts,
  fieldOf,
  give,
  openPlan,
  planOf,
  shortestOf,
  shownFacts,
  swot,
  templateAt,
} from "./fitted-plan.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { findBrokenWords, findSideways } from "./layout-problems.ts";
import { follow, openPage, untilIdle, untilStarted } from "./open-page.ts";
import { findListProblems } from "./page-outline.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "reduce" });
test.beforeEach(({ page }) => saveData(page));

const { fitting, template: words, card, materials, facets, numberField, site, listing } = wordsIn("en");

/** Goes to a template's page, and returns the initial numbers of its plan. */
async function numbersAt(page: Page, address: string): Promise<string[]> {
  await follow(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(templateAt(address).name);
  const plan = await openPlan(page);
  const numbers = [await fieldOf(plan, "people").inputValue(), await fieldOf(plan, "minutes").inputValue()];
  await page.keyboard.press("Escape");
  return numbers;
}

test("it begins with what the listing was asked for, is fetched only when it is wanted, and knows what was asked last, also when loaded anew (R2.16)", async ({
  page,
  requests,
}) => {
  await openPage(page, "/inspirations/?people=14&minutes=1-45");
  await page.locator("main h3 a").first().click();
  await expect(buttonOf(page)).toBeVisible();
  await untilIdle(page);
  expect(requests.under("/assets/js/").filter(({ path }) => path.includes("fitting"))).toEqual([]);
  const plan = await openPlan(page);
  await expect(fieldOf(plan, "people")).toHaveValue("14");
  await expect(fieldOf(plan, "minutes")).toHaveValue("45");
  expect(await shownFacts(plan)).toEqual(expectedFacts(templateAt(new URL(page.url()).pathname), 14, 45));

  await test.step("or for what was typed into its search", async () => {
    await openPage(page, "/inspirations/");
    const first = page.locator("main h3 a").first();
    const unasked = await first.innerText();
    await page.getByRole("searchbox").fill("14 people 1h10");
    await expect(first).not.toHaveText(unasked);
    await first.click();
    await openPlan(page);
    await expect(fieldOf(plan, "people")).toHaveValue("14");
    await expect(fieldOf(plan, "minutes")).toHaveValue("70");
  });

  await test.step("what was asked for last counts: at a listing, where nothing may have been asked, or in a plan", async () => {
    await openPage(page, "/inspirations/?people=14&minutes=1-45");
    expect(await numbersAt(page, swot)).toEqual(["14", "45"]);
    await follow(page, "/inspirations/");
    await expect(page).toHaveURL("/inspirations/");
    expect(await numbersAt(page, swot)).toEqual(["8", "60"]);
    await give(await openPlan(page), 11, 30);
    await page.keyboard.press("Escape");
    expect(await numbersAt(page, dotmocracy)).toEqual(["11", "30"]);
  });

  await test.step("also after going back, though it takes the place of the plan in the history", async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/inspirations/");
    // The listing has had no query since, so the numbers of the plan still count.
    expect(await numbersAt(page, dotmocracy)).toEqual(["11", "30"]);
    await page.goBack();
    const panel = page.getByRole("region", { name: listing.filters(), exact: true });
    await panel.getByLabel(facets.peopleNumber()).fill("14");
    await expect(page).toHaveURL("/inspirations/?people=14");
    expect((await numbersAt(page, dotmocracy))[0]).toBe("14");
  });

  await test.step("loaded anew", async () => {
    await openPlan(page);
    await give(plan, 14, 25);
    await fieldOf(plan, "start").fill("09:05");
    await page.reload();
    await untilStarted(page);
    await openPlan(page);
    await expect(fieldOf(plan, "people")).toHaveValue("14");
    await expect(fieldOf(plan, "minutes")).toHaveValue("25");
    await expect(fieldOf(plan, "start")).toHaveValue("09:05");
  });
});

test("each part has its time, its minutes and its groups, as few minutes as there are (R2.16)", async ({ page }) => {
  await openPage(page, swot);
  const template = templateAt(swot);
  const shortest = shortestOf(template);
  const needed = page.locator("#prerequisites").getByRole("listitem");
  const notes = (count: number) => materials["sticky-notes"]({ count });
  await expect(needed).toHaveText([
    materials.person({ what: notes(4) }),
    materials.pair({ what: notes(4) }),
    materials.person({ what: materials.dots({ count: 4 }) }),
    materials.group({ what: notes(2), from: 2, to: 3 }),
    ...template.prerequisites.onSite,
  ]);
  const plan = await openPlan(page);
  const verdict = plan.getByRole("status").first();
  await expect(fieldOf(plan, "minutes")).toHaveValue(String(template.minutes));
  await fieldOf(plan, "start").fill("14:50");

  await test.step("more minutes than it takes", async () => {
    await give(plan, 10, template.minutes + 7);
    await expect(verdict).toHaveText(`${fitting.fits({ spare: 7 })} ${fitting.endsAt({ time: "3:50 PM" })}`);
    expect(await shownFacts(plan)).toEqual(expectedFacts(template, 10, template.minutes + 7));
  });

  await test.step("fewer", async () => {
    await give(plan, 10, shortest + 5);
    await expect(verdict).toContainText(fitting.fitsShorter({ leftOut: 0 }));
    expect(await shownFacts(plan)).toEqual(expectedFacts(template, 10, shortest + 5));
    expect((await plan.locator(".run-sheet-time").allInnerTexts())[0]).toMatch(/^2:50\sPM$/);
  });

  await test.step("too few, and more people than it is made for", async () => {
    await give(plan, 10, shortest - 3);
    await expect(verdict).toContainText(fitting.tooLong({ least: shortest, missing: 3 }));
    await give(plan, 30, 300);
    await expect(verdict).toContainText(fitting.madeFor({ group: card.peopleFromTo({ from: 4, to: 12 }) }));
  });

  await test.step("what the page says is needed is what the plan counts: pairs and groups apart", async () => {
    await give(plan, 12, 60);
    await expect(plan.getByText(words.youNeed())).toContainText(notes(4 * 12 + 4 * 6 + 2 * 4));
  });

  await test.step("what is read stays the same elements when the numbers change: focus and selection stay", async () => {
    await plan.locator("summary").first().click();
    const text = await plan.locator("details .prose > *").first().elementHandle();
    await give(plan, 9, 45);
    await expect.poll(() => shownFacts(plan)).toEqual(expectedFacts(template, 9, 45));
    expect(await text?.evaluate((element) => element.isConnected)).toBe(true);
  });

  await test.step("what can be left out is, where nothing else helps; each part tells what to do and say at a touch", async () => {
    await openPage(page, dotmocracy);
    const template = templateAt(dotmocracy);
    await openPlan(page);
    await give(plan, 9, shortestOf(template) - 1);
    await expect(plan.getByText(fitting.leftOut(), { exact: true })).toHaveCount(1);
    expect(await shownFacts(plan)).toEqual(expectedFacts(template, 9, shortestOf(template) - 1));
    const [first] = template.parts;
    const said = plan.getByText(first?.say ?? "");
    await expect(said).toBeHidden();
    await plan.getByText(first?.title ?? "").click();
    await expect(said).toBeVisible();
  });
});

test("people and minutes may be given as in a search; what is no number is said; a field that says nothing withdraws the plan (R2.16)", async ({
  page,
}) => {
  await openPage(page, swot);
  const plan = await openPlan(page);
  const people = fieldOf(plan, "people");
  await people.fill("１４\u00a0people");
  await fieldOf(plan, "minutes").fill("1h10");
  await fieldOf(plan, "minutes").blur();
  for (const name of ["people", "minutes"] as const) await expect(fieldOf(plan, name)).toHaveAccessibleDescription("");
  const before = await shownFacts(plan);
  expect(before).toEqual(expectedFacts(templateAt(swot), 14, 70));

  const buttons = [fitting.copy(), words.print()].map((name) => plan.getByRole("button", { name }));
  for (const wrong of ["", "0", "9,5", "many", "6-10", "10000"]) {
    await people.fill(wrong);
    await expect(people).toHaveAccessibleDescription("");
    await people.blur();
    await expect(people).toHaveAccessibleDescription(numberField.wrong());
    await expect(people).toHaveAttribute("aria-invalid", "true");
    await expect(plan.locator("ol")).toBeHidden();
    for (const button of buttons) await expect(button).toBeHidden();
  }
  await people.fill("14");
  expect(await shownFacts(plan)).toEqual(before);
  // A number also counts after a pause, without leaving the field.
  await people.fill(" 12 ");
  await expect(people).toHaveAccessibleDescription("");
  await expect.poll(() => shownFacts(plan)).toEqual(expectedFacts(templateAt(swot), 12, 70));
  for (const button of buttons) await expect(button).toBeVisible();

  const verdict = plan.getByRole("status").first();
  const [told, facts] = [await verdict.innerText(), await shownFacts(plan)];
  for (const [name, said] of [
    ["people", fitting.noPeople()],
    ["minutes", fitting.noMinutes()],
    ["start", fitting.noStart()],
  ] as const) {
    await test.step(`${name} emptied, without leaving the field`, async () => {
      const given = await fieldOf(plan, name).inputValue();
      await fieldOf(plan, name).fill("");
      await expect(verdict).toHaveText(said);
      await expect(plan.locator("ol")).toBeHidden();
      for (const button of buttons) await expect(button).toBeHidden();
      await fieldOf(plan, name).fill(given);
      await expect(verdict).toHaveText(told);
      expect(await shownFacts(plan)).toEqual(facts);
      for (const button of buttons) await expect(button).toBeVisible();
    });
  }
  await fieldOf(plan, "start").fill("");
  await people.fill("");
  await expect(verdict).toHaveText(`${fitting.noPeople()} ${fitting.noStart()}`);
});

test("while it runs, the part that is on is marked, with the minutes that are left (R2.16)", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 23, 9, 2) });
  await openPage(page, swot);
  await page.clock.runFor(1000);
  const plan = await openPlan(page);
  const [first, second] = templateAt(swot).parts;
  const current = plan.locator("[aria-current=step]");
  await expect(fieldOf(plan, "start")).toHaveValue("09:15");
  await expect(current).toHaveCount(0);
  await page.clock.setSystemTime(new Date(2026, 10, 23, 9, 16));
  await page.clock.runFor(6000);
  await expect(current).toContainText(first?.title ?? "");
  await expect(current).toContainText(fitting.left({ minutes: 4 }));
  await page.keyboard.press("Escape");
  await openPlan(page);
  await expect(current).toContainText(first?.title ?? "");
  await fieldOf(plan, "start").fill("09:10");
  await expect(current).toContainText(second?.title ?? "");
});

test("the keyboard alone opens, fills and closes it, and is back on the button; the next template knows the numbers (R2.16)", async ({
  page,
}) => {
  await openPage(page, swot);
  await buttonOf(page).focus();
  await page.keyboard.press("Enter");
  const plan = planOf(page);
  await expect(plan.getByRole("button", { name: site.close() })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(fieldOf(plan, "people")).toBeFocused();
  await page.keyboard.type("11");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(plan).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();
  await page.locator("#recommendations a").first().click();
  await expect(page).not.toHaveURL(swot);
  await expect(fieldOf(await openPlan(page), "people")).toHaveValue("11");
});

test("it has no barrier, and fits the narrowest screen (R2.16)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [locale, kind] of [
    ["de", "inspiration"],
    ["fr", "session"],
  ] as const) {
    await test.step(`${kind} in ${locale}`, async () => {
      const address = pagesOfEachKind(locale).find((it) => it.kind === kind)?.address ?? "";
      await haveChosenLanguage(page, locale);
      await openPage(page, address);
      const plan = await openPlan(page, locale);
      await give(plan, 13, 20, locale);
      expect(await shownFacts(plan)).toEqual(expectedFacts(templateAt(address), 13, 20, locale));
      await plan.locator("summary").first().click();
      await fieldOf(plan, "minutes", locale).fill("x");
      await fieldOf(plan, "minutes", locale).blur();
      await expectNoBarrier(page, { at: `${kind}, ${locale}`, within: "dialog" });
      expect(await page.evaluate(findListProblems)).toEqual([]);
      expect(await page.evaluate(findSideways), address).toEqual([]);
      expect(await page.evaluate(findBrokenWords), address).toEqual([]);
      expect(await plan.locator(".fitting-body").evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    });
  }
});
