import type { Locator, Page, Response } from "@playwright/test";

/** Opens a page and waits until it follows links by itself, and shows what its address asks for. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilStarted(page);
  return response;
}

/** React has taken over the page by then, too. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForSelector("html[data-script=moving]:not([data-view])", { state: "attached" });
}

/** Writes on the document, to see later whether another one has been loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}

/** Long enough for whatever is about to happen wrongly: a second load, a request too many. */
export async function letSettle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

/** The link that the header shows at this width. */
export function navigationLink(page: Page, address: string): Locator {
  return page.locator(`header nav a[href="${address}"]:visible`);
}
