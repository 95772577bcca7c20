import type { Browser } from "@playwright/test";
import type { BenchSite } from "./bench-site.ts";
import { measuredPages } from "./pages.ts";
import { cpuSlowdown, openOnPhone } from "./phone.ts";
import { median, printTable } from "./print-table.ts";

const runs = 7;

interface HydrationCost {
  /** The longest task of any kind: parsing the document, layout, scripts. */
  longestTask: number;
  /** The longest script. With a debugger attached, the browser parses each script twice: visitors wait half as long. */
  longestScript: number;
  blocking: number;
  scripts: number;
  tasks: number;
}

/** What it costs to bring a page to life. */
export async function measureHydration(browser: Browser, site: BenchSite): Promise<void> {
  const costs: HydrationCost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await hydrateOnce(browser, site));
  const middle = (name: keyof HydrationCost) => median(costs.map((cost) => cost[name])).toFixed(0);
  printTable(
    `Bringing a template page to life with a CPU ${cpuSlowdown} times slower, in ms, median of ${runs}`,
    ["longest task", "longest script", "beyond 50 ms", "scripts in all", "main thread in all"],
    [[middle("longestTask"), middle("longestScript"), middle("blocking"), middle("scripts"), middle("tasks")]],
  );
}

async function hydrateOnce(browser: Browser, site: BenchSite): Promise<HydrationCost> {
  const template = measuredPages(site.folder).find(({ kind, locale }) => kind === "template" && locale === "en");
  const { page, session, close } = await openOnPhone(browser);
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
