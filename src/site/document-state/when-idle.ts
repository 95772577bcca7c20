import { isAnswerAwaited } from "./awaited-answer.ts";
import { isLineToSpare } from "./spare-line.ts";
import { whenOpened } from "./when-opened.ts";

const againMs = 250;

/**
 * Does something once the page has nothing better to do, unless the visitor's line is to be spared. Returns a function that gives it
 * up.
 */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isGivenUp = false;
  // Not every browser tells when it has nothing better to do.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(start);
  const start = () => {
    if (isGivenUp || !isLineToSpare()) return;
    // Pictures in the window and answers that the visitor waits for come first.
    if (document.readyState !== "complete" || isAnswerAwaited()) timer = setTimeout(wait, againMs);
    else work();
  };
  void whenOpened().then(wait);
  return () => {
    isGivenUp = true;
    clearTimeout(timer);
  };
}
