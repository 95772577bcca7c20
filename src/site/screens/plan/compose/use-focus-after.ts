import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { FocusTarget } from "./plan-acts.ts";

/** Moves the focus once the next change is drawn, because the control that had it may be gone then, or stand elsewhere. */
export function useFocusAfter(part: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const target = useRef<FocusTarget>(undefined);
  useLayoutEffect(() => {
    if (target.current === undefined) return;
    part.current?.querySelector<HTMLElement>(selectorOf(target.current))?.focus();
    target.current = undefined;
  });
  return useCallback((to) => {
    target.current = to;
    // What has the focus and is moved loses it, and React gives it back: the browser would lay the page out for each.
    (document.activeElement as HTMLElement | null)?.blur();
  }, []);
}

function selectorOf(target: FocusTarget): string {
  if (target === "add") return "[data-control=add]";
  if (target === "form") return ".plan-blocks > :last-child :is(input, textarea)";
  return `.plan-blocks > :nth-child(${target.block + 1}) [data-control=${target.control}]`;
}
