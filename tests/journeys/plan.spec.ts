/** A plan is composed by pointer and keyboard, and its address holds all of it (R10.3). */
import type { Locator, Page } from "@playwright/test";
import { longestAddress } from "../../src/domain/plan/plan.ts";
import { recordSaid } from "./announcements.ts";
import { findViolations } from "./axe.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { planShown } from "./kinds-of-page.ts";
import { chooseLanguage } from "./language-entries.ts";
import { findSideways } from "./layout-problems.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

const words = wordsIn("en");
const { plan: planWords, fitting, numberField } = words;

const blocksOf = (page: Page): Locator => page.getByRole("list", { name: planWords.blocks() }).locator("> li");
const namesOf = (page: Page): Locator => blocksOf(page).getByRole("heading");
const handleOf = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: planWords.move({ name }), exact: true });
const changeOf = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: planWords.changeName({ name }) });
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
/** The field of the plan itself, which stands before those of its blocks. */
const fieldOf = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true }).first();
const verdictOf = (page: Page): Locator => page.getByRole("status").filter({ hasText: /Ends at/ });
const timesOf = (page: Page) =>
  page.locator("main time").evaluateAll((all) => all.map((it) => it.getAttribute("datetime")));

const three = "/plan/?v=1&start=09:00&people=8&own=10&title=One&own=20&title=Two&own=30&title=Three";

test.use({ reducedMotion: "reduce" });

