import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Rule } from "../accounts/limiter.ts";
import { type Client, rangeFactor, type Wait } from "../accounts/throttle.ts";
import type { events } from "../database/schema.ts";

/** What the site sends of one page is smaller. */
const bytesPerPoint = 4 * 1024;

const pointsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / bytesPerPoint));

/** One network. For 200 people behind one address it is ten pages a minute each; at most, it is some 100 MB in ten minutes. */
const ingestRule: Rule = { points: 20_000, durationSeconds: 10 * 60 };

/** Of the networks, and of their ranges: some 30 MB, should all be in use. */
const mostCounts = 65_536;

/**
 * Keeps one network from filling the database with events. In memory, so that no event costs a second write: with several
 * processes it is as many times as much. Who has networks without end fills no memory: there are only so many counts. Now and then two
 * networks share one; which ones, nobody can know.
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

  /** What was counted turns out to be another number of bytes. */
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

/** Of a stretch of time that is over, nothing is left to give back. */
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

/** A row and its places in two indexes, however little it holds. */
const bytesPerRow = 150;

/** What an event takes in the database. Small or oddly written, that is several times what it took on its way. */
export function bytesOnDisk({ uuid, client, type, event }: typeof events.$inferInsert): number {
  // In the row, and in an index.
  const names = [uuid, uuid, client, type];
  return [...names, event].reduce((bytes, text) => bytes + Buffer.byteLength(text), bytesPerRow);
}
