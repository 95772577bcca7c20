import type { AnalyticsOptions } from "../../analytics/analytics.ts";
import type { SavedEventPrefix } from "../../analytics/event-store.ts";
import { answerTimeoutMs, type Clock } from "../../analytics/sender.ts";

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Undefined if the browser blocks storage. */
export function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Sends without cookies or anything else that names a visitor to the platform. */
export function sendTo(url: string): AnalyticsOptions["send"] {
  return async (body, { isClosing }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
      credentials: "omit",
      ...(isClosing ? { keepalive: true } : { signal: AbortSignal.timeout(answerTimeoutMs) }),
    });
    return { status: response.status, text: await response.text() };
  };
}

/**
 * Makes tabs take turns by a lock. Where there are no locks (some browsers, or no HTTPS) or the browser refuses them because
 * it blocks storage, tabs may send an event twice, and the platform stores it once.
 */
export const takeTurns: AnalyticsOptions["takeTurns"] = async (work) => {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request("inspirations:events", begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
};

const cookieName = "inspirations_analytics";
/** The names under which analytics keeps something of a visitor. The code for consent removes it without this code. */
export interface KeptNames {
  cookie: typeof cookieName;
  /** The beginning of the keys of saved events. */
  events: SavedEventPrefix;
}

/** The lifetime of the cookie (R9.2), which browsers shorten. */
const cookieDays = 3650;
export type AnalyticsCookieDays = typeof cookieDays;

export const visitorCookie: AnalyticsOptions["visitorMemory"] = {
  read: () => new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1] ?? "",
  write(text) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    const seconds = cookieDays * 24 * 60 * 60;
    // biome-ignore lint/suspicious/noDocumentCookie: it is read and written at once, which the other interface cannot
    document.cookie = `${cookieName}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  },
};
