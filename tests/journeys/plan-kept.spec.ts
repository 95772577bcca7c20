/** A visitor's plans: kept by the browser, found again, taken along as a file. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { TemplateData } from "../../src/domain/page.ts";
import { pathOf } from "../../src/domain/route.ts";
import { recordSaid } from "./announcements.ts";
import { expectNoBarrier } from "./axe.ts";
import { blockStorage, fillStorage } from "./browser-storage.ts";
import { hold } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { openPage } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { expect, test } from "./site.ts";

const path = "/plan/";
const { keptPlans: words, plan: planWords } = wordsIn("en");
const roti = readPageFile("/inspiration/roti/").data as TemplateData;

const queryOf = (title: string) =>
  `?v=1${title && `&title=${title.replaceAll(" ", "+")}`}&start=09:00&people=16&activity=swot&own=20&title=Budget`;

const haveKept = (page: Page, ...titles: string[]) =>
  page.addInitScript(
    (list) => {
      // The list is written once, since the page is opened again.
      if (localStorage.getItem("inspirations:plans") === null) localStorage.setItem("inspirations:plans", list);
    },
    JSON.stringify(
      titles.map((title, index) => ({
        id: String(index).padStart(22, "x"),
        query: queryOf(title),
        changed: 1_795_600_000_000 - index,
      })),
    ),
  );

const mine = (page: Page) => page.getByRole("region", { name: words.heading() });
const names = (page: Page) => mine(page).getByRole("listitem").getByRole("link");
/** The field of the plan on view. */
const title = (page: Page) => page.getByLabel(planWords.name(), { exact: true }).first();
const button = (page: Page, word: string, name: string) =>
  mine(page).getByRole("button", { name: `${word} ${name}`, exact: true });

async function rename(page: Page, from: string, to: string): Promise<void> {
  await button(page, words.rename(), from).click();
  const field = mine(page).getByRole("textbox", { name: words.title() });
  await expect(field).toBeFocused();
  await field.fill(to);
  await field.press("Enter");
}

test("kept plans are listed by their title or what happens in them, opened, renamed, removed and taken back", async ({
  page,
}) => {
  const said = await recordSaid(page);
  await haveKept(page, "Team day", "", "Strategy");
  await openPage(page, path);
  await expect(names(page)).toHaveText(["Team day", "SWOT matrix · Budget", "Strategy"]);

  await test.step("opened, which is not another plan, nor a change", async () => {
    await names(page).first().click();
    await expect(page).toHaveURL(path + queryOf("Team day"));
    await expect(names(page).first()).toHaveAttribute("aria-current", "true");
    await expect(names(page)).toHaveCount(3);
  });

  await test.step("renamed, where it is the one on view: its address follows", async () => {
    await rename(page, "Team day", "First day");
    await expect(page).toHaveURL(path + queryOf("First day"));
    await expect(names(page)).toHaveText(["First day", "SWOT matrix · Budget", "Strategy"]);
    await expect(button(page, words.rename(), "First day")).toBeFocused();
    await expect.poll(said).toContain(words.renamed({ name: "First day" }));
  });

  await test.step("renamed, where it is another", async () => {
    await rename(page, "SWOT matrix · Budget", "Numbers");
    await expect(names(page)).toHaveText(["Numbers", "First day", "Strategy"]);
    await expect(page).toHaveURL(path + queryOf("First day"));
  });

  await test.step("and there after a reload, while a step back through the changes changes nothing that is kept", async () => {
    await page.reload();
    await expect(names(page)).toHaveText(["Numbers", "First day", "Strategy"]);
    await expect(names(page).nth(1)).toHaveAttribute("aria-current", "true");
    await page.goBack();
    await expect(page).toHaveURL(path + queryOf("Team day"));
    await expect(names(page)).toHaveText(["Numbers", "First day", "Strategy"]);
  });

  await test.step("removed, and taken back", async () => {
    await button(page, words.remove(), "Strategy").click();
    await expect(names(page)).toHaveText(["Numbers", "First day"]);
    const undo = mine(page).getByRole("button", { name: words.undo() });
    await expect(undo).toBeFocused();
    await expect.poll(said).toContain(words.removed({ name: "Strategy" }));
    await undo.press("Enter");
    await expect(names(page)).toHaveText(["Numbers", "First day", "Strategy"]);
    await expect(mine(page).getByRole("heading", { name: words.heading() })).toBeFocused();
  });

  await test.step("changed after that step back, which is no other plan", async () => {
    await title(page).fill("Second day");
    await expect(names(page)).toHaveText(["Second day", "Numbers", "Strategy"]);
  });
});

