import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "../../../document-state/when-idle.ts";
import { loadChunk } from "../../../navigation/load-chunk.ts";

type Dragging = typeof import("./drag-blocks.ts");

/**
 * Makes the items of a list movable by dragging. The code for it comes once the page is idle, or sooner by the function that this returns.
 * Without it, the buttons and the keyboard do the same. `keys` are those of the items, in their order.
 */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  move: (from: number, to: number) => void,
): () => void {
  const [dragging, setDragging] = useState<Dragging>();
  const [load] = useState(() => () => {
    loadChunk("dragging", () => import("./drag-blocks.ts")).then(setDragging, console.warn);
  });
  useEffect(() => whenIdle(load), [load]);
  const items = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have to be told of as well
  useEffect(() => {
    if (dragging && list.current) return dragging.dragBlocks(list.current, move);
  }, [dragging, list, items, move]);
  return load;
}
