import type { Browser, Locator, Page } from "@playwright/test";
import { storageKeys } from "../../src/site/visitor/storage.ts";
import { cpuSlowdown } from "../phone.ts";
import { timeToRedraw, watchRedraw } from "./time-to-redraw.ts";

/** What a visitor does, by its name: it is made ready, then timed from its last event. */
type Deeds = Record<string, { prepare?: () => Promise<unknown>; act: () => Promise<unknown> }>;

/** The field of a block that is open, which stands beside the field of the plan of the same name. */
const minutesOfBlock = ".plan-form input[inputmode=numeric]";
const people = ".plan-head input[inputmode=numeric] >> nth=1";

/** Returns the milliseconds that each change of a plan takes until it is painted. */
export function timeDeeds(browser: Browser, address: string, count: number): Promise<Map<string, number>> {
  return timeEach(browser, address, async (page) => {
    const blocks = page.locator(".plan-blocks > li");
    await blocks.nth(count - 1).waitFor();
    const first = blocks.first();
    return {
      "a block moved by its button": { act: () => first.locator("[data-control=down]").click() },
      undone: { act: () => page.keyboard.press("ControlOrMeta+z") },
      "a block dropped": {
        prepare: () => dragOnto(page, first.locator("[data-control=handle]"), blocks.nth(1)),
        act: () => page.mouse.up(),
      },
      "other minutes of a block, by the key that leaves the field": {
        prepare: () => first.locator(".plan-change").click(),
        act: () => typeAndLeave(page, minutesOfBlock, "25"),
      },
      "other people, by the key that leaves the field": { act: () => typeAndLeave(page, people, "15") },
    };
  });
}

/** Returns the milliseconds from a letter that is typed into the search of kept plans until those that are found are painted. */
export function timeSearch(browser: Browser, address: string, kept: string): Promise<Map<string, number>> {
  return timeEach(
    browser,
    address,
    async (page) => ({
      "one searched for": {
        prepare: () => page.locator(".my-plans input[type=search]").focus(),
        act: () => page.keyboard.press("7"),
      },
    }),
    kept,
  );
}

async function timeEach(
  browser: Browser,
  address: string,
  deedsOn: (page: Page) => Promise<Deeds>,
  kept = "[]",
): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchRedraw);
  await page.addInitScript(([key, list]) => localStorage.setItem(key, list), [storageKeys.plans, kept] as const);
  await page.goto(address, { waitUntil: "networkidle" });
  const deeds = await deedsOn(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const times = new Map<string, number>();
  for (const [name, { prepare, act }] of Object.entries(deeds)) {
    await prepare?.();
    times.set(name, await timeToRedraw(page, act));
  }
  await context.close();
  return times;
}

/** Types a number and leaves the field, before the number counts by itself. */
async function typeAndLeave(page: Page, field: string, number: string): Promise<void> {
  await page.fill(field, number);
  await page.keyboard.press("Tab");
}

const mostSteps = 100;

/** Drags a block by its handle onto another one, where it is held. */
async function dragOnto(page: Page, handle: Locator, target: Locator): Promise<void> {
  await page.locator("[draggable=true]").first().waitFor();
  // Both stand clear of what asks at the bottom of the window.
  await handle.evaluate((element) => element.scrollIntoView());
  await handle.hover();
  await page.mouse.down();
  const { x = 0, y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const edge = target.and(page.locator("[data-edge=bottom]"));
  // The browser tells of what is dragged as the pointer moves on, and a slow one does so late.
  for (let step = 0; step < mostSteps && (await edge.count()) === 0; step += 1)
    await page.mouse.move(x + height, y + height - 20 - (step % 10));
}
