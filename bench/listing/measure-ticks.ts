import type { Locator, Page } from "@playwright/test";
import { type ServedListing, visitListing } from "./visit.ts";
import { type ResultsTime, timeToResults } from "./watch-results.ts";

const coldRuns = 3;
/** A hand rests on its target for a moment before it presses. */
const dwellMs = 100;
const valuesPerFacet = 2;

export type Means = "mouse" | "keyboard";

export interface TickTimes {
  /** The first tick after the page was opened, of several visits. */
  first: ResultsTime[];
  later: ResultsTime[];
}

export async function measureTicks(
  listing: ServedListing,
  { means, cpuSlowdown }: { means: Means; cpuSlowdown: number },
): Promise<TickTimes> {
  const times: TickTimes = { first: [], later: [] };
  for (let run = 0; run < coldRuns; run += 1) {
    const visit = await visitListing(listing, { cpuSlowdown });
    const { page } = visit;
    const box = boxesIn(page.locator("main fieldset")).nth(2 * run);
    times.first.push(await timeTick(page, box, means));
    times.later.push(await timeTick(page, box, means));
    if (run === coldRuns - 1) times.later.push(...(await timeAllFacets(page, means)));
    await visit.close();
  }
  return times;
}

/** Ticks and unticks some values of each facet. */
async function timeAllFacets(page: Page, means: Means): Promise<ResultsTime[]> {
  // Setting `open` fires the event that React listens to, as a visitor's click would.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) (details as HTMLDetailsElement).open = true;
  });
  await page.waitForTimeout(500);
  const times: ResultsTime[] = [];
  for (const facet of await page.locator("main fieldset").all()) {
    for (const box of (await boxesIn(facet).all()).slice(0, valuesPerFacet)) {
      times.push(await timeTick(page, box, means), await timeTick(page, box, means));
    }
  }
  return times;
}

/** The checkboxes of values that have results. */
function boxesIn(place: Locator): Locator {
  return place.locator("input[type=checkbox]:not([aria-disabled])");
}

async function timeTick(page: Page, box: Locator, means: Means): Promise<ResultsTime> {
  await box.scrollIntoViewIfNeeded();
  const wasTicked = await box.isChecked();
  const promised = wasTicked ? undefined : await numberIn(box.locator("xpath=../span[last()]"));
  const time = await timeToResults(page, () => (means === "mouse" ? clickOn(page, box) : pressOn(page, box)));
  const shown = await numberIn(page.locator("main h2").first());
  if (time === undefined || (await box.isChecked()) === wasTicked || (promised ?? shown) !== shown) {
    throw new Error(`A tick promised ${promised} results and gave ${shown}, ${time?.all} ms later`);
  }
  return time;
}

async function clickOn(page: Page, box: Locator): Promise<void> {
  const area = await box.boundingBox();
  if (!area) throw new Error("A box to tick is not on screen");
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2, { steps: 8 });
  await page.waitForTimeout(dwellMs);
  await page.mouse.down();
  await page.waitForTimeout(dwellMs / 2);
  await page.mouse.up();
  // A pause before the pointer moves on to the next box.
  await page.waitForTimeout(dwellMs);
}

async function pressOn(page: Page, box: Locator): Promise<void> {
  await box.focus();
  await page.waitForTimeout(dwellMs);
  await page.keyboard.press(" ", { delay: dwellMs / 2 });
}

async function numberIn(place: Locator): Promise<number> {
  return Number((await place.innerText()).replace(/\D/g, "") || 0);
}