test("a plan is kept from its first change on, and two tabs that change it keep both", async ({ page, context }) => {
  await openPage(page, path + queryOf("Team day"));
  await expect(mine(page)).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await title(page).fill("First day");
  await expect(names(page)).toHaveText(["First day"]);

  const other = await context.newPage();
  await openPage(other, path);
  await names(other).click();
  await expect(title(other)).toHaveValue("First day");
  await title(other).fill("There");
  await expect(names(page)).toHaveText(["There"]);
  await title(page).fill("Here");
  await expect(names(page)).toHaveText(["Here", "There"]);
  await expect(names(other)).toHaveText(["Here", "There"]);
  await expect(mine(page).getByText(words.bothKept())).toBeVisible();
  await other.close();

  await title(page).fill("Here on");
  await expect(names(page)).toHaveText(["Here on", "There"]);
  await expect(page).toHaveURL(path + queryOf("Here on"));
  await page.reload();
  await expect(names(page).first()).toHaveAttribute("aria-current", "true");
  await title(page).fill("Here again");
  await expect(names(page)).toHaveText(["Here again", "There"]);
});

test("what another tab adds to the draft on view is taken over, and nothing that stands there is lost (R10.3)", async ({
  page,
  context,
}) => {
  const said = await recordSaid(page);
  await haveKept(page, "Other");
  await openPage(page, path + queryOf("Team day"));
  await expect(names(page)).toHaveCount(1);
  await title(page).fill("First day");
  await expect(names(page)).toHaveText(["First day", "Other"]);
  const blocks = page.locator(".plan-blocks").getByRole("heading");
  await page.getByRole("button", { name: planWords.changeName({ name: "Budget" }) }).click();
  const note = page.getByLabel(planWords.note(), { exact: true });
  await note.pressSequentially("With No");

  const other = await context.newPage();
  await openPage(other, "/inspiration/roti/");
  await other.locator("main [data-adds='inspiration:roti']").first().click();
  await expect(blocks).toHaveText(["SWOT matrix", "Budget", roti.name]);
  await expect.poll(said).toContain(words.fromElsewhere({ count: 1 }));
  await expect(note).toBeFocused();
  await note.pressSequentially("ra");
  await expect(page).toHaveURL(/title=First\+day.*&note=With\+Nora&activity=roti$/);
  await expect(names(page)).toHaveText(["First day", "Other"]);

  await test.step("and can be undone, which stays so", async () => {
    await page.getByRole("button", { name: planWords.undo(), exact: true }).click();
    await page.getByRole("button", { name: planWords.undo(), exact: true }).click();
    await expect(blocks).toHaveText(["SWOT matrix", "Budget"]);
    expect(await page.evaluate(() => localStorage.getItem("inspirations:draft-plan"))).not.toContain("roti");
  });
  await other.close();
});

test("a plan that is changed before the code that keeps it has come is one plan", async ({ page }) => {
  await haveKept(page, "First day");
  const give = await hold(page, "**/my-plans*");
  await openPage(page, path + queryOf("First day"));
  await title(page).fill("Second day");
  await expect(page).toHaveURL(path + queryOf("Second day"));
  give();
  await expect(names(page)).toHaveText(["Second day"]);
});

