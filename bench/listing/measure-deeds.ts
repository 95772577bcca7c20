import type { Locator, Page } from "@playwright/test";
import { type ServedListing, type Visit, visitListing } from "./visit.ts";
import { timeToResults } from "./watch-results.ts";

/** A hand rests on its target for a moment before it presses. */
const dwellMs = 100;
/** From the click into the field to the first letter. */
const reachMs = 300;

export const deeds = [
  "first tick",
  "further tick",
  "chip removed",
  "untick",
  "sort",
  "a number of people",
  "letters",
  "letters of needs",
] as const;
export type Deed = (typeof deeds)[number];

/** What a deed took: the time to its results in place, and the requests for code and for files of the listing. */
export interface Taken {
  ms: number;
  requests: number;
}

export type Taking = Record<Deed, Taken[]>;

interface Order {
  /** Of each deed there are so many: one a visit, in a browser that has nothing of the site. */
  visits: number;
  keywords: readonly string[];
  cpuSlowdown: number;
  isSlow?: boolean;
}

export async function measureDeeds(listing: ServedListing, { visits, keywords, ...line }: Order): Promise<Taking> {
  const taking = Object.fromEntries(deeds.map((deed) => [deed, [] as Taken[]])) as Taking;
  for (let number = 0; number < visits; number += 1) {
    const visit = await visitListing(listing, line);
    const { page } = visit;
    const take = async (deed: Deed, act: () => Promise<unknown>) => {
      const before = visit.asked();
      const ms = await timeToResults(page, act);
      // A letter that leads to the same results as the one before leaves all as it is.
      if (ms !== undefined) taking[deed].push({ ms, requests: visit.asked() - before });
    };
    const boxes = page.locator("main fieldset input[type=checkbox]:not([aria-disabled])");
    const box = boxes.nth(number);
    await take("first tick", () => clickOn(page, box));
    await take("further tick", () => clickOn(page, page.locator("main fieldset").nth(2).locator(free).first()));
    await take("chip removed", () => clickOn(page, page.locator("#results + ul button").last()));
    await take("untick", () => clickOn(page, box));
    await take("sort", () => page.locator("main select[name=sort]").selectOption(number % 2 === 0 ? "name" : "goal"));
    await take("a number of people", () => typeNumber(page, people[number % people.length] as string));
    await typeKeyword(visit, keywords[number % keywords.length] ?? "", (act) => take("letters", act));
    await typeKeyword(visit, needs, (act) => take("letters of needs", act));
    await visit.close();
  }
  return taking;
}

/** Numbers of people that are not among the ranges that are offered, because an offered range is taken as a tick. */
const people = ["14", "9", "23"];
/** Needs in the language that is measured. They become filters while they are typed. */
const needs = "12 personnes 45 minutes à distance";

/** Types a number, and ends it with Enter: otherwise it is taken a moment after the last digit. */
async function typeNumber(page: Page, typed: string): Promise<void> {
  await page.locator("main input[inputmode=numeric]").first().fill(typed);
  await page.keyboard.press("Enter");
}

const free = "input[type=checkbox]:not([aria-disabled]):not(:checked)";

export const searchField = (page: Page) => page.locator("main input[type=search]");

/** One letter after the other, each when the results of the one before are there. */
async function typeKeyword(
  { page }: Visit,
  keyword: string,
  take: (act: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await searchField(page).click();
  await searchField(page).selectText();
  await page.waitForTimeout(reachMs);
  for (const letter of keyword) await take(() => page.keyboard.type(letter));
}

async function clickOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const area = await target.boundingBox();
  if (!area) throw new Error("What is to be clicked is not on screen");
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2, { steps: 8 });
  await page.waitForTimeout(dwellMs);
  await page.mouse.down();
  await page.waitForTimeout(dwellMs / 2);
  await page.mouse.up();
}
