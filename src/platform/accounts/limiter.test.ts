import { randomBytes } from "node:crypto";
import { like } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { attemptCounts } from "../database/schema.ts";
import { type TestDatabase, testDatabases } from "../test-databases.ts";
import { Limiter, type LimiterOptions } from "./limiter.ts";

const minute = { points: 1, durationSeconds: 60 };
/** Only the clock is fake, because queries need real timers. */
const startClock = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
const untilOver = () => vi.setSystemTime(Date.now() + 61_000);

let made = 0;
const startOn = (database: Database, options: Partial<LimiterOptions> = {}) =>
  new Limiter({ database, secret: randomBytes(32), name: `test${made++}`, rule: minute, ...options });

describe.each(testDatabases)("Limiter, over $name", (testDatabase) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase.share());
  });

  afterEach(() => void vi.useRealTimers());

  const start = (options?: Partial<LimiterOptions>) => startOn(database, options);

  it("starts anew when the time is over", async () => {
    startClock();
    const limiter = start();
    expect((await limiter.count("a")).isWithin).toBe(true);
    expect((await limiter.count("a")).isWithin).toBe(false);
    untilOver();
    expect((await limiter.count("a")).isWithin).toBe(true);
  });

  it("gives back what was counted, but nothing of a time that is over", async () => {
    startClock();
    const limiter = start();
    await limiter.giveBack("a", await limiter.count("a"));
    expect((await limiter.count("a")).isWithin).toBe(true);
    const count = await limiter.count("b");
    untilOver();
    await limiter.giveBack("b", count);
    expect((await limiter.count("b")).isWithin).toBe(true);
    expect((await limiter.count("b")).isWithin).toBe(false);
  });

  it("keeps keys so that nobody can read them, or find them by trying all", async () => {
    const [one, other] = [start({ name: "unreadable" }), start({ name: "unreadable" })];
    for (const limiter of [one, other]) await limiter.count("203.0.113.1 nora@example.org");
    const rows = await database.select().from(attemptCounts).where(like(attemptCounts.key, "unreadable:%"));
    expect(rows, "another secret, another hash").toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^unreadable:[\w-]{43}$/);
  });
});

it("says that the database is away, and is not taken for a refusal", async () => {
  const { database, close } = await (testDatabases.at(-1) as TestDatabase).open();
  const limiter = startOn(database, { isFinal: true });
  for (const _attempt of [1, 2]) await limiter.count("flood");
  await close();
  await expect(limiter.count("somebody else")).rejects.toThrow();
  // A network that is over its limit for good is refused without asking the database.
  const { isWithin, retryAfterSeconds } = await limiter.count("flood");
  expect(isWithin).toBe(false);
  expect(retryAfterSeconds).toBeGreaterThan(30);
});
