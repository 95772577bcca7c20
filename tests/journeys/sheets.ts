import type { Page } from "@playwright/test";

/** Counts the sheets of a PDF that the browser has made. */
export function countSheets(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Has the page print nothing. Returns a function that returns the text of each plan that it would have printed. */
export async function recordSheets(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const sheets: string[] = [];
    Object.assign(window, { sheets });
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      sheets.push(document.querySelector("article")?.textContent ?? "");
      dispatchEvent(new Event("afterprint"));
    };
  });
  return () => page.evaluate("window.sheets");
}
