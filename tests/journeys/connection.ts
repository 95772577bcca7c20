import type { Page, Route } from "@playwright/test";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Simulates the browser's information about the connection. Call it before opening a page. */
export async function stubConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((stub) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => stub, configurable: true });
  }, connection);
}

/** Holds back the answers to requests for these addresses until the returned function is called. */
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

/** Holds back the site's scripts. Call it before opening a page, and do not wait for the page's load event. */
export const holdCode = (page: Page) => hold(page, "/assets/js/**");

/** Turns prefetching off through data saving, so that a test sees only the requests of a click. */
export async function saveData(page: Page): Promise<void> {
  await stubConnection(page, { saveData: true, effectiveType: "4g" });
}
