/** What a browser keeps of a visitor, or does not. Call these before opening a page. */
import type { Page } from "@playwright/test";
import { siteConfig } from "../../site.config.ts";
import type { Locale } from "../../src/domain/locale.ts";

/** An anonymous visitor has read as many templates as may be read in full: the next is shown in part. */
export async function haveReadEnough(page: Page): Promise<void> {
  await page.addInitScript(
    (count) => localStorage.setItem("inspirations:reading-count", count),
    String(siteConfig.freeReadings),
  );
}

/** Whoever asks for storage is refused. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
}

/** Neither storage nor cookies: whoever asks for either is refused. */
export async function keepNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, { get: refuse });
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
}

/** There is no room for anything. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}

/** The visitor has chosen a language before, of which each may be another: without it, they would be sent to their browser's. */
export async function haveChosenLanguage(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem("inspirations:language", language), locale);
}
