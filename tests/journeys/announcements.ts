import type { Page } from "@playwright/test";

/** Longer than the delay after which the result of a query is announced. */
export const announcedMs = 900;

/** Records announcements to screen readers, from the next document on; the returned function reads them, in order. */
export async function recordSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest("[role=status]");
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
