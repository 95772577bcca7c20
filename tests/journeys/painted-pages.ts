import type { Page } from "@playwright/test";

/** The visible page at one moment: the language of the document, and its heading. */
export interface PaintedPage {
  language: string;
  heading: string;
}

/**
 * Records what is visible in each frame, on every document that the page goes through. Call it before opening a page.
 * Successive frames with the same content count once.
 */
export async function recordPaintedPages(page: Page): Promise<PaintedPage[]> {
  const painted: PaintedPage[] = [];
  await page.exposeFunction("recordPaintedPage", (seen: PaintedPage) => {
    const last = painted.at(-1);
    if (last?.language !== seen.language || last.heading !== seen.heading) painted.push(seen);
  });
  await page.addInitScript(() => {
    const { recordPaintedPage } = window as unknown as { recordPaintedPage: (seen: PaintedPage) => void };
    const look = () => {
      const heading = document.querySelector("h1");
      if (heading && getComputedStyle(heading).visibility === "visible") {
        recordPaintedPage({ language: document.documentElement.lang, heading: heading.textContent });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return painted;
}
