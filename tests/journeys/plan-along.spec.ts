/** A plan taken along: copied, in a calendar, on paper, as a file. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { encode } from "uqr";
import { readConfig } from "../../src/build/read/read-config.ts";
import { drawCode } from "../../src/domain/draw-code.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { pathOf } from "../../src/domain/route.ts";
import { expectNoBarrier } from "./axe.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { openPage, untilFetched, untilIdle } from "./open-page.ts";
import { countSheets, recordSheets } from "./sheets.ts";
import { expect, test } from "./site.ts";

const { siteUrl } = readConfig(process.env);

const query =
  "?v=1&title=Team+day&date=2026-12-01&start=09:00&people=16&activity=introductions&minutes=20&break=15&activity=swot&own=20&title=Budget&note=With+Nora";

/** Fourteen blocks, the most that stand on one sheet of an agenda. */
const day = `?v=1&title=${"Unser Tag zum Planen ".repeat(4).trim().replaceAll(" ", "+")}&date=2026-12-01&start=09:00&people=16${[
  "activity=introductions",
  "session=weekly-meeting/1",
  "session=weekly-meeting/2",
  "break=15",
  "activity=swot",
  "own=20&title=Budget&note=With+Nora",
  "break=60&title=Mittagessen&at=12:30",
  "activity=dotmocracy",
  "activity=5-whys",
  "break=15",
  "activity=moscow",
  "own=10&title=Ausblick+auf+das+kommende+Jahr",
  "session=weekly-meeting/3",
  "activity=roti",
]
  .map((it) => `&${it}`)
  .join("")}`;

async function openWays(page: Page, locale: Locale = "en"): Promise<Locator> {
  const { toTakeAlong, takeAlong } = wordsIn(locale);
  await page.getByRole("button", { name: toTakeAlong.open() }).click();
  const dialog = page.getByRole("dialog", { name: takeAlong.heading() });
  await expect(dialog).toBeVisible();
  return dialog;
}

const { takeAlong, toTakeAlong, shareLink, site } = wordsIn("en");

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"], locale: "en-GB" });

  test("a plan is copied as a table that is text as well, and as Markdown", async ({ page }) => {
    await openPage(page, `/plan/${query}`);
    const dialog = await openWays(page);
    await expectNoBarrier(page, { at: "the ways to take a plan along", within: "dialog" });
    const copied = (type: string) =>
      page.evaluate(async (wanted) => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType(wanted))?.text() ?? "";
      }, type);

    await dialog.getByRole("button", { name: takeAlong.copy() }).click();
    await expect(dialog.getByText(takeAlong.copied())).toBeVisible();
    const text = await copied("text/plain");
    expect(text).toMatch(/^Team day\nTuesday,? 1 December 2026 · 09:00–/);
    expect(text).toMatch(/^09:20 Break \(15 min\)$/m);
    expect(text.endsWith(`\n${siteUrl}/plan/${query}`)).toBe(true);
    expect(await copied("text/html")).toContain(">SWOT matrix</td>");

    await dialog.getByRole("button", { name: takeAlong.copyMarkdown() }).click();
    await expect.poll(() => copied("text/plain")).toMatch(/^\| 09:20 \| Break \| 15 min \|/m);

    await test.step("an e-mail says the agenda as well", async () => {
      const href = await dialog.getByRole("link", { name: shareLink.email() }).getAttribute("href");
      const body = new URL(href ?? "").searchParams.get("body") ?? "";
      expect(body).toBe(text);
    });
  });
});

test("without a clipboard, the text stands there to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }));
  await openPage(page, `/plan/${query}`);
  const dialog = await openWays(page);
  await dialog.getByRole("button", { name: takeAlong.copyMarkdown() }).click();
  await expect(dialog.getByText(takeAlong.copyFailed())).toBeVisible();
  const field = dialog.getByLabel(takeAlong.asText());
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^## Team day/);
});

test.describe("in São Paulo", () => {
  test.use({ timezoneId: "America/Sao_Paulo" });

  test("a plan becomes calendar entries, for its date or the next that can be", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-30T13:00:00Z");
    const entriesOf = async (dialog: Locator, button: string) => {
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: button, exact: true }).click();
      const file = await download;
      const text = await readFile(await file.path(), "utf8");
      const entries = new ICAL.Component(ICAL.parse(text))
        .getAllSubcomponents("vevent")
        .map((it) => new ICAL.Event(it));
      return {
        name: file.suggestedFilename(),
        entries: entries.map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()]),
      };
    };
    await openPage(page, `/plan/${query}`);
    const dialog = await openWays(page);
    expect(await entriesOf(dialog, takeAlong.oneEntry())).toEqual({
      name: "team-day.ics",
      entries: [["Team day", "2026-12-01T12:00:00.000Z"]],
    });
    await expect(dialog.getByText(takeAlong.calendarSaved())).toBeVisible();
    const { entries } = await entriesOf(dialog, takeAlong.entryEach());
    expect(entries).toHaveLength(4);
    expect(entries[1]).toEqual(["Break", "2026-12-01T12:20:00.000Z"]);

    await test.step("a plan without a date gets one", async () => {
      await openPage(page, "/plan/?v=1&start=09:00&people=4&break=15");
      const again = await openWays(page);
      const date = again.getByLabel(takeAlong.date());
      await expect(date).toHaveValue("2026-12-01");
      await date.fill("");
      await expect(again.getByText(takeAlong.noDate())).toBeVisible();
      await expect(again.getByRole("button", { name: takeAlong.oneEntry(), exact: true })).toBeDisabled();
      await date.fill("2026-12-24");
      expect((await entriesOf(again, takeAlong.oneEntry())).entries[0]?.[1]).toBe("2026-12-24T12:00:00.000Z");
      await expect(page).toHaveURL(/[?&]date=2026-12-24&/);
    });
  });
});

