/** The fixtures of consent and analytics: a platform that stores events, and a site that asks before it sends any. */

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { type ConsentWords, consentLocaleOf } from "../../src/domain/consent.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { events } from "../../src/platform/database/schema.ts";
import { wordsIn } from "./interface-words.ts";
import { test as base, expect } from "./with-platform.ts";

export { expect };

/** All files with these fixtures share one build of the site. */
export const test = base.extend({ asksConsentFor: { countsViews: true, tagManagerId: null } });

export const consentKey = "inspirations:consent";

export function consentWords(locale: Locale): ConsentWords {
  const file = path.resolve(import.meta.dirname, `../../content/consent/${consentLocaleOf(locale)}.yaml`);
  return parse(readFileSync(file, "utf8"));
}

/** The bar, in the version that is shown for a language. */
export function barOf(page: Page, locale: Locale = "en"): Locator {
  return page.getByRole("region", { name: consentWords(locale).title });
}

/** Answers the question, which counts at once. */
export async function answer(page: Page, word: "accept" | "decline", locale: Locale = "en"): Promise<void> {
  await barOf(page, locale)
    .getByRole("button", { name: consentWords(locale)[word] })
    .click();
}

export async function accept(page: Page, locale: Locale = "en"): Promise<void> {
  await answer(page, "accept", locale);
  await untilKept(page, '"categories":["analytics"]');
}

export async function decline(page: Page, locale: Locale = "en"): Promise<void> {
  await answer(page, "decline", locale);
  await untilKept(page, '"categories":[]');
}

/** An answer is kept once the code that does so has come, unless the browser keeps nothing. */
async function untilKept(page: Page, part: string): Promise<void> {
  const isKept = ([key, text]: readonly [string, string]) => {
    try {
      return localStorage.getItem(key)?.includes(text) ?? false;
    } catch {
      return true;
    }
  };
  // Unlike an evaluation, it outlives the loading of the page with which a withdrawn consent ends.
  await page.waitForFunction(isKept, [consentKey, part] as const, { polling: 20 });
}

/** The button at the end of the page with which visitors change their choice. */
export function choicesButton(page: Page, locale: Locale = "en"): Locator {
  return page.getByRole("button", { name: wordsIn(locale).footer.consent() });
}

/** Waits until the browser is idle, and has drawn everything that has arrived. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until the code for consent has run: it has applied the stored choice, or shows the question. */
export async function untilConsentIsHeeded(page: Page, locale: Locale = "en"): Promise<void> {
  await expect(choicesButton(page, locale)).toBeVisible();
  await untilDrawn(page);
}

/** The cookies and waiting events in which the browser keeps a visitor's actions. */
export function kept(page: Page): Promise<{ cookies: string; events: string[] }> {
  return page.evaluate(() => ({
    cookies: document.cookie,
    events: Object.keys(localStorage).filter((key) => key.startsWith("inspirations:events")),
  }));
}

/** Waits until events have been counted, and the platform has stored all of them. */
export async function untilSent(page: Page): Promise<void> {
  await expect.poll(() => deviceOf(page)).not.toBe("");
  await expect.poll(async () => (await kept(page)).events).toEqual([]);
}

export interface StoredEvent {
  event_type: string;
  event_properties: { routeName: string; fullPath: string };
  user_properties: Record<string, unknown>;
  language: string;
  session_id: number;
  device_id: string;
  uuid: string;
}

/** The stored events of a device, in their order. Stops the platform meanwhile. */
export async function storedEvents(
  platform: { whileStopped: <Result>(work: (dataFolder: string) => Promise<Result>) => Promise<Result> },
  deviceId: string,
): Promise<StoredEvent[]> {
  return platform.whileStopped(async (folder) => {
    const { database, close } = await openDatabase({ folder });
    const rows = await database.select().from(events).orderBy(events.happenedAt);
    await close();
    return rows.map(({ event }): StoredEvent => JSON.parse(event)).filter((event) => event.device_id === deviceId);
  });
}

export async function deviceOf(page: Page): Promise<string> {
  const { cookies } = await kept(page);
  return /inspirations_analytics=([^.;]+)/.exec(cookies)?.[1] ?? "";
}
