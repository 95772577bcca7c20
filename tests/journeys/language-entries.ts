import type { Locator, Page } from "@playwright/test";

/** The disclosure in the site's header, the first of the page: template pages have others. */
export function languageSelector(page: Page): Locator {
  return page.locator("header details").first();
}

/** Opens it where it is closed: it stays open from page to page. */
export async function openLanguageSelector(page: Page): Promise<void> {
  const selector = languageSelector(page);
  if (!(await selector.evaluate((it: HTMLDetailsElement) => it.open))) await selector.locator("summary").click();
}

export function languageEntry(page: Page, locale: string): Locator {
  return languageSelector(page).locator(`a[lang=${locale}]`);
}

export async function chooseLanguage(page: Page, locale: string): Promise<void> {
  await openLanguageSelector(page);
  await languageEntry(page, locale).click();
}
