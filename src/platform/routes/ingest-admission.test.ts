import { afterEach, describe, expect, it } from "vitest";
import { batchOf } from "../test-batch.ts";
import { testDatabases } from "../test-databases.ts";
import { startTestPlatform, type TestPlatform } from "../test-platform.ts";

describe.each(testDatabases)("a batch of events before it is read, over $name", (testDatabase) => {
  const endings: (() => void)[] = [];
  /** A batch that does not end before it is told to, and says how large it is or not. */
  const sendSlowly = (limited: TestPlatform, network: string, length?: number) => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          isRead = true;
          return new Promise<void>((resolve) => {
            endings.push(() => {
              controller.enqueue(Buffer.from(batchOf([]).toString()));
              controller.close();
              resolve();
            });
          });
        },
      },
      { highWaterMark: 0 },
    );
    const answer = limited.browser().request("/ingest", {
      method: "POST",
      body,
      duplex: "half",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "X-Forwarded-For": network,
        ...(length !== undefined && { "Content-Length": String(length) }),
      },
    } as RequestInit);
    return { answer, isRead: () => isRead };
  };
  const started: TestPlatform[] = [];
  const start = async (points: number) => {
    const limited = await startTestPlatform(testDatabase, {
      settings: { trustedProxies: 1 },
      ingestRule: { points, durationSeconds: 600 },
    });
    started.push(limited);
    return limited;
  };
  afterEach(async () => {
    await Promise.all(started.splice(0).map((limited) => limited.close()));
  });
  const endAll = () => {
    for (const end of endings.splice(0)) end();
  };

  it("refuses what is too much for its network, by the size that it says it has (R7.4)", async () => {
    const limited = await start(20);
    for (const length of [100_000, undefined]) {
      const { answer, isRead } = sendSlowly(limited, `203.0.113.${length}`, length);
      expect((await answer).status).toBe(429);
      expect(isRead()).toBe(false);
    }
  });

  it("takes what does not say its size for as large as any until it is read, and counts what it was", async () => {
    const limited = await start(300);
    const first = sendSlowly(limited, "203.0.113.1");
    expect((await sendSlowly(limited, "203.0.113.1").answer).status).toBe(429);
    endAll();
    expect((await first.answer).status).toBe(200);
    // Another platform, because a refused batch gets nothing back.
    const limitedElsewhere = await start(300);
    for (let turn = 0; turn < 10; turn += 1) {
      const { answer } = sendSlowly(limitedElsewhere, "203.0.113.2");
      await expect.poll(() => endings.length).toBe(1);
      endAll();
      expect((await answer).status).toBe(200);
    }
  });

  it("holds a quarter of that for one network at the most, or for one range of them: others are read all the same (R7.4)", async () => {
    const limited = await start(100_000);
    const names = [() => "203.0.113.1", (index: number) => `2001:db8:1:${index.toString(16)}::1`];
    for (const nameOf of names) {
      const slow = Array.from({ length: 70 }, (_, index) => sendSlowly(limited, nameOf(index)));
      await expect.poll(() => endings.length).toBe(16);
      const other = sendSlowly(limited, "198.51.100.1", 500);
      await expect.poll(() => endings.length).toBe(17);
      endAll();
      expect((await other.answer).status).toBe(200);
      const answers = await Promise.all(slow.map((each) => each.answer));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(16).fill(200), ...Array(54).fill(429)]);
      for (const { status, headers } of answers)
        expect(Number(headers.get("Retry-After") ?? 0) > 0, String(status)).toBe(status === 429);
      // The limit is as high as before once they are answered.
      const later = sendSlowly(limited, nameOf(0));
      await expect.poll(() => endings.length).toBe(1);
      endAll();
      expect((await later.answer).status).toBe(200);
    }
  });

  it("holds no more than the machine can, of all networks together, and recovers (R7.4)", async () => {
    const limited = await start(1_000);
    const slow = Array.from({ length: 64 }, (_, index) => sendSlowly(limited, `203.0.113.${index}`));
    await expect.poll(() => endings.length).toBe(64);
    const { answer, isRead } = sendSlowly(limited, "198.51.100.1", 500);
    expect((await answer).status).toBe(503);
    expect(Number((await answer).headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(isRead()).toBe(false);
    endAll();
    expect(new Set(await Promise.all(slow.map(async (each) => (await each.answer).status)))).toEqual(new Set([200]));
    const later = sendSlowly(limited, "198.51.100.1", 500);
    await expect.poll(() => endings.length).toBe(1);
    endAll();
    expect((await later.answer).status).toBe(200);
  });
});
