/** Runs at most once in each interval, and once more after the last call, so that the end is never missed. */
export function throttle(action: () => void, intervalMs: number): { run: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const run = () => {
    if (timer !== undefined) {
      isWaiting = true;
      return;
    }
    action();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWaiting) return;
      isWaiting = false;
      run();
    }, intervalMs);
  };
  return { run, cancel: () => clearTimeout(timer) };
}
