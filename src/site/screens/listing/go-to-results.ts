import type { RefObject } from "react";
import { isSmallWindow } from "../../layout/small-window.ts";
import { isKeyboardOnScreen } from "../../ui/screen-keyboard.ts";

/**
 * Leaves the search for its results, which in a small window begin below it, or under the keyboard on the screen, which goes with the
 * focus. In a wide window they stand beside it: there the visitor types on.
 */
export function goToResults({ current: heading }: RefObject<HTMLElement | null>): void {
  if (!isSmallWindow() && !isKeyboardOnScreen()) return;
  heading?.focus({ preventScroll: true });
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  heading?.scrollIntoView({ behavior: isCalm ? "instant" : "smooth" });
}
