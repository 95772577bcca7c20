import type { Page } from "@playwright/test";
import { type ServedListing, visitListing } from "./visit.ts";
import { type ResultsTime, timeToResults } from "./watch-results.ts";

/** From the click into the field to the first letter. */
const reachMs = 300;
const firstKeywords = 3;

export interface TypingTimes {
  /** The letters of the first keyword after the page was opened, of several visits. */
  first: ResultsTime[];
  later: ResultsTime[];
}

export const searchField = (page: Page) => page.locator("main input[type=search]");

/** One letter after the other, each when the results of the one before are there. */
export async function measureTyping(
  listing: ServedListing,
  { keywords, cpuSlowdown }: { keywords: readonly string[]; cpuSlowdown: number },
): Promise<TypingTimes> {
  const times: TypingTimes = { first: [], later: [] };
  for (const [visitNumber, keyword] of keywords.slice(0, firstKeywords).entries()) {
    const visit = await visitListing(listing, { cpuSlowdown });
    times.first.push(...(await timeLetters(visit.page, keyword)));
    if (visitNumber === firstKeywords - 1) {
      for (const later of keywords.slice(firstKeywords)) times.later.push(...(await timeLetters(visit.page, later)));
    }
    await visit.close();
  }
  return times;
}

async function timeLetters(page: Page, keyword: string): Promise<ResultsTime[]> {
  const times: ResultsTime[] = [];
  await searchField(page).click();
  await page.keyboard.press("Control+A");
  await page.waitForTimeout(reachMs);
  for (const letter of keyword) {
    const time = await timeToResults(page, () => page.keyboard.type(letter));
    // A letter that leads to the same results as the one before leaves all as it is.
    if (time !== undefined) times.push(time);
  }
  return times;
}
