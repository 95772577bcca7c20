import type { Page } from "@playwright/test";

interface ResultsWatch {
  /** When the browser got the visitor's last deed, as the event itself tells: also when the page was busy and heard of it later. */
  started: number;
  /** When the main part of the page last changed. */
  changed: number;
  /** When the last change was painted. */
  painted: number;
}

declare global {
  interface Window {
    resultsWatch: ResultsWatch;
  }
}

/** Runs in the page, before anything else of it. Functions with names of their own would ask for what tsx adds to them. */
export function watchResults(): void {
  const watch: ResultsWatch = { started: 0, changed: 0, painted: 0 };
  window.resultsWatch = watch;
  addEventListener("click", ({ timeStamp }) => (watch.started = timeStamp), { capture: true });
  // A choice in a list has no click of its own.
  addEventListener(
    "change",
    ({ timeStamp, target }) => {
      if (target instanceof HTMLSelectElement) watch.started = timeStamp;
    },
    { capture: true },
  );
  // Not for Space, which ticks a box when it is let go: that is a click. Some letters of some languages come without a key.
  for (const type of ["keydown", "beforeinput"] as const) {
    addEventListener(
      type,
      (event) => {
        const { timeStamp, target } = event;
        const isSearch = target instanceof HTMLInputElement && target.type === "search";
        // Enter is the key with which a number is taken.
        const isDone = event instanceof KeyboardEvent && event.key === "Enter";
        if ((isSearch || isDone) && watch.started === 0) watch.started = timeStamp;
      },
      { capture: true },
    );
  }
  // A message sent from an animation frame arrives when that frame is painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (watch.painted = performance.now());
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => (addedNodes.length > 0 ? [...addedNodes] : [target]));
    const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement));
    if (!elements.some((element) => element?.closest("main") && !element.closest("[role=status]"))) return;
    watch.changed = performance.now();
    requestAnimationFrame(() => port2.postMessage(""));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** For so long nothing may change any more. */
const settledMs = 500;
const limitMs = 20_000;

/**
 * The time from the visitor's deed to its results in place: the frame after the last change of the page's main part, with all cards of
 * the page of results. What is dimmed or busy is none. Undefined if nothing changed.
 */
export async function timeToResults(page: Page, act: () => Promise<unknown>): Promise<number | undefined> {
  await page.evaluate(() => Object.assign(window.resultsWatch, { started: 0, changed: 0, painted: 0 }));
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
  const { started, changed, painted } = await page.evaluate(() => window.resultsWatch);
  return changed > 0 ? painted - started : undefined;
}