test("a plan is composed by keyboard alone: what changes is said, the focus stays, and it can be undone (R10.3)", async ({
  page,
}) => {
  const said = await recordSaid(page);
  await openPage(page, "/plan/");
  await expect(page.getByText(planWords.begin())).toBeVisible();
  await expect(button(page, planWords.undo())).toBeDisabled();

  await test.step("a block of one's own, then a break", async () => {
    await button(page, planWords.addOwn()).press("Enter");
    await expect(blocksOf(page).getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type("Welcome");
    await expect(page).toHaveURL(/&own=15&title=Welcome$/);
    await button(page, planWords.addBreak()).press("Enter");
    await expect(namesOf(page)).toHaveText(["Welcome", planWords.break()]);
    await expect(page).toHaveURL(/&own=15&title=Welcome&break=15$/);
  });

  await test.step("moved by its handle", async () => {
    const handle = handleOf(page, planWords.break());
    await handle.press("ArrowUp");
    await expect(namesOf(page)).toHaveText([planWords.break(), "Welcome"]);
    await expect(handle).toBeFocused();
    await expect.poll(said).toContain(planWords.moved({ name: planWords.break(), position: 1, count: 2 }));
    await handle.press("Home");
    await expect.poll(said).toContain(planWords.isFirst({ name: planWords.break() }));
    await expect(page).toHaveURL(/&break=15&own=15&title=Welcome$/);
  });

  await test.step("undone by the key, but in a field", async () => {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(namesOf(page)).toHaveText(["Welcome", planWords.break()]);
    await expect.poll(said).toContain(planWords.undone());
    await fieldOf(page, planWords.name()).press("ControlOrMeta+z");
    await expect(namesOf(page)).toHaveText(["Welcome", planWords.break()]);
  });

  await test.step("removed, and the focus goes on to its neighbour", async () => {
    const form = blocksOf(page).first();
    await form.getByRole("button", { name: planWords.remove(), exact: true }).press("Enter");
    await expect(namesOf(page)).toHaveText([planWords.break()]);
    await expect(handleOf(page, planWords.break())).toBeFocused();
    await button(page, planWords.undo()).press("Enter");
    await expect(namesOf(page)).toHaveText(["Welcome", planWords.break()]);
    await expect(page).toHaveURL(/&own=15&title=Welcome&break=15$/);
  });

  await test.step("loaded again it is the same", async () => {
    await page.reload();
    await untilStarted(page);
    await expect(namesOf(page)).toHaveText(["Welcome", planWords.break()]);
  });
});

test("blocks are dragged, and moved by buttons; back and forward step through it (R10.3)", async ({ page }) => {
  const said = await recordSaid(page);
  await openPage(page, three);
  expect(await timesOf(page)).toEqual(["09:00", "09:10", "09:30", "10:00"]);
  await expect(blocksOf(page).locator("[draggable=true]")).toHaveCount(3);
  await handleOf(page, "One").dragTo(blocksOf(page).nth(2), { targetPosition: { x: 100, y: 60 } });
  await expect(namesOf(page)).toHaveText(["Two", "Three", "One"]);
  await expect(handleOf(page, "One")).toBeFocused();
  await expect.poll(said).toContain(planWords.moved({ name: "One", position: 3, count: 3 }));
  expect(await timesOf(page)).toEqual(["09:00", "09:20", "09:50", "10:00"]);
  await expect(page).toHaveURL(/title=Two.*title=Three.*title=One$/);

  await page.getByRole("button", { name: planWords.up({ name: "Three" }) }).click();
  await expect(namesOf(page)).toHaveText(["Three", "Two", "One"]);
  await expect(page).toHaveURL(/title=Three.*title=Two.*title=One$/);
  await page.goBack();
  await expect(namesOf(page)).toHaveText(["Two", "Three", "One"]);
  await page.goBack();
  await expect(namesOf(page)).toHaveText(["One", "Two", "Three"]);
  await page.goForward();
  await expect(namesOf(page)).toHaveText(["Two", "Three", "One"]);
});

test("what is typed is understood or said to be wrong, and is one step to undo (R10.3)", async ({ page }) => {
  await openPage(page, three);
  const minutes = fieldOf(page, planWords.available());
  const people = fieldOf(page, fitting.people());
  await minutes.fill("3 hours");
  await minutes.blur();
  await expect(minutes).toHaveValue("180");
  await expect(verdictOf(page)).toContainText(planWords.fits({ spare: 120 }));
  await expect(blocksOf(page).last()).toContainText(planWords.spareHere({ minutes: 120 }));

  await people.fill("many");
  await people.blur();
  await expect(page.getByRole("alert").filter({ hasText: numberField.wrong() })).toBeVisible();
  await expect(page).toHaveURL(/minutes=180&people=8&/);
  await people.fill("14 people");
  await people.blur();
  await expect(page).toHaveURL(/people=14&/);

  await test.step("a title is one step, whatever its letters", async () => {
    const title = fieldOf(page, planWords.name());
    await title.pressSequentially("Team day ");
    await title.blur();
    await expect(page).toHaveURL(/title=Team\+day&start/);
    await button(page, planWords.undo()).click();
    await expect(title).toHaveValue("");
    await expect(page).toHaveURL(/\?v=1&start/);
  });

  await test.step("pinned, and free again", async () => {
    await changeOf(page, "Two").click();
    await button(page, planWords.pin({ time: await blocksOf(page).nth(1).locator("time").innerText() })).click();
    await expect(page).toHaveURL(/title=Two&at=09:10&/);
    await blocksOf(page).nth(1).getByLabel(planWords.at(), { exact: true }).fill("09:40");
    expect(await timesOf(page)).toEqual(["09:00", "09:40", "10:00", "10:30"]);
    await expect(blocksOf(page).first()).toContainText(planWords.spareHere({ minutes: 30 }));
    await button(page, planWords.unpin()).click();
    await expect(page).not.toHaveURL(/at=/);
    await blocksOf(page).nth(1).getByLabel(planWords.minutes(), { exact: true }).fill("45");
    await expect(page).toHaveURL(/own=45&title=Two/);
    await button(page, planWords.duplicate()).click();
    await expect(namesOf(page)).toHaveText(["One", "Two", "Two", "Three"]);
  });
});

test("a plan that somebody has shared stands there at once, in any language; what cannot be understood is named (R10.3)", async ({
  page,
}) => {
  await watchShifts(page);
  await openPage(page, `/plan/${planShown}&activity=nowhere`);
  await expect(namesOf(page)).toHaveCount(5);
  await expect(page.getByText(planWords.unknown({ text: "nowhere" }))).toBeVisible();
  await expect(verdictOf(page)).toContainText(/too long/);
  await expect(page.getByRole("heading", { name: planWords.bring() })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await button(page, planWords.dismiss()).click();
  await expect(page.getByText(planWords.problems())).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await test.step("can be read and changed at 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await changeOf(page, "Budget").click();
    await page.locator(".plan-steps summary").first().click();
    expect(await page.evaluate(findSideways)).toEqual([]);
    expect(await findViolations(page, "main")).toEqual([]);
  });

  await chooseLanguage(page, "fr");
  await expect(page).toHaveURL(/\/fr\/plan\/\?v=1&title=Team\+day&start=09:00/);
  await expect(page.getByRole("list", { name: wordsIn("fr").plan.blocks() }).locator("> li")).toHaveCount(5);

  await test.step("an address too long for some programs says so", async () => {
    const note = "x".repeat(500);
    await openPage(page, `/plan/?v=1&start=09:00&people=8${`&own=5&title=Long&note=${note}`.repeat(4)}`);
    await expect(page.getByText(wordsIn("fr").plan.long({ most: longestAddress }))).toBeVisible();
  });
});

test("times are those of the page's language, and what comes after midnight says so (R10.3)", async ({ page }) => {
  // The browser is American.
  await haveChosenLanguage(page, "es");
  await openPage(page, "/es/plan/?v=1&start=22:45&people=8&own=60&title=Uno&own=90&title=Dos");
  const ofSpanish = wordsIn("es");
  const later = (time: string) => `${time} (${ofSpanish.plan.daysLater({ days: 1 })})`;
  await expect(page.locator("main time")).toHaveText(["22:45", "23:45", later("1:15")]);
  await expect(page.getByText(ofSpanish.fitting.endsAt({ time: later("1:15") }))).toBeVisible();
  await page.getByRole("button", { name: ofSpanish.plan.changeName({ name: "Uno" }) }).click();
  await page.getByLabel(ofSpanish.plan.minutes(), { exact: true }).fill("80");
  await expect(page.locator("main time")).toHaveText(["22:45", later("0:05"), later("1:35")]);

  await test.step("half a time says what a whole one is, and that none will do", async () => {
    const pin = page.getByLabel(ofSpanish.plan.at(), { exact: true });
    await pin.press("1");
    await pin.blur();
    await expect(page.getByText(ofSpanish.plan.wrongPin())).toBeVisible();
  });
});

test("without JavaScript the page says what a plan is, and leads to the templates", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(`/plan/${planShown}`);
  await expect(page.locator("main noscript p")).toHaveText([planWords.what(), planWords.withoutScript()]);
  await expect(page.getByRole("main").getByRole("link", { name: words.directory.inspirations() })).toBeVisible();
  await context.close();
});

test("while a plan runs, the block that is on is marked, with the minutes that are left (R2.16)", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 23, 9, 2) });
  await page.goto("/plan/?v=1&start=09:10&people=8&own=5&title=One&own=20&title=Two");
  await page.clock.runFor(1000);
  const current = page.getByRole("main").locator("[aria-current=step]");
  await expect(page.getByRole("heading", { name: "Two" })).toBeVisible();
  await expect(current).toHaveCount(0);
  await page.clock.setSystemTime(new Date(2026, 10, 23, 9, 16));
  await page.clock.runFor(6000);
  await expect(current.getByRole("heading", { name: "Two" })).toBeVisible();
  await expect(current).toContainText(fitting.left({ minutes: 19 }));
});
