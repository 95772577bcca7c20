import { lt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deleteRows } from "./database/delete-rows.ts";
import { attemptCounts, events, knownBrowsers, signIns } from "./database/schema.ts";
import { pruneAtIntervals } from "./prune-at-intervals.ts";
import { embedded, testDatabases } from "./test-databases.ts";
import { makePerson, startTestPlatform, type TestPlatform } from "./test-platform.ts";

const hourMs = 60 * 60 * 1000;
const day = 24 * hourMs;

/** As an earlier version has stored it. */
const anEvent = { client: "", type: "x", receivedAt: new Date(0), event: JSON.stringify({ device_id: "a" }) };

describe.each(testDatabases)("pruning, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { isAlone: true });
  });
  afterAll(() => test.close());

  const count = async () => [
    (await test.database.select().from(signIns)).length,
    (await test.database.select().from(knownBrowsers)).length,
  ];
  const pruneOnce = () => pruneAtIntervals(test.services, test.tidy)();

  it("forgets sign-ins that have ended, and browsers that were not seen for a year, and no others", async () => {
    const idle = test.browser();
    await idle.post("/signup", makePerson());
    const busy = test.browser();
    await busy.post("/signup", makePerson());
    test.pass(10 * day);
    await busy.whoAmI();
    await pruneOnce();
    expect(await count()).toEqual([2, 2]);
    test.pass(10 * day);
    await pruneOnce();
    expect(await count(), "after 20 days, one of them idle").toEqual([1, 2]);
    expect(await busy.whoAmI()).toBeDefined();
    test.pass(366 * day);
    await pruneOnce();
    expect(await count(), "after more than a year").toEqual([0, 0]);
  });

  it("forgets attempts whose time is over, and no others", async () => {
    await test.browser().post("/signup", makePerson());
    const counts = () => test.database.$count(attemptCounts);
    // Attempts are counted by the machine's clock, which the tests before have left behind.
    test.pass(-396 * day);
    await pruneOnce();
    expect(await counts()).toBeGreaterThan(0);
    test.pass(396 * day);
    await pruneOnce();
    expect(await counts()).toBe(0);
  });

  it("keeps a browser for another year once its account is signed in to again", async () => {
    await test.database.delete(knownBrowsers);
    const person = makePerson();
    const browser = test.browser();
    await browser.post("/signup", person);
    test.pass(200 * day);
    expect((await browser.post("/signin", person)).status).toBe(303);
    test.pass(200 * day);
    await pruneOnce();
    expect(await count()).toEqual([0, 1]);
  });

  describe("events", () => {
    const store = (uuids: string[]) =>
      test.database.insert(events).values(
        uuids.map((uuid) => ({
          uuid,
          client: "inspirations",
          type: "x",
          happenedAt: 0,
          receivedAt: test.services.now(),
          event: "{}",
        })),
      );
    const kept = async () =>
      (await test.database.select({ uuid: events.uuid }).from(events)).map(({ uuid }) => uuid).sort();

    it("are forgotten when they are older than the settings say, whatever their own clock says", async () => {
      await store(["old"]);
      test.pass(399 * day);
      await store(["young"]);
      await pruneOnce();
      expect(await kept()).toEqual(["old", "young"]);
      test.pass(2 * day);
      await pruneOnce();
      expect(await kept()).toEqual(["young"]);
    });

    it("are forgotten in pieces, to the last or until somebody says to stop", async () => {
      await test.database.delete(events);
      await store(["a", "b", "c", "d", "e"]);
      test.pass(day);
      await store(["new"]);
      const before = new Date(test.services.now().getTime() - day / 2);
      const old = lt(events.receivedAt, before);
      expect(await deleteRows(test.database, events, old, { stop: AbortSignal.abort(), batch: 2 })).toBe(2);
      expect(await kept()).toHaveLength(4);
      expect(await deleteRows(test.database, events, old, { batch: 2 })).toBe(3);
      expect(await kept()).toEqual(["new"]);
    });

    it("are forgotten without holding everything else up: a signal to stop is heard between the pieces", async () => {
      await test.database.delete(events);
      await store(Array.from({ length: 200 }, (_, index) => `old ${index}`));
      test.pass(day);
      const stopping = new AbortController();
      const timer = setInterval(() => stopping.abort(), 1);
      const old = lt(events.receivedAt, test.services.now());
      await deleteRows(test.database, events, old, { stop: stopping.signal, batch: 2 });
      clearInterval(timer);
      expect(await test.database.$count(events)).toBeGreaterThan(0);
    });
  });

  it("does each step, and names those that fail, whatever has become of the others", async () => {
    await test.database.insert(events).values({ ...anEvent, uuid: "old" });
    test.pass(401 * day);
    await test.database.insert(events).values({ ...anEvent, uuid: "new", receivedAt: test.services.now() });
    const { signIns: kept, knownBrowsers: known, throttle } = test.services;
    const failing = [kept, known, throttle].map((each) =>
      vi.spyOn(each, "prune").mockRejectedValueOnce(new Error("the database is away")),
    );
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const tidied = vi.fn(async () => {
      throw new Error("no room");
    });
    const stop = pruneAtIntervals(test.services, tidied);
    await expect.poll(() => tidied.mock.calls.length).toBe(1);
    await stop();
    for (const each of failing) each.mockRestore();
    const lines = log.mock.calls.map(([line]) => String(line).split("\n", 1)[0]);
    log.mockRestore();
    expect(lines).toEqual([
      "Ended sign-ins could not be forgotten: Error: the database is away",
      "Browsers that are not used could not be forgotten: Error: the database is away",
      "Attempts could not be forgotten: Error: the database is away",
      "Free space could not be tidied: Error: no room",
    ]);
    const left = await test.database.select({ uuid: events.uuid, deviceId: events.deviceId }).from(events);
    expect(left).toEqual([{ uuid: "new", deviceId: "a" }]);
  });

  it("goes on at intervals until it is stopped, whatever happens to the database", async () => {
    const prune = vi.spyOn(test.services.signIns, "prune");
    prune.mockRejectedValueOnce(new Error("the database is away"));
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stop = pruneAtIntervals(test.services, test.tidy);
    for (const hours of [1, 2, 3]) {
      vi.advanceTimersByTime(hourMs);
      await expect.poll(() => prune.mock.calls.length).toBe(1 + hours);
    }
    await stop();
    vi.advanceTimersByTime(2 * hourMs);
    vi.useRealTimers();
    expect(prune).toHaveBeenCalledTimes(4);
    expect(log.mock.calls.flat().join()).toContain("the database is away");
    log.mockRestore();
  });

  it.runIf(testDatabase === embedded)(
    "frees the space of what it forgets, where the database does not do so by itself",
    async () => {
      const pruneAndTidy = () =>
        new Promise<void>((resolve) => {
          const stop = pruneAtIntervals(test.services, async () => {
            await test.tidy();
            resolve(stop());
          });
        });
      const sizes: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        await test.database.execute(sql`insert into events
        select ${round} || '-' || number, '', '', 0, ${test.services.now().toISOString()}, repeat('x', 500) from generate_series(1, 2000) number`);
        test.pass(401 * day);
        await pruneAndTidy();
        const { rows } = (await test.database.execute(sql`select pg_total_relation_size('events')::int size`)) as {
          rows: { size: number }[];
        };
        sizes.push(...rows.map(({ size }) => size));
      }
      expect(Math.max(...sizes)).toBeLessThan(500_000);
    },
  );
});
