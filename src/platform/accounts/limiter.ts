import { createHmac } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database/open-database.ts";
import { attemptCounts } from "../database/schema.ts";

export interface Rule {
  points: number;
  durationSeconds: number;
}

/** What one attempt found: whether it is within the rule, and how many there were in this stretch of time. */
export interface Count {
  isWithin: boolean;
  attempts: number;
  retryAfterSeconds: number;
  /** When this stretch of time is over, in milliseconds since 1970. */
  endsAt: number;
}

export interface LimiterOptions {
  database: Database;
  /** The same for all processes of a platform. Networks are few enough to try them all on a hash without a secret. */
  secret: Buffer;
  name: string;
  rule: Rule;
  /**
   * Whoever is over the limit is refused from memory until the time is over: a flood from there costs no query. For rules of
   * which nothing is given back, so that what is remembered stays true.
   */
  isFinal?: boolean;
}

/** Counts attempts by key in the database, for all processes that share it. */
export class Limiter {
  readonly #limiter: RateLimiterDrizzle;
  readonly #secret: Buffer;

  constructor({ database, secret, name, rule, isFinal = false }: LimiterOptions) {
    this.#secret = secret;
    this.#limiter = new RateLimiterDrizzle({
      storeClient: database,
      schema: attemptCounts,
      keyPrefix: name,
      points: rule.points,
      duration: rule.durationSeconds,
      // The platform has a time for forgetting.
      clearExpiredByTimeout: false,
      ...(isFinal && { inMemoryBlockOnConsumed: rule.points + 1 }),
    });
  }

  async count(key: string): Promise<Count> {
    try {
      return describe(await this.#limiter.consume(this.#hash(key)), true);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return describe(refused, false);
    }
  }

  /** One attempt did not take place. Of a stretch of time that is over, nothing is left to give back. */
  async giveBack(key: string, { endsAt }: Count): Promise<void> {
    if (Date.now() < endsAt) await this.#limiter.reward(this.#hash(key));
  }

  #hash(key: string): string {
    return createHmac("sha256", this.#secret).update(key).digest("base64url");
  }
}

function describe({ consumedPoints, msBeforeNext }: RateLimiterRes, isWithin: boolean): Count {
  return {
    isWithin,
    attempts: consumedPoints,
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    endsAt: Date.now() + msBeforeNext,
  };
}
