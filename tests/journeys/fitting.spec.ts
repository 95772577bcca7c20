/** A template fitted to the visitor's own meeting: so many people, so many minutes, from when. */
import type { Locator, Page } from "@playwright/test";
import { readConfig } from "../../src/build/read/read-config.ts";
import { type Locale, locales } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { planMeeting } from "../../src/site/screens/template/fitting/plan.ts";
import { whoWorks } from "../../src/site/screens/template/fitting/plan-words.ts";
import { expectNoBarrier } from "./axe.ts";
import { hold, saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { findBrokenWords, findSideways } from "./layout-problems.ts";
import { follow, isMarked, letSettle, markDocument, openPage, untilStarted } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { findListProblems } from "./page-outline.ts";
import { expect, test } from "./site.ts";

const { siteUrl } = readConfig(process.env);
const swot = "/inspiration/swot/";
const dotmocracy = "/inspiration/dotmocracy/";

test.use({ reducedMotion: "reduce" });
test.beforeEach(({ page }) => saveData(page));

const templateAt = (address: string) => readPageFile(address).data as TemplateData;

const buttonOf = (page: Page, locale: Locale = "en") =>
  page.getByRole("button", { name: wordsIn(locale).template.fit() });

const planOf = (page: Page, locale: Locale = "en") =>
  page.getByRole("dialog", { name: wordsIn(locale).template.fit() });

async function openPlan(page: Page, locale: Locale = "en"): Promise<Locator> {
  await buttonOf(page, locale).click();
  const plan = planOf(page, locale);
  await expect(plan).toBeVisible();
  return plan;
}

/** To a template's page, whose plan it is from then on. */
async function goTo(page: Page, address: string): Promise<void> {
  await follow(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(templateAt(address).name);
}

const fieldOf = (plan: Locator, name: "people" | "minutes" | "start", locale: Locale = "en") =>
  plan.getByLabel(wordsIn(locale).fitting[name](), { exact: true });

/** What is typed counts when the field is left. */
async function give(plan: Locator, people: number, minutes: number, locale: Locale = "en"): Promise<void> {
  await fieldOf(plan, "people", locale).fill(String(people));
  await fieldOf(plan, "minutes", locale).fill(String(minutes));
  await fieldOf(plan, "minutes", locale).blur();
}

/** What the sheet says of each part, and what it should. */
const shownFacts = (plan: Locator) => plan.locator("summary span").allInnerTexts();

function expectedFacts(template: TemplateData, people: number, minutes: number, locale: Locale = "en"): string[] {
  const words = wordsIn(locale);
  const { card, fitting } = words;
  return planMeeting(template, { people, minutes }).parts.map((planned) => {
    if (planned.minutes === undefined) return fitting.leftOut();
    const changed = planned.minutes !== planned.part.minutes;
    const grows = {
      none: undefined,
      "per-person": words.template.growsPerPerson(),
      "per-group": words.template.growsPerGroup(),
    };
    const isOpenEnded = template.group === "any" || template.group.to === undefined;
    return [
      card.minutesShort({ count: planned.minutes }) +
        (changed ? ` ${fitting.insteadOf({ minutes: planned.part.minutes })}` : ""),
      whoWorks(planned, people, words),
      ...(isOpenEnded ? [grows[planned.part.grows]] : []),
    ]
      .filter(Boolean)
      .join(" · ");
  });
}

/** What a screen reader says of a status: what comes into it, also in the words that were there before. */
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

test("it begins with what the listing was asked for, and is fetched only when it is wanted", async ({
  page,
  requests,
}) => {
  await openPage(page, "/inspirations/?people=14&minutes=1-45");
  await page.locator("main h3 a").first().click();
  await expect(buttonOf(page)).toBeVisible();
  await letSettle(page);
  expect(requests.under("/assets/js/").filter(({ path }) => path.includes("fitting"))).toEqual([]);
  const plan = await openPlan(page);
  await expect(fieldOf(plan, "people")).toHaveValue("14");
  await expect(fieldOf(plan, "minutes")).toHaveValue("45");
  const template = templateAt(new URL(page.url()).pathname);
  expect(await shownFacts(plan)).toEqual(expectedFacts(template, 14, 45));
});

test("it begins with the numbers that were typed into the search", async ({ page }) => {
  await openPage(page, "/inspirations/");
  const first = page.locator("main h3 a").first();
  const unasked = await first.innerText();
  await page.getByRole("searchbox").fill("14 people 1h10");
  await expect(first).not.toHaveText(unasked);
  await first.click();
  const plan = await openPlan(page);
  await expect(fieldOf(plan, "people")).toHaveValue("14");
  await expect(fieldOf(plan, "minutes")).toHaveValue("70");
});

test("it is as it was when the page has been loaded anew", async ({ page }) => {
  await openPage(page, swot);
  const before = await openPlan(page);
  await give(before, 14, 25);
  await fieldOf(before, "start").fill("09:05");
  await page.reload();
  await untilStarted(page);
  const plan = await openPlan(page);
  await expect(fieldOf(plan, "people")).toHaveValue("14");
  await expect(fieldOf(plan, "minutes")).toHaveValue("25");
  await expect(fieldOf(plan, "start")).toHaveValue("09:05");
});

test("each part has its time, its minutes and its groups, as few minutes as there are", async ({ page }) => {
  await openPage(page, swot);
  const plan = await openPlan(page);
  const template = templateAt(swot);
  await expect(fieldOf(plan, "minutes")).toHaveValue(String(template.minutes));
  await fieldOf(plan, "start").fill("14:50");
  const verdict = plan.getByRole("status").first();
  const { fitting } = wordsIn("en");
  const format = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
  const clock = (after: number) => format.format(Date.UTC(2000, 0, 1, 14, 50 + after)).replace(/\s/g, " ");
  const ends = (after: number) => ` ${fitting.endsAt({ time: clock(after) })}`;
  const shortest = template.parts.reduce((sum, part) => sum + part.shortest, 0);

  await give(plan, 10, template.minutes + 7);
  await expect(verdict).toHaveText(fitting.fits({ spare: 7 }) + ends(template.minutes));
  expect(await shownFacts(plan)).toEqual(expectedFacts(template, 10, template.minutes + 7));

  await give(plan, 10, shortest + 5);
  await expect(verdict).toHaveText(fitting.fitsShorter({ leftOut: 0 }) + ends(shortest + 5));
  expect(await shownFacts(plan)).toEqual(expectedFacts(template, 10, shortest + 5));
  const times = await plan.locator(".run-sheet-time").allInnerTexts();
  const { parts, minutes } = planMeeting(template, { people: 10, minutes: shortest + 5 });
  const begins = [...parts.map(({ startsAfter }) => startsAfter), minutes];
  expect(times.map((time) => time.replace(/\s/g, " "))).toEqual(begins.map(clock));

  await give(plan, 10, shortest - 3);
  await expect(verdict).toHaveText(fitting.tooLong({ least: shortest, missing: 3 }) + ends(shortest));

  await give(plan, 30, 300);
  const { minutes: grown } = planMeeting(template, { people: 30, minutes: 300 });
  await expect(verdict).toContainText(fitting.fitsLonger({ minutes: grown }));
  await expect(verdict).toContainText(fitting.madeFor({ group: wordsIn("en").card.peopleFromTo({ from: 4, to: 12 }) }));
});

test("what the page says is needed is what the plan counts: pairs and groups apart", async ({ page }) => {
  await openPage(page, swot);
  const { template, materials } = wordsIn("en");
  const needed = page.getByRole("region", { name: template.youNeed() }).getByRole("listitem");
  const notes = (count: number) => materials["sticky-notes"]({ count });
  await expect(needed).toHaveText([
    materials.person({ what: notes(4) }),
    materials.pair({ what: notes(4) }),
    materials.person({ what: materials.votes({ count: 4 }) }),
    materials.group({ what: notes(2), from: 2, to: 3 }),
  ]);
  const plan = await openPlan(page);
  await give(plan, 12, 60);
  await expect(plan.getByText(template.youNeed())).toContainText(notes(4 * 12 + 4 * 6 + 2 * 4));
});

test("while it runs, the part that is on is marked, with the minutes that are left", async ({ page }) => {
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
  await expect(current).toContainText(wordsIn("en").fitting.left({ minutes: 4 }));
  await page.keyboard.press("Escape");
  await openPlan(page);
  await expect(current).toContainText(first?.title ?? "");
  await fieldOf(plan, "start").fill("09:10");
  await expect(current).toContainText(second?.title ?? "");
});

test("what can be left out is, where nothing else helps; each part tells what to do and say at a touch", async ({
  page,
}) => {
  await openPage(page, dotmocracy);
  const template = templateAt(dotmocracy);
  const plan = await openPlan(page);
  const shortest = template.parts.reduce((sum, part) => sum + part.shortest, 0);
  await give(plan, 9, shortest - 1);
  await expect(plan.getByText(wordsIn("en").fitting.leftOut(), { exact: true })).toHaveCount(1);
  expect(await shownFacts(plan)).toEqual(expectedFacts(template, 9, shortest - 1));
  const [first] = template.parts;
  const said = plan.getByText(first?.say ?? "");
  await expect(said).toBeHidden();
  await plan.getByText(first?.title ?? "").click();
  await expect(said).toBeVisible();
});

test("what is no number is said, and leaves the plan as it was, out of sight", async ({ page }) => {
  await openPage(page, swot);
  const plan = await openPlan(page);
  await give(plan, 9, 50);
  const before = await shownFacts(plan);
  const field = fieldOf(plan, "people");
  for (const wrong of ["", "0", "9,5", "many", "6-10", "10000"]) {
    await field.fill(wrong);
    await expect(field).toHaveAccessibleDescription("");
    await field.blur();
    await expect(field).toHaveAccessibleDescription(wordsIn("en").facets.wrongNumber());
    await expect(plan.locator("ol")).toBeHidden();
  }
  await field.fill("9");
  expect(await shownFacts(plan)).toEqual(before);
  // Without leaving the field: after a pause.
  await field.fill(" 12 ");
  await expect(field).toHaveAccessibleDescription("");
  await expect.poll(() => shownFacts(plan)).toEqual(expectedFacts(templateAt(swot), 12, 50));
});

test("people and minutes may be given as in a search", async ({ page }) => {
  await openPage(page, swot);
  const plan = await openPlan(page);
  await fieldOf(plan, "people").fill("14 people");
  await fieldOf(plan, "minutes").fill("1h10");
  await fieldOf(plan, "minutes").blur();
  for (const name of ["people", "minutes"] as const) {
    await expect(fieldOf(plan, name)).toHaveAccessibleDescription("");
  }
  expect(await shownFacts(plan)).toEqual(expectedFacts(templateAt(swot), 14, 70));
});

test("what was asked for last counts: at a listing, where nothing may have been asked, or in a plan", async ({
  page,
}) => {
  const numbersAt = async (address: string) => {
    await goTo(page, address);
    const plan = await openPlan(page);
    const numbers = [await fieldOf(plan, "people").inputValue(), await fieldOf(plan, "minutes").inputValue()];
    await page.keyboard.press("Escape");
    return numbers;
  };
  await openPage(page, "/inspirations/?people=14&minutes=1-45");
  expect(await numbersAt(swot)).toEqual(["14", "45"]);
  await follow(page, "/inspirations/");
  await expect(page).toHaveURL("/inspirations/");
  expect(await numbersAt(swot)).toEqual(["8", "60"]);
  await give(await openPlan(page), 11, 30);
  await page.keyboard.press("Escape");
  expect(await numbersAt(dotmocracy)).toEqual(["11", "30"]);
  await follow(page, "/sessions/");
  await expect(page).toHaveURL("/sessions/");
  expect(await numbersAt(swot)).toEqual(["11", "30"]);
  await follow(page, "/inspirations/?people=7");
  await expect(page).toHaveURL("/inspirations/?people=7");
  expect(await numbersAt(swot)).toEqual(["7", "60"]);
});

test("what is asked for after going back counts, though it takes the place of the plan in the history", async ({
  page,
}) => {
  const peopleAt = async (address: string) => {
    await goTo(page, address);
    const plan = await openPlan(page);
    const people = await fieldOf(plan, "people").inputValue();
    await page.keyboard.press("Escape");
    return people;
  };
  await openPage(page, "/inspirations/");
  await follow(page, swot);
  await give(await openPlan(page), 20, 60);
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page).toHaveURL("/inspirations/");
  // Nothing has been asked there since.
  expect(await peopleAt(dotmocracy)).toBe("20");
  await page.goBack();
  const { filters } = wordsIn("en").listing;
  const panel = page.getByRole("region", { name: filters(), exact: true });
  await panel.getByLabel(wordsIn("en").facets.peopleNumber()).fill("14");
  await expect(page).toHaveURL("/inspirations/?people=14");
  expect(await peopleAt(dotmocracy)).toBe("14");
});

test("the keyboard alone opens, fills and closes it, and is back on the button; the next template knows the numbers", async ({
  page,
}) => {
  await openPage(page, swot);
  await buttonOf(page).focus();
  await page.keyboard.press("Enter");
  const plan = planOf(page);
  await expect(plan.getByRole("button", { name: wordsIn("en").site.close() })).toBeFocused();
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

test("what is read in the plan stays the same elements when the numbers change: focus and selection stay", async ({
  page,
}) => {
  await openPage(page, swot);
  const plan = await openPlan(page);
  await plan.locator("summary").first().click();
  const text = await plan.locator("details .prose > *").first().elementHandle();
  await give(plan, 9, 45);
  await expect.poll(() => shownFacts(plan)).toEqual(expectedFacts(templateAt(swot), 9, 45));
  expect(await text?.evaluate((element) => element.isConnected)).toBe(true);
});

test("the plan can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, swot);
  const plan = await openPlan(page);
  await give(plan, 8, 60);
  const { fitting } = wordsIn("en");
  await plan.getByRole("button", { name: fitting.copy() }).click();
  await expect(plan.getByText(fitting.copied())).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const template = templateAt(swot);
  for (const { title, minutes } of template.parts)
    expect(copied).toMatch(new RegExp(`\\d ?[AP]M ${title} \\(${minutes} min`));
  expect(copied.startsWith(template.name)).toBe(true);
  expect(copied.endsWith(`\n${siteUrl}${swot}`)).toBe(true);
  await give(plan, 8, 50);
  await expect(plan.getByText(fitting.copied())).toHaveCount(0);
});

for (const width of [320, 1440]) {
  test(`copying moves nothing, also in German, at ${width} px`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width, height: 800 });
    const german = pagesOfEachKind("de").find(({ kind }) => kind === "session");
    await openPage(page, german?.address ?? "");
    const plan = await openPlan(page, "de");
    const { fitting } = wordsIn("de");
    const button = plan.getByRole("button", { name: fitting.copy() });
    await button.focus();
    const before = await button.boundingBox();
    await button.click();
    await expect(plan.getByText(fitting.copied())).toBeInViewport();
    expect(await button.boundingBox()).toEqual(before);
  });
}

