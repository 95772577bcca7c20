import { useLayoutEffect, useState } from "react";

/**
 * Lets the focus go on in the list of the sentence in which it was on the page before: while this one is drawn for the first time,
 * that one still stands. For who has moved on meanwhile nothing happens.
 */
export function useSameSlot(): void {
  const [slot] = useState(() => globalThis.document?.activeElement?.closest<HTMLElement>("[data-slot]")?.dataset.slot);

  useLayoutEffect(() => {
    if (!slot || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-slot=${slot}] select`)?.focus({ preventScroll: true });
  }, [slot]);
}
