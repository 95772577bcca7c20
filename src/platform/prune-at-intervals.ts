import { describeError } from "./describe-error.ts";
import { pruneEvents } from "./events/prune-events.ts";
import type { Services } from "./services.ts";

const hourMs = 60 * 60 * 1000;

/**
 * Deletes ended sign-ins, browsers that have not been used for long, expired counts of attempts and old events, and frees their
 * space, now and once an hour. Returns a function that stops this, and waits for a run that has begun.
 */
export function pruneAtIntervals(
  { settings, database, signIns, knownBrowsers, throttle, mailTokens, subscribers, now }: Services,
  tidy: () => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  const prune = async () => {
    try {
      await signIns.prune(now());
      await knownBrowsers.prune(now());
      await throttle.prune(now());
      await mailTokens.prune(now());
      await subscribers.prune(now());
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