test("a plan is withdrawn while a field says nothing usable", async ({ page }) => {
  await openPage(page, swot);
  const plan = await openPlan(page);
  const { fitting, template } = wordsIn("en");
  const buttons = [fitting.copy(), template.print()].map((name) => plan.getByRole("button", { name }));
  const people = fieldOf(plan, "people");
  await people.fill("many");
  await people.press("Tab");
  await expect(people).toHaveAttribute("aria-invalid", "true");
  await expect(plan.locator("ol")).toBeHidden();
  for (const button of buttons) await expect(button).toBeHidden();
  await people.fill("9");
  await expect(plan.locator("ol")).toBeVisible();
  for (const button of buttons) await expect(button).toBeVisible();
});

test.describe("while another page does not come, whose address stands there already", () => {
  test.use({ expectedErrors: /PageLoadError|Failed to load resource/ });

  test("a copied plan leads to its own template", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openPage(page, swot);
    await page.route("**/assets/data/**", (route) => route.abort());
    await page.locator("#recommendations a").first().click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).not.toHaveURL(swot);
    const plan = await openPlan(page);
    await plan.getByRole("button", { name: wordsIn("en").fitting.copy() }).click();
    await expect(plan.getByText(wordsIn("en").fitting.copied())).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n").at(-1)).toBe(siteUrl + swot);
  });
});

