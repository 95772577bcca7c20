import type { Browser, Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.ts";
import type { BenchSite } from "../bench-site.ts";
import { watchResults } from "./watch-results.ts";

const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const screen = { width: 1440, height: 900 };

/** Until nothing has been asked for this long, a page is still loading. */
const quietMs = 600;

/** A listing that is served, and the browser to visit it with. */
export interface ServedListing {
  browser: Browser;
  site: BenchSite;
  locale: Locale;
  path: string;
}

/** A visitor on a listing, with nothing of it in the browser yet. */
export interface Visit {
  page: Page;
  /** The paths of all files of the site that have come so far, each once. */
  files: ReadonlySet<string>;
  /** How often code or a file of the listing has been asked for so far. */
  asked: () => number;
  waitUntilQuiet: () => Promise<void>;
  close: () => Promise<void>;
}

export async function visitListing(
  { browser, site, locale, path }: ServedListing,
  { cpuSlowdown = 1, isSlow = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: screen, locale });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files = new Set<string>();
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on("request", note).on("requestfinished", note).on("requestfailed", note);
  page.on("requestfinished", (request) => {
    const { origin, pathname } = new URL(request.url());
    // The page also asks the platform who is here.
    if (origin === site.origin) files.add(decodeURI(pathname));
  });

  const waitUntilQuiet = async () => {
    last = Date.now();
    while (Date.now() - last < quietMs) await page.waitForTimeout(50);
  };
  await page.addInitScript(watchResults);
  let asked = 0;
  page.on("request", (request) => {
    if (/\/assets\/(listing|js)\//.test(request.url())) asked += 1;
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (isSlow) await session.send("Network.emulateNetworkConditions", slow4g);
  await page.goto(site.origin + path, { waitUntil: "load" });
  await waitUntilQuiet();
  return { page, files, asked: () => asked, waitUntilQuiet, close: () => context.close() };
}
