import type { Page } from "@playwright/test";

interface ResultsWatch {
  /** When the browser got the visitor's last deed, as the event itself tells: also when the page was busy and heard of it later. */
  started: number;
  /** When the main part of the page last changed. */
  changed: number;
  /** The time at which the last change in the window was painted. */
  seen: number;
  /** When the last change at all was painted. */
  painted: number;
}

declare global {
  interface Window {
    resultsWatch: ResultsWatch;
  }
}

/** Runs in the page, before anything else of it. Functions with names of their own would ask for what tsx adds to them. */
export function watchResults(): void {
  const watch: ResultsWatch = { started: 0, changed: 0, seen: 0, painted: 0 };
  window.resultsWatch = watch;
  addEventListener("click", ({ timeStamp }) => (watch.started = timeStamp), { capture: true });
  // Not for Space, which ticks a box when it is let go: that is a click. Some letters of some languages come without a key.
  for (const type of ["keydown", "beforeinput"] as const) {
    addEventListener(
      type,
      ({ timeStamp, target }) => {
        const isSearch = target instanceof HTMLInputElement && target.type === "search";
        if (isSearch && watch.started === 0) watch.started = timeStamp;
      },
      { capture: true },
    );
  }
  // A message sent from an animation frame arrives when that frame is painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isSeen }) => {
    watch.painted = performance.now();
    if (isSeen) watch.seen = watch.painted;
  };
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => (addedNodes.length > 0 ? [...addedNodes] : [target]));
    const elements = nodes
      .map((node) => (node instanceof Element ? node : node.parentElement))
      .filter((element) => element?.closest("main") && !element.closest("[role=status]"));
    if (elements.length === 0) return;
    watch.changed = performance.now();
    // The frame has to be laid out in any case.
    requestAnimationFrame(() => {
      const isSeen = elements.some((element) => {
        const { top, bottom, height } = (element as Element).getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      });
      port2.postMessage(isSeen);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** For so long nothing may change any more. */
const settledMs = 500;
const limitMs = 20_000;

/** The time from the visitor's act to the painted results: those in the window, and all. */
export interface ResultsTime {
  onScreen: number;
  all: number;
}

/** Undefined if nothing changed. */
export async function timeToResults(page: Page, act: () => Promise<void>): Promise<ResultsTime | undefined> {
  await page.evaluate(() => Object.assign(window.resultsWatch, { started: 0, changed: 0, seen: 0, painted: 0 }));
  await act();
  await page.waitForFunction(
    (settledMs) => {
      const { started, changed, painted } = window.resultsWatch;
      const isPainted = changed === 0 || painted >= changed;
      const isBusy = document.querySelector("main [aria-busy=true]") !== null;
      return started > 0 && isPainted && !isBusy && performance.now() - Math.max(started, painted) > settledMs;
    },
    settledMs,
    { polling: 50, timeout: limitMs },
  );
  const { started, changed, seen, painted } = await page.evaluate(() => window.resultsWatch);
  return changed > 0 ? { onScreen: seen - started, all: painted - started } : undefined;
}
