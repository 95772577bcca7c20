import type { Browser } from "@playwright/test";
import { storageKeys } from "../../src/site/visitor/storage.ts";
import { cpuSlowdown, openOnPhone } from "../phone.ts";

const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export interface Standing {
  address: string;
  /** What stands there when the page does: so many elements of a selector. */
  selector: string;
  count: number;
  /** The plans that the browser keeps, as it stores them. */
  kept?: string;
}

/** Returns the milliseconds from the beginning of the navigation until all elements stand, on a phone and a slow line. */
export async function timeToStand(browser: Browser, { address, selector, count, kept }: Standing): Promise<number> {
  const { page, session, close } = await openOnPhone(browser);
  try {
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await session.send("Network.emulateNetworkConditions", slow4g);
    const stored = [storageKeys.plans, kept ?? "[]"] as const;
    await page.addInitScript(([key, list]) => localStorage.setItem(key, list), stored);
    await page.addInitScript(
      (wanted) => {
        new MutationObserver((_, observer) => {
          if (document.querySelectorAll(wanted.selector).length !== wanted.count) return;
          observer.disconnect();
          requestAnimationFrame(() => Object.assign(window, { stoodAt: performance.now() }));
        }).observe(document, { childList: true, subtree: true });
      },
      { selector, count },
    );
    await page.goto(address, { waitUntil: "load" });
    const stoodAt = await page.waitForFunction(() => (window as { stoodAt?: number }).stoodAt);
    return (await stoodAt.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}
