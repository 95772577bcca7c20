/** Copying a fitted plan, and its announcements to screen readers (R2.16). */
import type { Locator } from "@playwright/test";
import { readConfig } from "../../src/build/read/read-config.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { hold, saveData } from "./connection.ts";
import { give, openPlan, swot, templateAt } from "./fitted-plan.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const { siteUrl } = readConfig(process.env);
const { fitting } = wordsIn("en");

test.use({ reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(({ page }) => saveData(page));

/** Records what a screen reader announces of a status: every text added to it, even the same one again. */
const listenTo = (status: Locator) =>
  status.evaluateHandle((element) => {
    const heard: string[] = [];
    const hear = (records: MutationRecord[]) => {
      const isAdded = records.some(({ type, addedNodes }) => type === "characterData" || addedNodes.length > 0);
      if (isAdded) heard.push(element.textContent ?? "");
    };
    new MutationObserver(hear).observe(element, { childList: true, characterData: true, subtree: true });
    return heard;
  });

test("the plan can be copied; each copy and each answer is heard, also in the words of the one before (R2.16)", async ({
  page,
}) => {
  await openPage(page, swot);
  const plan = await openPlan(page);
  await give(plan, 8, 60);
  const [verdict, copying] = [plan.getByRole("status").first(), plan.getByRole("status").last()];
  const copies = await listenTo(copying);
  for (const heard of [[fitting.copied()], [fitting.copied(), fitting.copied()]]) {
    await plan.getByRole("button", { name: fitting.copy() }).click();
    await expect.poll(() => copies.jsonValue()).toEqual(heard);
  }
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const template = templateAt(swot);
  for (const { title, minutes } of template.parts)
    expect(copied).toMatch(new RegExp(`\\d ?[AP]M ${title} \\(${minutes} min`));
  expect(copied.startsWith(template.name)).toBe(true);
  expect(copied.endsWith(`\n${siteUrl}${swot}`)).toBe(true);

  const answers = await listenTo(verdict);
  const heardOf = async (people: number, minutes: number) => {
    const before = (await answers.jsonValue()).length;
    await give(plan, people, minutes);
    await expect.poll(async () => (await answers.jsonValue()).length).toBe(before + 1);
    return (await answers.jsonValue()).at(-1);
  };
  const shorter = [await heardOf(8, 55), await heardOf(8, 50), await heardOf(8, 45)];
  for (const answer of shorter) expect(answer).toContain(fitting.fitsShorter({ leftOut: 0 }));
  expect(new Set(shorter).size).toBe(3);
  expect(await heardOf(9, 45)).toBe(shorter.at(-1));
  // The message disappears, since the plan is now another one.
  await expect(plan.getByText(fitting.copied())).toHaveCount(0);
});

test("copying moves nothing, also in German, and where there is no clipboard, that is said in sight (R2.16)", async ({
  page,
  context,
}) => {
  const german = pagesOfEachKind("de").find(({ kind }) => kind === "session");
  await haveChosenLanguage(page, "de");
  for (const width of [320, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, german?.address ?? "");
      const plan = await openPlan(page, "de");
      const button = plan.getByRole("button", { name: wordsIn("de").fitting.copy() });
      await button.focus();
      const before = await button.boundingBox();
      await button.click();
      await expect(plan.getByText(wordsIn("de").fitting.copied())).toBeInViewport();
      expect(await button.boundingBox()).toEqual(before);
    });
  }

  const noClipboard = {
    "a browser that does not let it copy": () => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error("no"));
    },
    "a browser that has no clipboard": () => {
      Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    },
  };
  for (const [what, prepare] of Object.entries(noClipboard)) {
    await test.step(what, async () => {
      const other = await context.newPage();
      await other.setViewportSize({ width: 390, height: 700 });
      await other.addInitScript(prepare);
      await openPage(other, swot);
      const plan = await openPlan(other);
      await plan.getByRole("button", { name: fitting.copy() }).click();
      await expect(plan.getByText(fitting.copyFailed())).toBeInViewport();
    });
  }
});

test("while another page is on its way, whose address stands there already, a copied plan leads to its own template (R2.16)", async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, swot);
  await hold(page, "**/assets/data/**");
  await page.locator("#recommendations article a").first().click();
  await expect(page).not.toHaveURL(swot);
  const plan = await openPlan(page);
  await plan.getByRole("button", { name: fitting.copy() }).click();
  await expect(plan.getByText(fitting.copied())).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n").at(-1)).toBe(siteUrl + swot);
});
