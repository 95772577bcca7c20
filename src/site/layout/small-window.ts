import { useSyncExternalStore } from "react";

export const smallWindowBelowPx = 1024;
/** Where the browser is set to larger text, a window is small up to as much more. */
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

/** Whether the window is small (R4.1). What the build draws is for wide ones, and the style sheet for any. */
export function useIsSmallWindow(): boolean {
  return useSyncExternalStore(watchResize, isSmallWindow, () => false);
}
