import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumFlags } from "../scripts/ensure-chromium.mjs";
import { dataPathOf } from "../src/domain/route.ts";
import type { BenchSite } from "./bench-site.ts";
import { chromiumPath } from "./chromium.ts";
import { measuredPages } from "./pages.ts";
import { formatPeers } from "./peers.ts";
import { median, printTable } from "./print-table.ts";

const runs = 7;

const cpuSlowdown = 4;

/** A slow 4G connection with Lighthouse's values: 150 ms a round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

interface Conditions {
  isSlowLine: boolean;
  slowdown: number;
  isPrefetched: boolean;
}

/** The time from a click on a card to the painted page, and the cost of hydrating a page. */
export async function measureNavigation(site: BenchSite): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const cases: [string, Conditions, string][] = [
      ["prefetched, slow 4G, CPU / 4", { isSlowLine: true, slowdown: cpuSlowdown, isPrefetched: true }, ""],
      [
        "prefetched, slow 4G",
        { isSlowLine: true, slowdown: 1, isPrefetched: true },
        formatPeers("navigationPrefetchedMs"),
      ],
      ["cold, slow 4G, CPU / 4", { isSlowLine: true, slowdown: cpuSlowdown, isPrefetched: false }, ""],
      ["cold, slow 4G", { isSlowLine: true, slowdown: 1, isPrefetched: false }, formatPeers("navigationColdMs")],
    ];
    const rows: string[][] = [];
    for (const [name, conditions, elsewhere] of cases) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeClick(browser, site, conditions));
      rows.push([
        name,
        median(times).toFixed(0),
        Math.min(...times).toFixed(0),
        Math.max(...times).toFixed(0),
        elsewhere,
      ]);
    }
    printTable(
      `From a click in a listing to the painted template page, in ms, of ${runs} runs`,
      ["click", "median", "least", "most", "elsewhere"],
      rows,
    );

    const costs: HydrationCost[] = [];
    for (let run = 0; run < runs; run += 1) costs.push(await measureHydration(browser, site));
    const middle = (name: keyof HydrationCost) => median(costs.map((cost) => cost[name])).toFixed(0);
    printTable(
      `Bringing a template page to life with a CPU ${cpuSlowdown} times slower, in ms, median of ${runs}`,
      ["longest task", "longest script", "beyond 50 ms", "scripts in all", "main thread in all"],
      [[middle("longestTask"), middle("longestScript"), middle("blocking"), middle("scripts"), middle("tasks")]],
    );
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session, close: () => context.close() };
}

async function timeClick(browser: Browser, site: BenchSite, conditions: Conditions): Promise<number> {
  const listing = measuredPages(site.folder).find(({ kind, locale }) => kind === "listing" && locale === "en");
  const { page, session, close } = await openPage(browser);
  try {
    // With data saving on, nothing is prefetched.
    if (!conditions.isPrefetched) {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
      });
    }
    await page.goto(site.origin + listing?.path, { waitUntil: "load" });
    // The last card is below the first screen, so its page has not been prefetched.
    const card = page.locator('main a[href^="/inspiration/"]').last();
    const template = (await card.getAttribute("href")) ?? "";
    const data = conditions.isPrefetched ? page.waitForResponse(site.origin + dataPathOf(template)) : undefined;
    await card.scrollIntoViewIfNeeded();
    await (await data)?.finished();
    // Long enough for the observers and for other prefetches.
    await page.waitForTimeout(1_000);
    await session.send("Network.enable");
    if (conditions.isSlowLine) await session.send("Network.emulateNetworkConditions", slow4g);
    await session.send("Emulation.setCPUThrottlingRate", { rate: conditions.slowdown });
    return await page.evaluate(clickAndWait, template);
  } finally {
    await close();
  }
}

/** Runs in the page. A message sent from an animation frame arrives when that frame is painted. */
function clickAndWait(path: string): Promise<number> {
  return new Promise((resolve) => {
    const heading = document.querySelector("h1")?.textContent;
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`);
    const { port1, port2 } = new MessageChannel();
    let started = 0;
    port1.onmessage = () => resolve(performance.now() - started);
    const watcher = new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === heading) return;
      watcher.disconnect();
      requestAnimationFrame(() => port2.postMessage(null));
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    started = performance.now();
    link?.click();
  });
}

interface HydrationCost {
  /** The longest task of any kind: parsing the document, layout, scripts. */
  longestTask: number;
  /** The longest script. With a debugger attached, the browser parses each script twice: visitors wait half as long. */
  longestScript: number;
  blocking: number;
  scripts: number;
  tasks: number;
}

async function measureHydration(browser: Browser, site: BenchSite): Promise<HydrationCost> {
  const template = measuredPages(site.folder).find(({ kind, locale }) => kind === "template" && locale === "en");
  const { page, session, close } = await openPage(browser);
  try {
    await page.addInitScript(() => {
      const tasks: number[] = [];
      const scripts: number[] = [];
      Object.assign(window, { longTasks: { tasks, scripts } });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask", buffered: true });
      new PerformanceObserver((list) => {
        const frames = list.getEntries() as (PerformanceEntry & { scripts: PerformanceEntry[] })[];
        for (const { duration } of frames.flatMap((frame) => frame.scripts)) scripts.push(duration);
      }).observe({ type: "long-animation-frame", buffered: true });
    });
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(site.origin + (template?.path ?? ""), { waitUntil: "load" });
    await page.waitForTimeout(2_000);
    const { tasks, scripts } = await page.evaluate(
      () => (window as unknown as { longTasks: Record<"tasks" | "scripts", number[]> }).longTasks,
    );
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      longestTask: Math.max(0, ...tasks),
      longestScript: Math.max(0, ...scripts),
      blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
      scripts: seconds("ScriptDuration") * 1000,
      tasks: seconds("TaskDuration") * 1000,
    };
  } finally {
    await close();
  }
}
