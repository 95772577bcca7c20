import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attemptCounts } from "../database/schema.ts";
import { batchOf, makeEvent } from "../test-batch.ts";
import { testDatabases } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform } from "../test-platform.ts";
import { DiskReserve } from "./disk-reserve.ts";
import { EventRoom } from "./event-room.ts";

const megabyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

const noFolder = { databasePlace: { url: "" }, diskReserveBytes: 0 };
const budget = (megabytes: number) => ({ ...noFolder, eventBytesPerDay: megabytes * megabyte });

describe.each(testDatabases)("room for events, over $name,", (testDatabase) => {
  let log: ReturnType<typeof vi.spyOn>;
  let test: TestPlatform;
  const start = async (settings: Parameters<typeof startTestPlatform>[1] = {}) => {
    test = await startTestPlatform(testDatabase, { isAlone: true, ...settings });
    return test;
  };
  beforeEach(() => {
    log = vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.useRealTimers();
    log.mockRestore();
    await test.close();
  });

  const send = (kilobytes = 1) =>
    test.browser().request("/ingest", {
      method: "POST",
      body: batchOf([makeEvent({ text: "x".repeat(kilobytes * 1024) })]).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: siteOrigin },
    });
  const signUp = async () => (await test.browser().post("/signup", makePerson())).status;

  it("is what the settings say, of all processes and restarts together, for a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { database } = await start();
    const takeAll = async (room: EventRoom) => {
      let taken = 0;
      while (taken < 100 * megabyte && !(await room.take(megabyte / 8))) taken += megabyte / 8;
      return taken;
    };
    const [first, second] = [new EventRoom(database, budget(16)), new EventRoom(database, budget(16))];
    await second.take(megabyte / 8);
    expect(await takeAll(first)).toBe(15 * megabyte);
    expect(await takeAll(second)).toBe((7 / 8) * megabyte);
    const afterRestart = new EventRoom(database, budget(16));
    expect(await afterRestart.take(1)).toEqual({ retryAfterSeconds: dayMs / 1000 });
    vi.setSystemTime(Date.now() + dayMs);
    for (const room of [first, afterRestart]) expect(await room.take(1)).toBeUndefined();
    expect(log.mock.calls.flat().at(-1)).toBe("Events are stored again.");
  });

  it("is asked of the database once for a megabyte, and not at all once it is used up", async () => {
    const { database } = await start();
    const insert = vi.spyOn(database, "insert");
    const room = new EventRoom(database, budget(16));
    const waits = await Promise.all(Array.from({ length: 20_000 }, () => room.take(1_024)));
    expect(waits.filter((wait) => !wait)).toHaveLength(16 * 1024);
    expect(insert.mock.calls.length).toBeLessThan(20);
    expect(log.mock.calls.flat()).toEqual([
      "Events are refused, because there were as many within a day as EVENTS_MB_PER_DAY allows.",
    ]);
  });

  it("that is used up has the ingest answer 503, and nobody kept from signing up", async () => {
    await start({ settings: { eventBytesPerDay: 2 * megabyte }, ingestRule: { points: 10_000, durationSeconds: 60 } });
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await send(700));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503]);
    const retryAfter = Number(answers.at(-1)?.headers.get("Retry-After"));
    expect(retryAfter).toBeGreaterThan(dayMs / 1000 - 60);
    expect(await signUp()).toBe(303);
    await test.database.delete(attemptCounts);
  });

  it("is none where the disk of the database is nearly full", async () => {
    await start({ settings: { databasePlace: { folder: tmpdir() }, diskReserveBytes: Number.MAX_SAFE_INTEGER } });
    const answer = await send();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("600");
    await send();
    expect(await signUp()).toBe(303);
    expect(log.mock.calls.flat()).toEqual([
      "Events are refused, because the disk is nearly full: make room, or see DISK_RESERVE_MB.",
    ]);
  });
});

describe("the reserve of a disk", () => {
  it("is reached while less than that is free, and is looked at once a second", async () => {
    const free = vi.fn(async (_folder: string) => 100);
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const reserve = new DiskReserve("/data", 100, free);
    expect(await reserve.isReached()).toBe(false);
    free.mockResolvedValue(99);
    clock.mockReturnValue(999);
    expect(await reserve.isReached()).toBe(false);
    clock.mockReturnValue(1_000);
    expect(await Promise.all([reserve.isReached(), reserve.isReached()])).toEqual([true, true]);
    free.mockResolvedValue(100);
    clock.mockReturnValue(2_000);
    expect(await reserve.isReached()).toBe(false);
    expect(free.mock.calls).toEqual([["/data"], ["/data"], ["/data"]]);
    clock.mockRestore();
  });

  it("is not looked for where there is no folder, and not missed where none can be asked", async () => {
    expect(await new DiskReserve(undefined, Number.MAX_SAFE_INTEGER).isReached()).toBe(false);
    expect(await new DiskReserve("/nowhere/at/all", Number.MAX_SAFE_INTEGER).isReached()).toBe(false);
    expect(await new DiskReserve(tmpdir(), Number.MAX_SAFE_INTEGER).isReached()).toBe(true);
    expect(await new DiskReserve(tmpdir(), 0).isReached()).toBe(false);
  });
});
