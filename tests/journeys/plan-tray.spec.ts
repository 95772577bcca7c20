/** A draft of a plan grows on cards and pages, and a template is fitted as a plan of its own (R2.16, R10.3). */
import type { Locator, Page } from "@playwright/test";
import type { TemplateData } from "../../src/domain/page.ts";
import { findViolations } from "./axe.ts";
import { blockStorage, haveChosenLanguage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { findSideways } from "./layout-problems.ts";
import { follow, openPage, untilIdle } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { expect, test } from "./site.ts";

const { planning, planTray, template: words } = wordsIn("en");
const swot = readPageFile("/inspiration/swot/").data as TemplateData;
const oneOnOne = readPageFile("/session/one-on-one/").data as TemplateData;

const trayOf = (page: Page): Locator => page.getByRole("region", { name: planTray.heading(), exact: true });
const statusOf = (page: Page): Locator => trayOf(page).getByRole("status");
const buttonFor = (page: Page, reference: string): Locator => page.locator(`main [data-adds="${reference}"]`).first();
const openLink = (page: Page): Locator => trayOf(page).getByRole("link", { name: planTray.open() });
const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem("inspirations:draft-plan"));
const minutesOf = (...templates: TemplateData[]) => templates.reduce((sum, { minutes }) => sum + minutes, 0);

test.use({ reducedMotion: "reduce" });

test("templates are put into a plan on cards and pages, and the tray says what is in it, undoes and clears (R10.3)", async ({
  page,
  context,
  requests,
}) => {
  await openPage(page, "/inspirations/?q=swot");
  await untilIdle(page);
  expect(requests.under("/assets/js/plan-tray")).toEqual([]);
  expect(requests.under("/assets/plan/")).toEqual([]);

  await test.step("an inspiration is a block, once", async () => {
    const button = buttonFor(page, "inspiration:swot");
    await expect(button).toHaveAccessibleName(planning.addName({ name: swot.name }));
    await button.click();
    await expect(statusOf(page)).toHaveText(planTray.content({ count: 1, minutes: swot.minutes }));
    await expect(trayOf(page).getByText(swot.name, { exact: true })).toBeVisible();
    await expect(button).toHaveAccessibleName(planning.addedName({ name: swot.name }));
    await button.click();
    await expect(statusOf(page)).toContainText(planTray.there());
    expect(await draftOf(page)).toBe("?v=1&activity=swot");
  });

  await test.step("a session is its blocks, also on its page, and in another tab, which knows the draft", async () => {
    const other = await context.newPage();
    await openPage(other, "/session/one-on-one/");
    await expect(trayOf(other)).toBeVisible();
    await buttonFor(other, "session:one-on-one").click();
    const count = 1 + oneOnOne.parts.length;
    for (const tab of [page, other])
      await expect(statusOf(tab)).toContainText(planTray.content({ count, minutes: minutesOf(swot, oneOnOne) }));
    await trayOf(other).getByRole("button", { name: planTray.undo() }).click();
    await expect(statusOf(page)).toContainText(planTray.content({ count: 1, minutes: swot.minutes }));
    await other.close();
  });

  await test.step("it goes along into another language, and names what is in it there", async () => {
    await follow(page, "/fr/inspiration/matrice-swot/");
    const french = page.getByRole("region", { name: wordsIn("fr").planTray.heading(), exact: true });
    await expect(
      french.getByText((readPageFile("/fr/inspiration/matrice-swot/").data as TemplateData).name),
    ).toBeVisible();
    await follow(page, "/inspirations/?q=swot");
    await expect(trayOf(page)).toBeVisible();
  });

  await test.step("cleared by keyboard and had back, the focus goes on", async () => {
    await trayOf(page).getByRole("button", { name: planTray.clear() }).press("Enter");
    await expect(statusOf(page)).toHaveText(planTray.cleared());
    const undo = trayOf(page).getByRole("button", { name: planTray.undo() });
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    await expect(openLink(page)).toBeFocused();
    await expect(statusOf(page)).toHaveText(planTray.content({ count: 1, minutes: swot.minutes }));
  });

  await openLink(page).press("Enter");
  await expect(page).toHaveURL("/plan/?v=1&activity=swot");
  await expect(page.getByRole("main")).toContainText(swot.name);
  await expect(trayOf(page)).toBeHidden();
  await follow(page, "/plan/");
  await expect(page.getByRole("main")).toContainText(swot.name);
});

