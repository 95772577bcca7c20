import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { rangeFactor } from "./attempt-rules.ts";
import type { Rule } from "./limiter.ts";
import type { Client, Wait } from "./throttle.ts";

/** The number of counts for networks, and for their ranges. All of them together take some 30 MB. */
const mostCounts = 65_536;

/**
 * Counts what a network asks for, where nothing can be guessed. It counts in memory, so that a count takes no write; with several
 * processes, a network may therefore ask for as many times as much. The number of counts is fixed, so that somebody with any number
 * of networks cannot fill the memory. Two networks may share a count, and nobody can know which ones do.
 */
export class NetworkLimit {
  readonly #networks: RateLimiterMemory;
  readonly #ranges: RateLimiterMemory;
  readonly #secret = randomBytes(16);
  readonly #mostCounts: number;

  constructor({ points, durationSeconds: duration }: Rule, most = mostCounts) {
    this.#mostCounts = most;
    this.#networks = new RateLimiterMemory({ points, duration, keyPrefix: "network" });
    this.#ranges = new RateLimiterMemory({ points: rangeFactor * points, duration, keyPrefix: "range" });
  }

  async count(client: Client, points = 1): Promise<Wait | undefined> {
    const { network, range } = this.#keysOf(client);
    const wait = await consume(this.#networks, network, points);
    return wait ?? (range ? consume(this.#ranges, range, points) : undefined);
  }

  async giveBack(client: Client, points: number): Promise<void> {
    const { network, range } = this.#keysOf(client);
    await giveBack(this.#networks, network, points);
    if (range) await giveBack(this.#ranges, range, points);
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
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const { keyPrefix, points: quota, duration } = limiter;
    return { retryAfterSeconds, policy: { name: keyPrefix, points: quota, durationSeconds: duration } };
  }
}
