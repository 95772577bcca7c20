/** Pages that only need to be looked at: one document shows the content of one after the other, which takes no load of each. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Puts what the page at an address says in the place of what stands on view, as it was built. */
export async function showContentOf(page: Page, address: string): Promise<void> {
  const isShown = await page.evaluate(async (it) => {
    // Read as a document by the browser itself, since the site's policy lets no script turn text into markup.
    const other = await new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve(request.responseXML);
      request.onerror = () => resolve(null);
      request.open("GET", it);
      request.responseType = "document";
      request.send();
    });
    const [main, otherMain] = [document, other].map((one) => one?.querySelector("main"));
    if (!main || !otherMain) return false;
    main.replaceWith(otherMain);
    return true;
  }, address);
  expect(isShown, address).toBe(true);
}
