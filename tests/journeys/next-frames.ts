import type { Page } from "@playwright/test";

/** Two frames later, what the page was about to draw stands there, or would. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