test("each answer of the plan and each copy is heard, also in the words of the one before", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, swot);
  const plan = await openPlan(page);
  const [verdict, copying] = [plan.getByRole("status").first(), plan.getByRole("status").last()];
  const { fitting } = wordsIn("en");

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

  const copies = await listenTo(copying);
  for (const heard of [[fitting.copied()], [fitting.copied(), fitting.copied()]]) {
    await plan.getByRole("button", { name: fitting.copy() }).click();
    await expect.poll(() => copies.jsonValue()).toEqual(heard);
  }
});

const noClipboard = {
  "does not let it copy": () => {
    Clipboard.prototype.writeText = () => Promise.reject(new Error("no"));
  },
  "has no clipboard": () => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
  },
};
for (const [what, prepare] of Object.entries(noClipboard)) {
  test(`a browser that ${what} is told of, where it is seen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.addInitScript(prepare);
    await openPage(page, swot);
    const plan = await openPlan(page);
    await plan.getByRole("button", { name: wordsIn("en").fitting.copy() }).click();
    await expect(plan.getByText(wordsIn("en").fitting.copyFailed())).toBeInViewport();
  });
}

test.describe("where its code does not come", () => {
  test.use({ expectedErrors: /fitting/ });

  test("the page says so and stays as it is, and a second try opens it", async ({ page }) => {
    await openPage(page, swot);
    await markDocument(page);
    await page.route("/assets/js/language-en-fitting*", (route) => route.abort());
    await buttonOf(page).click();
    await expect(page.getByRole("alert").filter({ hasText: wordsIn("en").site.loadFailed() })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await openPlan(page);
    expect(await isMarked(page)).toBe(true);
  });

  test("since a deployment has taken it away, the document is loaded, which names today's", async ({ page }) => {
    await openPage(page, swot);
    await page.route("/assets/js/language-en-fitting*", (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent("load");
    await buttonOf(page).click();
    await loaded;
    await page.unrouteAll();
    await untilStarted(page);
    await openPlan(page);
  });
});

test.describe("where its code is missing from the build that is deployed", () => {
  test.use({ expectedErrors: /fitting/ });

  test("the document is loaded once, back at the button, which then says so", async ({ page }) => {
    await openPage(page, swot);
    await page.route("/assets/js/language-en-fitting*", (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent("load");
    await buttonOf(page).click();
    await loaded;
    await untilStarted(page);
    await expect(buttonOf(page)).toBeInViewport();
    await markDocument(page);
    await buttonOf(page).click();
    await expect(page.getByRole("alert").filter({ hasText: wordsIn("en").site.loadFailed() })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe("where its code is gone when the visitor is", () => {
  test.use({ expectedErrors: /fitting/ });

  test("the page that they read by then stays", async ({ page }) => {
    await openPage(page, swot);
    await markDocument(page);
    const gone = await hold(page, "/assets/js/language-en-fitting*", (route) => route.fulfill({ status: 404 }));
    await buttonOf(page).click();
    await follow(page, dotmocracy);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(templateAt(dotmocracy).name);
    gone();
    await letSettle(page);
    expect(await isMarked(page)).toBe(true);
  });
});

test("it is not offered without JavaScript", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.origin + swot);
  await expect(page.locator("#steps h3").first()).toBeVisible();
  await expect(buttonOf(page)).toBeHidden();
  await page.close();
});

for (const locale of locales) {
  test(`in ${locale} it has no barrier, and fits the narrowest screen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { kind, address } of pagesOfEachKind(locale)) {
      if (kind !== "inspiration" && kind !== "session") continue;
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
    }
  });
}
