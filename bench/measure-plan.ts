import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags } from "../scripts/ensure-chromium.mjs";
import type { Plan, PlanBlock } from "../src/domain/plan/plan.ts";
import { writePlan } from "../src/domain/plan/write-plan.ts";
import { pathOf } from "../src/domain/route.ts";
import type { BenchSite } from "./bench-site.ts";
import { chromiumPath } from "./chromium.ts";
import { cpuSlowdown, openOnPhone } from "./phone.ts";
import { median, printTable } from "./print-table.ts";
import type { Row } from "./rows.ts";

const runs = 5;
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Keys of inspirations in the real content. A plan of twenty blocks has some of them more than once. */
const keys = ["introductions", "who-is-who", "speedboat", "brainwriting", "dotmocracy", "moscow", "roti"];

const limits = { redrawMs: 50, standsS: 1.5 };

const deeds = ["a block moved by its button", "undone"] as const;
type Deed = (typeof deeds)[number];

/** Measures how soon a plan stands, and how soon it is drawn again after a change. */
export async function measurePlan(site: BenchSite): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const rows: Row[] = [];
    for (const count of [8, 20]) rows.push(...(await measureOfSize(browser, site, count)));
    printTable(
      `A plan at a CPU ${cpuSlowdown} times slower, median of ${runs}`,
      ["", "measured"],
      rows.map(({ name, value, unit }) => [name, `${value.toFixed(unit === "s" ? 2 : 0)} ${unit}`]),
    );
    return rows;
  } finally {
    await browser.close();
  }
}

async function measureOfSize(browser: Browser, site: BenchSite, count: number): Promise<Row[]> {
  const address = site.origin + pathOf({ name: "plan" }, "en") + writePlan(planOf(count));
  const stands: number[] = [];
  const taken = new Map<Deed, number[]>(deeds.map((deed) => [deed, []]));
  for (let run = 0; run < runs; run += 1) {
    stands.push(await timeToStand(browser, address, count));
    for (const [deed, ms] of await timeDeeds(browser, address, count)) taken.get(deed)?.push(ms);
  }
  const ofBlocks = `a plan of ${count} blocks`;
  return [
    { name: `${ofBlocks} stands, slow 4G`, value: median(stands) / 1000, unit: "s", limit: limits.standsS },
    ...[...taken].map(
      ([deed, times]): Row => ({
        name: `${ofBlocks}: ${deed}`,
        value: median(times),
        unit: "ms",
        limit: limits.redrawMs,
      }),
    ),
  ];
}

function planOf(count: number): Plan {
  const blocks = Array.from({ length: count }, (_, index): PlanBlock => {
    if (index % 4 === 3) return { kind: "break", minutes: 15, title: "" };
    return { kind: "activity", key: keys[index % keys.length] ?? "" };
  });
  return { title: "Team day", start: "09:00", minutes: 40 * count, people: 12, blocks };
}

/** Returns the milliseconds from the beginning of the navigation until all blocks stand, which they do once they can be changed. */
async function timeToStand(browser: Browser, address: string, count: number): Promise<number> {
  const { page, session, close } = await openOnPhone(browser);
  try {
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await session.send("Network.emulateNetworkConditions", slow4g);
    await page.addInitScript((wanted) => {
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll(".plan-blocks > li").length !== wanted) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(window, { stoodAt: performance.now() }));
      }).observe(document, { childList: true, subtree: true });
    }, count);
    await page.goto(address, { waitUntil: "load" });
    const stoodAt = await page.waitForFunction(() => (window as { stoodAt?: number }).stoodAt);
    return (await stoodAt.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}

async function timeDeeds(browser: Browser, address: string, count: number): Promise<[Deed, number][]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchRedraw);
  await page.goto(address, { waitUntil: "networkidle" });
  const blocks = page.locator(".plan-blocks > li");
  await blocks.nth(count - 1).waitFor();
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const acts: Record<Deed, () => Promise<unknown>> = {
    "a block moved by its button": () => blocks.first().locator("[data-control=down]").click(),
    undone: () => page.keyboard.press("ControlOrMeta+z"),
  };
  const times: [Deed, number][] = [];
  for (const deed of deeds) {
    times.push([deed, await timeToRedraw(page, acts[deed])]);
  }
  await context.close();
  return times;
}

/**
 * Returns the milliseconds from the visitor's act until the plan is painted anew. The plan is stored after that, which is not waited for.
 */
async function timeToRedraw(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { redrawn: undefined }));
  await act();
  const redrawn = await page.waitForFunction(() => (window as { redrawn?: number }).redrawn);
  await page.waitForTimeout(restMs);
  return (await redrawn.jsonValue()) ?? Number.NaN;
}

/** The pause between two acts, so that all that follows one has come before the next. */
const restMs = 800;

/**
 * Runs in the page, before any other code there. Functions in it have no names, because tsx makes named ones call a helper that the
 * page lacks.
 */
function watchRedraw(): void {
  const watch = { started: 0, isPending: false };
  for (const type of ["click", "keydown"] as const) {
    addEventListener(type, ({ timeStamp }) => Object.assign(watch, { started: timeStamp, isPending: true }), {
      capture: true,
    });
  }
  // A message sent from an animation frame arrives when that frame is painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => Object.assign(window, { redrawn: performance.now() - watch.started });
  new MutationObserver((changes) => {
    const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    if (!watch.isPending || !elements.some((element) => element?.closest(".plan"))) return;
    watch.isPending = false;
    requestAnimationFrame(() => port2.postMessage(""));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
