import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Opens a page and waits until it follows links by itself, and shows what its address asks for. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilStarted(page);
  return response;
}

/** React has taken over the page by then, too. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForSelector("html[data-script=moving]:not(:has([aria-busy=true]))", { state: "attached" });
}

/** All that a page loads by itself has come: it asks last who is here, once it has nothing better to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForSelector("html:is([data-asks-who-is-here], [data-account])", { state: "attached" });
}

/** A file has come whose address holds this, since the document was opened. */
export async function untilFetched(page: Page, address: string): Promise<void> {
  const isThere = (part: string) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part));
  await expect.poll(() => page.evaluate(isThere, address)).toBe(true);
}

/** Writes on the document, to see later whether another one has been loaded. */
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

/** As if the document had come back from the browser's memory, once all of its code is there to hear of it. */
export async function returnFromMemory(page: Page): Promise<void> {
  await untilIdle(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

/** Adds a link that the page has not, and clicks on it. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.querySelector("main")?.append(link);
    link.click();
  }, address);
}

/** The link that the header shows at this width. */
export function navigationLink(page: Page, address: string): Locator {
  return page.locator(`header nav a[href="${address}"]:visible`);
}
