import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Opens a page and waits until it handles links itself and shows the results of the query in its address. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilStarted(page);
  return response;
}

/** Waits until the page handles links itself; React has hydrated it by then. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForSelector("html[data-script=moving]:not(:has([aria-busy=true]))", { state: "attached" });
}

/** Waits until the page has loaded everything that it loads by itself: the last request is for the account. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForSelector("html:is([data-asks-who-is-here], [data-account])", { state: "attached" });
}

/** Waits until the document has loaded a file whose address contains this text. */
export async function untilFetched(page: Page, address: string): Promise<void> {
  const isThere = (part: string) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part));
  await expect.poll(() => page.evaluate(isThere, address)).toBe(true);
}

/** Marks the document, so that a test can see later whether another one was loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}

/** Waits until another document stands in the place of the marked one. */
export async function untilLoadedAnew(page: Page): Promise<void> {
  await page.waitForSelector("html:not([data-marked])", { state: "attached" });
}

/** Simulates a return from the browser's memory (back/forward cache), once all of the document's code has loaded. */
export async function returnFromMemory(page: Page): Promise<void> {
  await untilIdle(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

/** Adds a link beside the page, and clicks on it. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** The link that the header shows at this width. */
export function navigationLink(page: Page, address: string): Locator {
  return page.locator(`header nav a[href="${address}"]:visible`);
}
