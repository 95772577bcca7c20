import type { Page } from "@playwright/test";

/** As long as it takes until what has come of a question is announced, and then some. */
export const announcedMs = 900;

/** Notes what is announced to screen readers, from the next document on; call what this returns to read it, in order. */
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
