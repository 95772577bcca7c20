import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "../../scripts/ensure-chromium.mjs";
import { writePlan } from "../../src/domain/plan/write-plan.ts";
import { pathOf } from "../../src/domain/route.ts";
import type { BenchSite } from "../bench-site.ts";
import { chromiumPath } from "../chromium.ts";
import { cpuSlowdown } from "../phone.ts";
import { median, printTable } from "../print-table.ts";
import type { Row } from "../rows.ts";
import { limits, runs } from "./limits.ts";
import { keptPlans, planOf } from "./test-plans.ts";
import { timeDeeds, timeSearch } from "./time-deeds.ts";
import { type Standing, timeToStand } from "./time-to-stand.ts";

const mostKept = 50;

/** Measures how soon a plan stands, how soon it is drawn again after a change, and the same of a page with many kept plans. */
export async function measurePlan(site: BenchSite): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const page = site.origin + pathOf({ name: "plan" }, "en");
  try {
    const rows: Row[] = [];
    for (const count of [8, 20]) rows.push(...(await measureOfSize(browser, page, count)));
    rows.push(...(await measureKept(browser, page)));
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

async function measureOfSize(browser: Browser, page: string, count: number): Promise<Row[]> {
  const address = page + writePlan(planOf(count));
  const ofBlocks = `a plan of ${count} blocks`;
  return [
    await standingRow(`${ofBlocks} stands, slow 4G`, browser, { address, selector: ".plan-blocks > li", count }),
    ...(await redrawRows(`${ofBlocks}: `, () => timeDeeds(browser, address, count))),
  ];
}

async function measureKept(browser: Browser, address: string): Promise<Row[]> {
  const kept = keptPlans(mostKept);
  const ofKept = `${mostKept} kept plans`;
  const standing = { address, selector: ".my-plans > ul > li", count: mostKept, kept };
  return [
    await standingRow(`${ofKept} stand, slow 4G`, browser, standing),
    ...(await redrawRows(`${ofKept}: `, () => timeSearch(browser, address, kept))),
  ];
}

async function standingRow(name: string, browser: Browser, standing: Standing): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timeToStand(browser, standing));
  return { name, value: median(times) / 1000, unit: "s", limit: limits.standsS };
}

async function redrawRows(beginning: string, time: () => Promise<Map<string, number>>): Promise<Row[]> {
  const taken = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1)
    for (const [deed, ms] of await time()) taken.set(deed, [...(taken.get(deed) ?? []), ms]);
  return [...taken].map(([deed, times]) => ({
    name: beginning + deed,
    value: median(times),
    unit: "ms",
    limit: limits.redrawMs,
  }));
}
