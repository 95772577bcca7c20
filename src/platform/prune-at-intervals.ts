import { describeError } from "./describe-error.ts";
import { pruneEvents } from "./events/prune-events.ts";
import type { Services } from "./services.ts";

const hourMs = 60 * 60 * 1000;

/**
 * Forgets ended sign-ins, browsers that were not seen for long, attempts of some time ago and old events, and frees their space, now
 * and at intervals. Returns how to stop, which waits for what is running.
 */
export function pruneAtIntervals(
  { settings, database, signIns, knownBrowsers, throttle, now }: Services,
  tidy: () => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  const prune = async () => {
    try {
      await signIns.prune(now());
      await knownBrowsers.prune(now());
      await throttle.prune(now());
      await pruneEvents(database, new Date(now().getTime() - settings.eventsKeptMs), stopping.signal);
      if (!stopping.signal.aborted) await tidy();
    } catch (error) {
      console.error(`What is over could not be forgotten: ${describeError(error)}`);
    }
  };
  let running = prune();
  const timer = setInterval(() => {
    running = running.then(prune);
  }, hourMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return running;
  };
}
