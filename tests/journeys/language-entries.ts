import type { Locator, Page } from "@playwright/test";

/** The disclosure in the site's header, the first of the page: template pages have others. */
export function languageSelector(page: Page): Locator {
  return page.locator("header details").first();
}

export async function openLanguageSelector(page: Page): Promise<void> {
  await languageSelector(page).locator("summary").click();
}

export function languageEntry(page: Page, locale: string): Locator {
  return languageSelector(page).locator(`a[lang=${locale}]`);
}

export async function chooseLanguage(page: Page, locale: string): Promise<void> {
  await openLanguageSelector(page);
  await languageEntry(page, locale).click();
}
