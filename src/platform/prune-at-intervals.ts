import { lt } from "drizzle-orm";
import { deleteRows } from "./database/delete-rows.ts";
import { events } from "./database/schema.ts";
import { describeError } from "./describe-error.ts";
import { attributeEvents } from "./events/attribute-events.ts";
import type { Services } from "./services.ts";

const hourMs = 60 * 60 * 1000;

/** Some 100 MB, whose room is used again before the next hour. */
const attributedAtOnce = 100_000;

type Step = [what: string, work: () => Promise<unknown>];

/**
 * Deletes ended sign-ins, browsers that have not been used for long, expired counts of attempts and old events, and frees their
 * space, now and once an hour. A step that fails is logged, and keeps none of the others from being done. Returns a function that
 * stops this, and waits for a run that has begun.
 */
export function pruneAtIntervals(
  { settings, database, signIns, knownBrowsers, throttle, mailTokens, subscribers, now }: Services,
  tidy: () => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  const stop = stopping.signal;
  const longAgo = () => new Date(now().getTime() - settings.eventsKeptMs);
  const steps: Step[] = [
    ["Ended sign-ins could not be forgotten", () => signIns.prune(now())],
    ["Browsers that are not used could not be forgotten", () => knownBrowsers.prune(now())],
    ["Attempts could not be forgotten", () => throttle.prune(now())],
    ["Links in mails could not be forgotten", () => mailTokens.prune(now())],
    ["Newsletters that nobody confirmed could not be forgotten", () => subscribers.prune(now())],
    [
      "Old events could not be forgotten",
      () => deleteRows(database, events, lt(events.receivedAt, longAgo()), { stop }),
    ],
    ["Whose earlier events are could not be noted", () => attributeEvents(database, { most: attributedAtOnce, stop })],
    ["Free space could not be tidied", async () => (stop.aborted ? undefined : tidy())],
  ];
  const prune = async () => {
    for (const [problem, work] of steps)
      await work().catch((error: unknown) => console.error(`${problem}: ${describeError(error)}`));
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
