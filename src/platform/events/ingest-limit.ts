import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { rangeFactor } from "../accounts/attempt-rules.ts";
import type { Rule } from "../accounts/limiter.ts";
import type { Client, Wait } from "../accounts/throttle.ts";

/** Larger than the events of one page of the site. */
const bytesPerPoint = 4 * 1024;

const pointsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / bytesPerPoint));

/** For one network: ten pages a minute for each of 200 people behind one address, and at most some 100 MB in ten minutes. */
const ingestRule: Rule = { points: 20_000, durationSeconds: 10 * 60 };

/** The number of counts for networks, and for their ranges. All of them together take some 30 MB. */
const mostCounts = 65_536;

/**
 * Keeps one network from filling the database with events. It counts in memory, so that an event takes one write and not two;
 * with several processes, a network may therefore send as many times as much. The number of counts is fixed, so that somebody
 * with any number of networks cannot fill the memory. Two networks may share a count, and nobody can know which ones do.
 */
export class IngestLimit {
  readonly #networks: RateLimiterMemory;
  readonly #ranges: RateLimiterMemory;
  readonly #secret = randomBytes(16);
  readonly #mostCounts: number;

  constructor({ points, durationSeconds: duration }: Rule = ingestRule, most = mostCounts) {
    this.#mostCounts = most;
    this.#networks = new RateLimiterMemory({ points, duration });
    this.#ranges = new RateLimiterMemory({ points: rangeFactor * points, duration });
  }

  count(client: Client, bytes: number): Promise<Wait | undefined> {
    return this.#consume(client, pointsOf(bytes));
  }

  /** Corrects a count, when the number of bytes turns out to be another one. */
  async recount(client: Client, counted: number, bytes: number): Promise<Wait | undefined> {
    const points = pointsOf(bytes) - pointsOf(counted);
    if (points > 0) return this.#consume(client, points);
    if (points < 0) {
      const { network, range } = this.#keysOf(client);
      await giveBack(this.#networks, network, -points);
      if (range) await giveBack(this.#ranges, range, -points);
    }
    return undefined;
  }

  async #consume(client: Client, points: number): Promise<Wait | undefined> {
    const { network, range } = this.#keysOf(client);
    const wait = await consume(this.#networks, network, points);
    return wait ?? (range ? consume(this.#ranges, range, points) : undefined);
  }

  #keysOf({ network, range }: Client): Client {
    return { network: this.#keyOf(network), ...(range && { range: this.#keyOf(range) }) };
  }

  #keyOf(name: string): string {
    const number = createHmac("sha256", this.#secret).update(name).digest().readUInt32BE();
    return String(number % this.#mostCounts);
  }
}

/** Gives back nothing of a period that is over. */
async function giveBack(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  const counted = (await limiter.get(key))?.consumedPoints ?? 0;
  await limiter.reward(key, Math.min(points, counted));
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<Wait | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
  }
}
