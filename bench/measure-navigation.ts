import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags } from "../scripts/ensure-chromium.mjs";
import { dataPathOf } from "../src/domain/route.ts";
import type { BenchSite } from "./bench-site.ts";
import { chromiumPath } from "./chromium.ts";
import { measureHydration } from "./measure-hydration.ts";
import { measuredPages } from "./pages.ts";
import { cpuSlowdown, openOnPhone } from "./phone.ts";
import { median, printTable } from "./print-table.ts";
import type { Row } from "./rows.ts";
import { type MovesWatch, markMoves } from "./watch-moves.ts";

const runs = 7;

/** A slow 4G connection with Lighthouse's values: 150 ms a round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How long a page is left alone before it is acted on: observers, prefetches and pictures have come to rest. */
const restMs = 1_500;

/** How long a finger or a button stays down in a click. */
const pressMs = 80;

/**
 * Whether a page was prefetched; was not, since the visitor saves data, nor the code of its screen; or has come into view just now, with a
 * finger on its link.
 */
type Way = "prefetched" | "cold" | "just seen";

interface Moves {
  /** From a listing to a template. */
  there: number;
  /** And back, to what was shown before. */
  back: number;
}

/** The time from a visitor's act to the painted page, on a phone and a slow line, and what it costs to bring a page to life. */
export async function measureNavigation(site: BenchSite): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const measure = async (way: Way) => {
      const moves: Moves[] = [];
      for (let run = 0; run < runs; run += 1) moves.push(await timeMoves(browser, site, way));
      return moves;
    };
    const prefetched = await measure("prefetched");
    const cold = await measure("cold");
    const justSeen = await measure("just seen");
    const rows: (Row & { times: number[] })[] = [
      {
        name: "listing -> template, prefetched",
        times: prefetched.map(({ there }) => there),
        limit: 100,
        peers: "navigationPrefetchedMs" as const,
      },
      { name: "template -> back to the listing", times: prefetched.map(({ back }) => back), limit: 100 },
      {
        name: "listing -> template, cold, slow 4G",
        times: cold.map(({ there }) => there),
        limit: 300,
        peers: "navigationColdMs" as const,
      },
      {
        name: `the same, just come into view, pressed for ${pressMs} ms`,
        times: justSeen.map(({ there }) => there),
        limit: 300,
      },
    ].map((row) => ({ ...row, value: median(row.times), unit: "ms" }));
    printTable(
      `From an act to the painted page, slow 4G, processor at a quarter, in ms, of ${runs} runs`,
      ["", "median", "least", "most"],
      rows.map(({ name, times, value }) => [
        name,
        ...[value, Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0)),
      ]),
    );
    await measureHydration(browser, site);
    return rows;
  } finally {
    await browser.close();
  }
}

async function timeMoves(browser: Browser, site: BenchSite, way: Way): Promise<Moves> {
  const listing = measuredPages(site.folder).find(({ kind, locale }) => kind === "listing" && locale === "en");
  const { page, session, close } = await openOnPhone(browser);
  try {
    await page.addInitScript(markMoves);
    // With data saving on, nothing is prefetched.
    if (way === "cold") {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
      });
    }
    await page.goto(site.origin + listing?.path, { waitUntil: "load" });
    // The last card is below the first screen, so its page has not been prefetched.
    const card = page.locator('main a[href^="/inspiration/"]').last();
    const template = (await card.getAttribute("href")) ?? "";
    const data = way === "prefetched" ? page.waitForResponse(site.origin + dataPathOf(template)) : undefined;
    await page.waitForTimeout(restMs);
    // In the middle, where no question of consent covers it.
    const scrollTo = () => card.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
    if (way !== "just seen") await scrollTo();
    await (await data)?.finished();
    await page.waitForTimeout(restMs);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4g);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const there = await timeMove(page, async () => {
      if (way === "just seen") await scrollTo();
      await card.click({ noWaitAfter: true, ...(way === "just seen" && { delay: pressMs }) });
    });
    await page.waitForTimeout(restMs);
    const back = await timeMove(page, () =>
      page.evaluate(() => {
        window.movesWatch.started = performance.now();
        history.back();
      }),
    );
    return { there, back };
  } finally {
    await close();
  }
}

/** Until the frame in which the page with another heading is painted. */
async function timeMove(page: Page, move: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const heading = document.querySelector("h1")?.textContent ?? "";
    Object.assign(window.movesWatch, { started: 0, painted: 0, heading } satisfies MovesWatch);
  });
  await move();
  await page.waitForFunction(() => window.movesWatch.painted > 0, undefined, { polling: 50 });
  const { started, painted } = await page.evaluate(() => window.movesWatch);
  return painted - started;
}
