/** Simulates the storage of a visitor's browser. Call these functions before opening a page. */
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

/** Access to `localStorage` throws an error. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
}

/** Access to storage and cookies throws an error. */
export async function keepNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, { get: refuse });
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
}

/** Storage is full: writing throws an error. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}

/** The visitor has chosen a language before: otherwise they would be redirected to their browser's language. */
export async function haveChosenLanguage(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem("inspirations:language", language), locale);
}
