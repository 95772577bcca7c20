import type { Rule } from "../accounts/limiter.ts";
import { NetworkLimit } from "../accounts/network-limit.ts";
import type { Client, Wait } from "../accounts/throttle.ts";

/** Larger than the events of one page of the site. */
const bytesPerPoint = 4 * 1024;

const pointsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / bytesPerPoint));

/** For one network: ten pages a minute for each of 200 people behind one address, and at most some 100 MB in ten minutes. */
const ingestRule: Rule = { points: 20_000, durationSeconds: 10 * 60 };

/** Keeps one network from filling the database with events. */
export class IngestLimit {
  readonly #limit: NetworkLimit;

  constructor(rule: Rule = ingestRule, mostCounts?: number) {
    this.#limit = new NetworkLimit(rule, mostCounts);
  }

  count(client: Client, bytes: number): Promise<Wait | undefined> {
    return this.#limit.count(client, pointsOf(bytes));
  }

  /** Corrects a count, when the number of bytes turns out to be another one. */
  async recount(client: Client, counted: number, bytes: number): Promise<Wait | undefined> {
    const points = pointsOf(bytes) - pointsOf(counted);
    if (points > 0) return this.#limit.count(client, points);
    if (points < 0) await this.#limit.giveBack(client, -points);
    return undefined;
  }
}
