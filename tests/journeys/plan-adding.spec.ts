/** Adding to a plan: activities and sessions that are found, activities for the minutes that are left, and plans of the site (R10.3). */
import type { Page } from "@playwright/test";
import { readPlan } from "../../src/domain/plan/read-plan.ts";
import { pathOf } from "../../src/domain/route.ts";
import { expectNoBarrier } from "./axe.ts";
import { wordsIn } from "./interface-words.ts";
import { findSideways } from "./layout-problems.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const { planAdding: words, readyPlans, site: siteWords } = wordsIn("en");
const planPath = pathOf({ name: "plan" }, "en");

const fieldOf = (page: Page) => page.getByRole("searchbox", { name: words.find(), exact: true });
const foundIn = (page: Page) => page.getByRole("list", { name: words.results(), exact: true }).getByRole("listitem");
const addButton = (page: Page, name: string) =>
  page.getByRole("button", { name: words.addName({ name }), exact: true });
const statusOf = (page: Page) => page.getByRole("region", { name: words.find(), exact: true }).getByRole("status");

/** The blocks of the plan that the address holds: `roti`, `weekly-meeting/2`, `break`. */
function blocksOf(page: Page): string[] {
  const { plan } = readPlan(new URL(page.url()).search, { start: "09:00", people: 8 }) ?? {};
  return (plan?.blocks ?? []).map((block) => {
    if (block.kind === "session") return `${block.key}/${block.number}`;
    return block.kind === "activity" ? block.key : block.kind;
  });
}

test.use({ reducedMotion: "reduce" });

test("activities and sessions are found and put in, by keyboard alone (R10.3)", async ({ page, requests }) => {
  await openPage(page, `${planPath}?start=09:00&people=5`);
  const field = fieldOf(page);
  await expect(field).toBeVisible();

  await test.step("nobody who looks for nothing fetches what it takes", async () => {
    expect(requests.under("/assets/listing/")).toEqual([]);
    expect(requests.under("/assets/js/find-templates")).toEqual([]);
  });

  await test.step("a name finds its activity first, with the minutes that it takes and its shortest", async () => {
    await field.focus();
    await page.keyboard.type("roti");
    await expect(foundIn(page).first()).toContainText("ROTI");
    await expect(foundIn(page).first()).toContainText("5 → 4 min");
    await expect(statusOf(page)).toHaveText(words.found({ count: await foundIn(page).count() }));
  });

  await test.step("Enter goes to it, and puts it in; the focus stays", async () => {
    await page.keyboard.press("Enter");
    await expect(addButton(page, "ROTI")).toBeFocused();
    expect(blocksOf(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(statusOf(page)).toHaveText(words.added({ name: "ROTI" }));
    await expect.poll(() => blocksOf(page)).toEqual(["roti"]);
    await expect(addButton(page, "ROTI")).toBeFocused();
  });

  await test.step("a session puts in its blocks one after the other", async () => {
    await field.fill("weekly meeting");
    await addButton(page, "Weekly meeting").click();
    const blocks = Array.from({ length: 7 }, (_, index) => `weekly-meeting/${index + 1}`);
    await expect.poll(() => blocksOf(page)).toEqual(["roti", ...blocks]);
  });

  await test.step("what fits the people comes first, and needs that are typed are read", async () => {
    await field.fill("retrospective 20 people");
    await expect(foundIn(page).first()).toContainText(/people/);
    await field.fill("xyzzyxyzzy");
    await expect(statusOf(page)).toHaveText(words.found({ count: 0 }));
    await expect(foundIn(page)).toHaveCount(0);
  });

  await test.step("Escape empties the field", async () => {
    await field.fill("swot");
    await expect(foundIn(page).first()).toContainText("SWOT");
    await expectNoBarrier(page, { at: "found", within: "main" });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(findSideways)).toEqual([]);
    await field.press("Escape");
    await expect(field).toHaveValue("");
    await expect(foundIn(page)).toHaveCount(0);
  });
});

test("minutes that are left are named, and filled at a touch (R10.3)", async ({ page }) => {
  await openPage(page, `${planPath}?start=09:00&minutes=42&people=8&activity=weather-report&activity=plus-delta`);
  const left = page.getByText(words.spareAfter({ minutes: 22, name: "Weather report" }));
  await expect(left).toBeVisible();
  const proposed = page.getByRole("list", { name: words.spareAfter({ minutes: 22, name: "Weather report" }) });
  await expect(proposed.getByRole("button")).toHaveCount(3);
  await proposed.getByRole("button").first().click();
  await expect.poll(() => blocksOf(page)).toHaveLength(3);
  const [first, , last] = blocksOf(page);
  expect([first, last]).toEqual(["weather-report", "plus-delta"]);
  await expect(page.getByRole("heading", { name: words.find(), exact: true })).toBeFocused();
  await expect(left).toHaveCount(0);
});

test("plans of the site stand where nothing is in the plan yet, and one of them opens as one's own (R10.3)", async ({
  page,
}) => {
  const sessions = pathOf({ name: "sessions" }, "en");
  await openPage(page, sessions);
  await page.getByRole("link", { name: readyPlans.heading(), exact: true }).click();
  const heading = page.getByRole("heading", { name: readyPlans.heading(), exact: true });
  await expect(heading).toBeInViewport();
  await page.getByRole("link", { name: "After a failure", exact: true }).click();
  await expect.poll(() => blocksOf(page)).toContain("5-whys");
  await expect(heading).toHaveCount(0);
  await page.goBack();
  await expect(heading).toBeVisible();
});

test.describe("where the files do not come", () => {
  test.use({ expectedErrors: /./ });

  test("that is said, the plan stays, and once more finds (R10.3)", async ({ page }) => {
    await openPage(page, `${planPath}?start=09:00&activity=weather-report`);
    await page.route("**/assets/listing/**", (route) => route.abort());
    await fieldOf(page).fill("swot");
    const alert = page.getByRole("alert").filter({ hasText: siteWords.loadFailed() });
    await expect(alert).toBeVisible();
    expect(blocksOf(page)).toEqual(["weather-report"]);
    await page.unroute("**/assets/listing/**");
    await alert.getByRole("button", { name: siteWords.tryAgain() }).click();
    await expect(foundIn(page).first()).toContainText("SWOT");
    await expect(fieldOf(page)).toBeFocused();
  });
});
