import type { Page } from "@playwright/test";

/** The pause between two acts, so that all that follows one has come before the next. */
const restMs = 800;

/**
 * Returns the milliseconds from the visitor's act until the page is painted anew. What is stored after that is not waited for. The page has
 * to run `watchRedraw`.
 */
export async function timeToRedraw(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { redrawn: undefined, isPending: false }));
  await act();
  const redrawn = await page.waitForFunction(() => (window as { redrawn?: number }).redrawn);
  await page.waitForTimeout(restMs);
  return (await redrawn.jsonValue()) ?? Number.NaN;
}

/**
 * Runs in the page, before any other code there. The last of several events before a change counts. Functions in it have no names, because
 * tsx makes named ones call a helper that the page lacks.
 */
export function watchRedraw(): void {
  const watch = Object.assign(window, { started: 0, isPending: false });
  for (const type of ["click", "keydown", "input", "drop"] as const) {
    addEventListener(type, ({ timeStamp }) => Object.assign(watch, { started: timeStamp, isPending: true }), {
      capture: true,
    });
  }
  // A message sent from an animation frame arrives when that frame is painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => Object.assign(window, { redrawn: performance.now() - watch.started });
  new MutationObserver((changes) => {
    const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    if (!watch.isPending || !elements.some((element) => element?.closest(".plan, .my-plans"))) return;
    watch.isPending = false;
    requestAnimationFrame(() => port2.postMessage(""));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
