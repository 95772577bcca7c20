import type { Page } from "@playwright/test";

/** Notes every shift from now on, those of the visitor's own making included. Call it before opening a page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        shifts.push(`${value}: ${sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80)).join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far what has moved since, and what it was. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate("window.shifts");
}
