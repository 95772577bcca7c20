import { createHmac } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database/open-database.ts";
import { attemptCounts } from "../database/schema.ts";

export interface Rule {
  points: number;
  durationSeconds: number;
}

/** The result of counting one attempt: whether it is within the rule, and the number of attempts in this period. */
export interface Count {
  isWithin: boolean;
  attempts: number;
  retryAfterSeconds: number;
  /** The end of this period, in milliseconds since 1970. */
  endsAt: number;
  policy: Policy;
}

/** A rule, by the name that answers tell. */
export interface Policy extends Rule {
  name: string;
}

export interface LimiterOptions {
  database: Database;
  /** The same for all processes of a platform. Without a secret, networks could be found out by hashing all of them. */
  secret: Buffer;
  name: string;
  rule: Rule;
  /**
   * Refuses further attempts from memory until the period is over, so that a flood costs no queries. Only for rules whose counts
   * are never given back, because the memory would not know.
   */
  isFinal?: boolean;
}

/** Counts attempts by key in the database, for all processes that share it. */
export class Limiter {
  readonly #limiter: RateLimiterDrizzle;
  readonly #secret: Buffer;
  readonly #policy: Policy;

  constructor({ database, secret, name, rule, isFinal = false }: LimiterOptions) {
    this.#secret = secret;
    this.#policy = { name, ...rule };
    this.#limiter = new RateLimiterDrizzle({
      storeClient: database,
      schema: attemptCounts,
      keyPrefix: name,
      points: rule.points,
      duration: rule.durationSeconds,
      // `pruneAtIntervals` deletes expired counts.
      clearExpiredByTimeout: false,
      ...(isFinal && { inMemoryBlockOnConsumed: rule.points + 1 }),
    });
  }

  async count(key: string): Promise<Count> {
    try {
      return this.#describe(await this.#limiter.consume(this.#hash(key)), true);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return this.#describe(refused, false);
    }
  }

  /** Takes back the count of one attempt, unless its period is over. */
  async giveBack(key: string, { endsAt }: Count): Promise<void> {
    if (Date.now() < endsAt) await this.#limiter.reward(this.#hash(key));
  }

  #hash(key: string): string {
    return createHmac("sha256", this.#secret).update(key).digest("base64url");
  }

  #describe({ consumedPoints, msBeforeNext }: RateLimiterRes, isWithin: boolean): Count {
    return {
      isWithin,
      attempts: consumedPoints,
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      endsAt: Date.now() + msBeforeNext,
      policy: this.#policy,
    };
  }
}
