import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Rule } from "../accounts/limiter.ts";
import type { Wait } from "../accounts/throttle.ts";

/** What the site sends of one page is smaller. */
const bytesPerPoint = 4 * 1024;

/** One network. For 200 people behind one address it is ten pages a minute each; at most, it is 80 MB in ten minutes. */
const ingestRule: Rule = { points: 20_000, durationSeconds: 10 * 60 };

/**
 * Keeps one network from filling the database with events. In memory, so that no event costs a second write: with several
 * processes it is as many times as much.
 */
export class IngestLimit {
  readonly #limiter: RateLimiterMemory;

  constructor({ points, durationSeconds }: Rule = ingestRule) {
    this.#limiter = new RateLimiterMemory({ points, duration: durationSeconds });
  }

  async count(client: string, bytes: number): Promise<Wait | undefined> {
    try {
      await this.#limiter.consume(client, Math.max(1, Math.ceil(bytes / bytesPerPoint)));
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }
}
