import { describeError } from "../describe-error.ts";
import type { Services } from "../services.ts";

const hourMs = 60 * 60 * 1000;

/**
 * Forgets ended sign-ins, browsers that were not seen for long and attempts of some time ago, now and at intervals. Returns how
 * to stop, which waits for what is running.
 */
export function pruneAtIntervals(
  { signIns, knownBrowsers, throttle, now }: Pick<Services, "signIns" | "knownBrowsers" | "throttle" | "now">,
  everyMs = hourMs,
): () => Promise<void> {
  const prune = async () => {
    try {
      await signIns.prune(now());
      await knownBrowsers.prune(now());
      await throttle.prune(now());
    } catch (error) {
      console.error(`What is over could not be forgotten: ${describeError(error)}`);
    }
  };
  let running = prune();
  const timer = setInterval(() => {
    running = running.then(prune);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
