import type { Page } from "@playwright/test";

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

/** The site's code does not come until what this returns is called. Call it before opening a page, and do not wait for its load. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const isWanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("/assets/js/**", async (route) => {
    await isWanted;
    await route.continue();
  });
  return release;
}

/** Nothing is prefetched, so that a test sees what a click alone asks for. */
export async function saveData(page: Page): Promise<void> {
  await stubConnection(page, { saveData: true, effectiveType: "4g" });
}
