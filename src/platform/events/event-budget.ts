import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Wait } from "../accounts/throttle.ts";
import type { Database } from "../database/open-database.ts";
import { attemptCounts } from "../database/schema.ts";

const bytesPerPoint = 1024;

/** What a process takes from the budget at a time, and then spends by itself. What it has not spent when it ends is lost. */
const pointsAtOnce = 1024;

/**
 * The bytes of events that are stored within a day, of all networks and over all processes and restarts. It counts in the
 * database, once for a megabyte: to count each batch there would be one more write for each, all of them in the same row.
 */
export class EventBudget {
  readonly #limiter: RateLimiterDrizzle;
  readonly #pointsAtOnce: number;
  #bytesLeft = 0;
  /** Batches that arrive at once wait for the same one. */
  #taking: Promise<Wait | undefined> | undefined;

  constructor(database: Database, bytesPerDay: number) {
    const points = Math.floor(bytesPerDay / bytesPerPoint);
    // So that several processes all get something of a small one.
    this.#pointsAtOnce = Math.min(pointsAtOnce, Math.ceil(points / 16));
    this.#limiter = new RateLimiterDrizzle({
      storeClient: database,
      schema: attemptCounts,
      keyPrefix: "events",
      points,
      duration: 24 * 60 * 60,
      // `pruneAtIntervals` deletes expired counts.
      clearExpiredByTimeout: false,
      // Refused from memory until the day is over, so that a flood costs no queries.
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  /** Counts bytes that are about to be stored, or returns how long to wait. */
  async take(bytes: number): Promise<Wait | undefined> {
    while (this.#bytesLeft < bytes) {
      this.#taking ??= this.#takeMore(bytes).finally(() => {
        this.#taking = undefined;
      });
      const wait = await this.#taking;
      if (wait) return wait;
    }
    this.#bytesLeft -= bytes;
    return undefined;
  }

  async #takeMore(bytes: number): Promise<Wait | undefined> {
    const points = Math.max(this.#pointsAtOnce, Math.ceil(bytes / bytesPerPoint));
    try {
      await this.#limiter.consume("all", points);
      this.#bytesLeft += points * bytesPerPoint;
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }
}
