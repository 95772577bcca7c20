export interface MovesWatch {
  /** When the browser got the visitor's act, as the event itself tells: also when the page was busy and heard of it later. */
  started: number;
  /** When the page with another heading was painted. */
  painted: number;
  /** The heading before. */
  heading: string;
}

declare global {
  interface Window {
    movesWatch: MovesWatch;
  }
}

/** Runs in the page, before anything else of it. */
export function markMoves(): void {
  const watch: MovesWatch = { started: 0, painted: 0, heading: "" };
  window.movesWatch = watch;
  addEventListener("click", ({ timeStamp }) => (watch.started = timeStamp), { capture: true });
  // A message sent from an animation frame arrives when that frame is painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (watch.painted ||= performance.now());
  new MutationObserver(() => {
    if (watch.started === 0 || watch.painted > 0) return;
    const heading = document.querySelector("h1")?.textContent ?? watch.heading;
    if (heading !== watch.heading) requestAnimationFrame(() => port2.postMessage(null));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
