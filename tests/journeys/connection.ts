import type { Page, Route } from "@playwright/test";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** What the browser says of the line. Call it before opening a page. */
export async function stubConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((stub) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => stub, configurable: true });
  }, connection);
}

/** What is asked for there does not come, or whatever is answered instead, until what this returns is called. */
export async function hold(
  page: Page,
  addresses: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const isWanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await isWanted;
    await answer(route);
  });
  return release;
}

/** The site's code: to be held before a page is opened, whose load is not waited for. */
export const holdCode = (page: Page) => hold(page, "/assets/js/**");

/** Nothing is prefetched, so that a test sees what a click alone asks for. */
export async function saveData(page: Page): Promise<void> {
  await stubConnection(page, { saveData: true, effectiveType: "4g" });
}