test("of more than eight plans one is searched for, and another tab shows each change", async ({ page, context }) => {
  await haveKept(page, ...Array.from({ length: 9 }, (_, index) => `Plan ${index}`), "Équipe");
  await openPage(page, path);
  const field = mine(page).getByRole("searchbox", { name: words.search() });
  await field.fill("equipe");
  await expect(names(page)).toHaveText(["Équipe"]);
  await expect(mine(page).getByText(words.found({ count: 1 }), { exact: true })).toBeVisible();
  await field.fill("nowhere");
  await expect(mine(page).getByText(words.found({ count: 0 }))).toBeVisible();
  await field.fill("");

  const other = await context.newPage();
  await openPage(other, path + queryOf("Plan 3"));
  await rename(other, "Plan 3", "Elsewhere");
  await expect(names(page).first()).toHaveText("Elsewhere");
  await other.close();
  await button(page, words.remove(), "Plan 0").click();
  await button(page, words.remove(), "Plan 1").click();
  await expect(field).toHaveCount(0);
});

test("plans are taken along as a file, which joins those that are there, and a file that is none changes nothing", async ({
  page,
}) => {
  await haveKept(page, "Team day", "Strategy");
  await openPage(page, path);
  const saving = page.waitForEvent("download");
  await mine(page).getByRole("button", { name: words.saveFile() }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("marelle-plans.json");
  const file = await readFile(await download.path(), "utf8");

  const open = async (content: string) => {
    const choosing = page.waitForEvent("filechooser");
    await mine(page).getByRole("button", { name: words.openFile() }).click();
    const buffer = Buffer.from(content);
    await (await choosing).setFiles({ name: "some.json", mimeType: "application/json", buffer });
  };
  await button(page, words.remove(), "Strategy").click();
  for (const [content, problem] of [
    ["no plans", words.fileForeign()],
    [file.replace('"version": 1', '"version": 2'), words.fileNewer()],
    [file.replaceAll('"?v=1', '"javascript:'), words.fileEmpty()],
  ] as const) {
    await open(content);
    await expect(mine(page).getByText(problem)).toBeVisible();
  }
  await expect(names(page)).toHaveText(["Team day"]);
  await open(file);
  await expect(mine(page).getByText(words.added({ count: 1 }))).toBeVisible();
  await expect(names(page)).toHaveText(["Team day", "Strategy"]);
  await open(file);
  await expect(mine(page).getByText(words.added({ count: 0 }))).toBeVisible();
});

test("where storage gets full a change stays while the page is open, which is said, and what is kept stays as it was", async ({
  page,
}) => {
  await haveKept(page, "Team day");
  await fillStorage(page);
  await openPage(page, path + queryOf("Team day"));
  await rename(page, "Team day", "First day");
  await expect(page).toHaveURL(path + queryOf("First day"));
  await expect(names(page)).toHaveText(["First day"]);
  await expect(mine(page).getByRole("alert").first()).toHaveText(words.notStored());
  await page.reload();
  await expect(names(page)).toHaveText(["Team day"]);
});

test("where storage is blocked the page works, and a file is kept while it is open, which is said", async ({
  page,
}) => {
  await blockStorage(page);
  await openPage(page, path + queryOf("Team day"));
  await expect(mine(page)).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await mine(page).getByRole("button", { name: words.openFile() }).click();
  const plans = [{ id: "x".repeat(22), query: queryOf("Team day"), changed: 1 }];
  const buffer = Buffer.from(JSON.stringify({ format: "inspirations-plans", version: 1, plans }));
  await (await choosing).setFiles({ name: "plans.json", mimeType: "application/json", buffer });
  await expect(names(page)).toHaveText(["Team day"]);
  await expect(mine(page).getByRole("alert").first()).toHaveText(words.notStored());
});

test.describe("in German", () => {
  const locale = "de";
  test.use({ locale, reducedMotion: "reduce" });

  test("nothing of my plans is a barrier, or too wide", async ({ page }) => {
    await haveKept(page, "Team day", "", "x".repeat(120), ...Array.from({ length: 7 }, (_, index) => `Plan ${index}`));
    await openPage(page, pathOf({ name: "plan" }, locale) + queryOf("Team day"));
    const { keptPlans } = wordsIn(locale);
    const region = page.getByRole("region", { name: keptPlans.heading() });
    await region.getByRole("button", { name: `${keptPlans.rename()} Plan 6` }).click();
    await region.getByRole("button", { name: `${keptPlans.remove()} Plan 5` }).click();
    await expectNoBarrier(page, { at: `my plans in ${locale}` });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), `${width} px`).toBe(0);
    }
  });
});