test.describe("In German", () => {
  const locale = "de";
  test.use({ locale });

  test("the agenda is one sheet, that of the facilitator has the steps, and both lead back", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await haveChosenLanguage(page, locale);
    const path = pathOf({ name: "plan" }, locale);
    await openPage(page, path + day);
    await untilFetched(page, "/ways.");
    const print = async (look: (paper: Locator) => Promise<void>) => {
      await page.emulateMedia({ media: "print" });
      const paper = page.getByRole("article");
      // The code has come but may not listen yet, so the event is sent until the paper is there.
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
        await expect(paper).toBeVisible({ timeout: 500 });
      }).toPass();
      const code = encode(siteUrl + path + day, { ecc: "L", border: 0 });
      await expect(paper.locator("svg path")).toHaveAttribute("d", drawCode(code.data));
      await expect(paper.getByRole("link")).toHaveAttribute("href", siteUrl + path + day);
      await expect(page.getByRole("button")).toHaveCount(0);
      await look(paper);
      await page.emulateMedia({ media: null });
      const pdf = await page.pdf({ preferCSSPageSize: true });
      await expect(paper).toHaveCount(0);
      return countSheets(pdf);
    };

    await test.step("by the browser's own menu: that of the facilitator", async () => {
      const sheets = await print(async (paper) => {
        await expect(paper.getByRole("heading", { level: 2 })).toHaveCount(14);
        await expect(paper.getByText("With Nora")).toBeVisible();
        expect(await paper.getByRole("row").count()).toBeGreaterThan(10);
      });
      expect(sheets).toBeLessThanOrEqual(3);
    });
    await test.step("by the button: the agenda", async () => {
      const dialog = await openWays(page, locale);
      await dialog.getByRole("button", { name: wordsIn(locale).takeAlong.agenda() }).click();
      const sheets = await print(async (paper) => {
        await expect(paper.getByRole("row")).toHaveCount(15);
        await expect(paper.getByText("With Nora")).toHaveCount(0);
      });
      expect(sheets).toBe(1);
    });
  });
});

test.describe("without network", () => {
  test.use({
    permissions: ["clipboard-read", "clipboard-write"],
    expectedErrors: /Failed to load resource|ERR_|Auth error/,
  });

  test("a plan goes along in all ways once its page has been idle, and what cannot be had says so", async ({
    page,
    context,
  }) => {
    const sheets = await recordSheets(page);
    await openPage(page, `/plan/${query}`);
    await untilFetched(page, "/ways.");
    await untilIdle(page);
    await context.setOffline(true);
    const dialog = await openWays(page);

    await dialog.getByRole("button", { name: takeAlong.copyMarkdown() }).click();
    await expect(dialog.getByText(takeAlong.copied())).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^## Team day/);
    const saveBy = async (button: string) => {
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: button }).click();
      return (await download).suggestedFilename();
    };
    expect(await saveBy(takeAlong.save())).toBe("team-day.json");
    for (const button of [takeAlong.agenda(), takeAlong.facilitator()])
      await dialog.getByRole("button", { name: button, exact: true }).click();
    expect(await sheets()).toEqual([expect.stringContaining("Team day"), expect.stringContaining("With Nora")]);

    await test.step("all but calendar files and words that have not come, which can be had later", async () => {
      await dialog.getByRole("button", { name: takeAlong.entryEach() }).click();
      await expect(dialog.getByText(site.loadFailed())).toBeVisible();
      const inWords = dialog.getByRole("button", { name: takeAlong.inWords() });
      await inWords.click();
      await expect(dialog.getByText(takeAlong.wordsFailed({ count: 2 }))).toBeVisible();
      expect(await sheets()).toHaveLength(2);
      await context.setOffline(false);
      await inWords.click();
      await expect.poll(sheets).toHaveLength(3);
      expect(await saveBy(takeAlong.entryEach())).toBe("team-day.ics");
    });
  });
});

test("a plan becomes a file, however long it is, and is opened from it; what is no plan changes nothing", async ({
  page,
}) => {
  const note = "word+".repeat(118).slice(0, -1);
  const long = `?v=1&start=09:00&people=4${`&own=20&title=Topic&note=${note}`.repeat(5)}`;
  await openPage(page, `/plan/${long}`);
  const dialog = await openWays(page);
  await expect(dialog.getByText(takeAlong.tooLong({ most: 2000 }))).toBeVisible();
  await expect(dialog.getByRole("button", { name: shareLink.copy() })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: takeAlong.save() }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("plan.json");

  await openPage(page, "/plan/?v=1&start=10:00&people=8&break=15");
  const open = async (chosen: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: toTakeAlong.openFile() }).click();
    await (await chooser).setFiles(chosen);
  };
  await open({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByText(takeAlong.fileForeign())).toBeVisible();
  await expect(page).toHaveURL("/plan/?v=1&start=10:00&people=8&break=15");
  await page.evaluate(() => localStorage.setItem("inspirations:draft-plan", "?v=1&activity=swot"));
  const empty = JSON.stringify({ format: "inspirations-plan", version: 1, query: "?x=1" });
  await open({ name: "empty.json", mimeType: "application/json", buffer: Buffer.from(empty) });
  await expect(page.getByText(takeAlong.fileEmpty())).toBeVisible();
  await expect(page).toHaveURL("/plan/?v=1&start=10:00&people=8&break=15");
  await open(await file.path());
  await expect(page.getByText(takeAlong.opened())).toBeVisible();
  await expect(page).toHaveURL(`/plan/${long}`);
});
