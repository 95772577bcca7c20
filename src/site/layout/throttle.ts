/**
 * Runs an action at once, and then at most once in each interval. Calls within an interval are made up for by one run at its end, so that
 * the action always comes to see the latest state.
 */
export function throttle(action: () => void, intervalMs: number): { run: () => void; cancel: () => void } {
  let interval: ReturnType<typeof setTimeout> | undefined;
  let isRunOwed = false;
  const run = () => {
    isRunOwed = interval !== undefined;
    if (isRunOwed) return;
    action();
    interval = setTimeout(endInterval, intervalMs);
  };
  const endInterval = () => {
    interval = undefined;
    if (isRunOwed) run();
  };
  return { run, cancel: () => clearTimeout(interval) };
}
