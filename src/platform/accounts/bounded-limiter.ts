import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface Rule {
  points: number;
  durationSeconds: number;
}

/** What one attempt found: whether it is within the rule, and how many there were in this stretch of time. */
export interface Count {
  isWithin: boolean;
  attempts: number;
  retryAfterSeconds: number;
}

const usualLargest = 50_000;

/**
 * Counts attempts by key. It remembers so many keys and no more, the latest ones: whoever has networks or addresses without
 * end must not be able to fill the memory with them.
 */
export class BoundedLimiter {
  readonly #limiter: RateLimiterMemory;
  readonly #largest: number;
  /** In the order of their last attempt. */
  readonly #keys = new Set<string>();

  constructor({ points, durationSeconds }: Rule, largest = usualLargest) {
    this.#limiter = new RateLimiterMemory({ points, duration: durationSeconds });
    this.#largest = largest;
  }

  async count(key: string): Promise<Count> {
    this.#remember(key);
    try {
      return describe(await this.#limiter.consume(key), true);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return describe(refused, false);
    }
  }

  /** One attempt did not take place. */
  async giveBack(key: string): Promise<void> {
    if (this.#keys.has(key)) await this.#limiter.reward(key);
  }

  #remember(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#largest) return;
    const [oldest] = this.#keys;
    if (oldest === undefined) return;
    this.#keys.delete(oldest);
    void this.#limiter.delete(oldest);
  }
}

function describe({ consumedPoints, msBeforeNext }: RateLimiterRes, isWithin: boolean): Count {
  return { isWithin, attempts: consumedPoints, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