test("two trays stand above each other and cover neither the navigation nor the end of the page (R10.3)", async ({
  page,
}) => {
  await haveChosenLanguage(page, "de");
  const german = wordsIn("de");
  await openPage(page, "/de/inspirations/");
  for (const at of [0, 1]) {
    await page.locator("main [data-adds]").nth(at).click();
    await page.locator("main [data-compares]").nth(at).click();
  }
  const plan = page.getByRole("region", { name: german.planTray.heading(), exact: true });
  const compared = page.getByRole("region", { name: german.tray.heading(), exact: true });
  for (const width of [320, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(findSideways)).toEqual([]);
      const links = [
        plan.getByRole("link"),
        plan.getByRole("button", { name: german.planTray.clear() }),
        compared.getByRole("link"),
        ...(await page.getByRole("banner").locator("nav a:visible").all()),
      ];
      for (const link of links) await link.click({ trial: true });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator("footer select").click({ trial: true });
      expect(await findViolations(page, ".trays")).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
    });
  }
});

test("a template is fitted as a plan of its own, with what the listing was asked for or a plan was given last (R2.16, R10.3)", async ({
  page,
}) => {
  const link = page.getByRole("link", { name: words.fit(), exact: true });
  const asked = (name: string) => new URL(page.url()).searchParams.get(name);
  await test.step("for as many as it is made for, where nobody has asked for a number", async () => {
    await openPage(page, "/inspirations/");
    await follow(page, "/inspiration/swot/");
    await link.hover();
    await expect(link).toHaveAttribute("href", /^\/plan\/\?v=1&start=\d\d:\d\d&people=8&activity=swot$/);
  });

  await openPage(page, "/inspirations/?people=14&minutes=1-45");
  await page.locator("main h3 a").first().click();
  await link.click();
  await expect(page).toHaveURL(/\/plan\/\?v=1&start=\d\d:\d\d&minutes=45&people=14&activity=[a-z-]+$/);

  await test.step("what is given in the plan goes along to the next template, and the plan is the draft", async () => {
    const people = page.getByRole("main").getByLabel(wordsIn("en").fitting.people(), { exact: true });
    await people.fill("11");
    await people.blur();
    await expect.poll(() => asked("people")).toBe("11");
    expect(await draftOf(page)).toMatch(/&people=11&activity=[a-z-]+$/);
    await follow(page, "/inspiration/swot/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(swot.name);
    await link.hover();
    await expect(link).toHaveAttribute("href", /&minutes=45&people=11&activity=swot$/);
  });

  await test.step("another plan that is changed takes the place of the draft, which is kept and can be had back", async () => {
    const before = await draftOf(page);
    await follow(page, "/plan/?v=1&start=09:00&people=8&own=20&title=Ours");
    await expect(page.getByRole("heading", { name: "Ours" })).toBeVisible();
    const people = page.getByRole("main").getByLabel(wordsIn("en").fitting.people(), { exact: true });
    await people.fill("9");
    await people.blur();
    await expect.poll(() => draftOf(page)).toBe("?v=1&start=09:00&people=9&own=20&title=Ours");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("inspirations:plans"))).toContain(before);
    await follow(page, "/inspiration/swot/");
    await expect(statusOf(page)).toContainText(planTray.replaced());
    await trayOf(page).getByRole("button", { name: planTray.undo() }).click();
    expect(await draftOf(page)).toBe(before);
  });
});

test("without storage the draft lasts as long as the document, which is said (R10.3)", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, "/inspiration/swot/");
  await buttonFor(page, "inspiration:swot").click();
  await expect(statusOf(page)).toContainText(planTray.notStored());
  await follow(page, "/session/one-on-one/");
  await buttonFor(page, "session:one-on-one").click();
  await expect(statusOf(page)).toContainText(
    planTray.content({ count: 1 + oneOnOne.parts.length, minutes: minutesOf(swot, oneOnOne) }),
  );
});
