import { useSyncExternalStore } from "react";

export const smallWindowBelowPx = 1024;
/** If the browser is set to larger text, windows count as small up to a larger width. */
const usualTextPx = 16;
export const resizeDebounceMs = 50;

export function isSmallWindow(): boolean {
  return !window.matchMedia(`(min-width: ${smallWindowBelowPx / usualTextPx}rem)`).matches;
}

/** Tells of a resize once the window has kept its size for the delay. Returns how to stop. */
export function watchResize(onResized: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onResized, resizeDebounceMs);
  };
  window.addEventListener("resize", wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", wait);
  };
}

/** Whether the window is small (R4.1). The build draws for wide windows, and the style sheet fits any. */
export function useIsSmallWindow(): boolean {
  return useSyncExternalStore(watchResize, isSmallWindow, () => false);
}
