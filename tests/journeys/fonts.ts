import type { Page } from "@playwright/test";

const fontFiles = "**/*.woff2";

/**
 * The site's fonts show only when they come at once, which on a busy machine they may not: here pages wait for
 * them, and so must a test that measures: `document.fonts.ready`.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, "font-display: block");
    await route.fulfill({ response, body });
  });
}

/** The visitor's own fonts are all there is, whatever their width. */
export async function withholdFonts(page: Page): Promise<void> {
  await page.route(fontFiles, (route) => route.abort());
}

/** Late or never, but asked for. */
export async function delayFonts(page: Page, delayMs: number, fate: "late" | "never"): Promise<void> {
  await page.route(fontFiles, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    // The page may be gone by now.
    await (fate === "late" ? route.continue() : route.abort()).catch(() => {});
  });
}
