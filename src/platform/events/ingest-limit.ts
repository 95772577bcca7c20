import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Rule } from "../accounts/limiter.ts";
import type { Wait } from "../accounts/throttle.ts";
import type { events } from "../database/schema.ts";

/** What the site sends of one page is smaller. */
const bytesPerPoint = 4 * 1024;

const pointsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / bytesPerPoint));

/** One network. For 200 people behind one address it is ten pages a minute each; at most, it is some 100 MB in ten minutes. */
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

  /** Of one request, so many bytes may have been counted before. */
  async count(client: string, bytes: number, counted?: number): Promise<Wait | undefined> {
    const points = pointsOf(bytes) - (counted === undefined ? 0 : pointsOf(counted));
    if (points <= 0) return undefined;
    try {
      await this.#limiter.consume(client, points);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
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
