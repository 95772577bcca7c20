import type { Page } from "@playwright/test";

/** Notes every shift from now on, those of the visitor's own making included. Call it before opening a page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const describe = ({ node, previousRect, currentRect }: Source) =>
      `${(node as Element)?.outerHTML?.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, startTime } = entry as PerformanceEntry & { value: number; sources: Source[] };
        shifts.push(`${value} after ${startTime} ms: ${sources.map(describe).join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far what has moved since, when, from where to where, and what it was. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate("window.shifts");
}
