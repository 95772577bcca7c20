import type { Browser, CDPSession, Page } from "@playwright/test";

/** The window of Lighthouse's phone. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;

/** How many times slower a phone's processor is. */
export const cpuSlowdown = 4;

export interface OpenedPhone {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

export async function openOnPhone(browser: Browser): Promise<OpenedPhone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session, close: () => context.close() };
}
