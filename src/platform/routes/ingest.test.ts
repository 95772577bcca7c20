import { inArray, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { events } from "../database/schema.ts";
import { batchOf, makeEvent } from "../test-batch.ts";
import { testDatabases } from "../test-databases.ts";
import { siteOrigin, startTestPlatform, type TestPlatform } from "../test-platform.ts";

describe.each(testDatabases)("the ingest, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { environment: { INGEST_MAX_EVENTS: "20" } });
  });
  afterAll(() => test.close());

  const send = (body: URLSearchParams | string, headers: Record<string, string> = {}) =>
    test.browser().request("/ingest", {
      method: "POST",
      body: body.toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8", Origin: siteOrigin, ...headers },
    });
  const answerTo = async (body: URLSearchParams | string) => {
    const response = await send(body);
    return `${response.status} ${await response.text()}`;
  };
  const stored = (...list: { uuid: string }[]) =>
    test.database
      .select()
      .from(events)
      .where(
        inArray(
          events.uuid,
          list.map(({ uuid }) => uuid),
        ),
      );

  it("stores every event as it came, and answers success (R7.4)", async () => {
    const list = [makeEvent({ event_properties: { path: "/fr/", count: 3 } }), makeEvent({ user_id: null })];
    expect(await answerTo(batchOf(list))).toBe("200 success");
    const rows = await stored(...list);
    expect(rows).toHaveLength(2);
    for (const event of list) {
      const row = rows.find(({ uuid }) => uuid === event.uuid);
      expect(row).toMatchObject({ client: "inspirations", type: "content view", happenedAt: event.timestamp });
      expect(JSON.parse(row?.event ?? "")).toEqual(event);
    }
  });

  it("stores an event once, however often it is sent, also within one batch", async () => {
    const [first, second] = [makeEvent(), makeEvent()];
    expect(await answerTo(batchOf([first, second, first]))).toBe("200 success");
    expect(await answerTo(batchOf([second, makeEvent(), first]))).toBe("200 success");
    expect(await stored(first, second)).toHaveLength(2);
  });

  it("stores an event once when it is sent 10 times at the same moment, in any order", async () => {
    const list = Array.from({ length: 20 }, () => makeEvent());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => answerTo(batchOf(turn % 2 === 0 ? list : list.toReversed()))),
    );
    expect(new Set(answers)).toEqual(new Set(["200 success"]));
    expect(await stored(...list)).toHaveLength(20);
  });

  it("writes a batch in the order of the names, so that no two wait for each other in a circle", async () => {
    const [a, b, c] = [
      makeEvent({ uuid: "circle-a" }),
      makeEvent({ uuid: "circle-b" }),
      makeEvent({ uuid: "circle-c" }),
    ];
    expect(await answerTo(batchOf([c, a, b]))).toBe("200 success");
    const places = await test.database
      .select({ uuid: events.uuid })
      .from(events)
      .where(like(events.uuid, "circle-%"))
      // The place of a row shows the order of writing.
      .orderBy(sql`ctid`);
    expect(places.map(({ uuid }) => uuid)).toEqual([a.uuid, b.uuid, c.uuid]);
  });

  it("takes a batch of nothing", async () => {
    expect(await answerTo(batchOf([]))).toBe("200 success");
  });

  it.each([
    ["400 invalid_version", { v: "3" }],
    ["400 invalid_version", { v: "" }],
    ["400 invalid_key", { client: "unknown" }],
    ["400 invalid_key", { client: "__proto__" }],
    ["400 bad_checksum", { checksum: "0".repeat(32) }],
    ["400 bad_checksum", { checksum: "" }],
  ])("says what is wrong, %s, and stores nothing: %o", async (answer, change) => {
    const event = makeEvent();
    expect(await answerTo(batchOf([event], change as Record<string, string>))).toBe(answer);
    expect(await stored(event)).toEqual([]);
  });

  it("notices that a batch was changed on its way", async () => {
    const event = makeEvent();
    const batch = batchOf([event]);
    batch.set("upload_time", "1700000000001");
    expect(await answerTo(batch)).toBe("400 bad_checksum");
  });

  it.each([
    "",
    "{",
    "null",
    "{}",
    '"x"',
    "[null]",
    "[[]]",
    '[{"uuid":1,"event_type":"x"}]',
    '[{"uuid":"","event_type":"x"}]',
    '[{"uuid":"a\\u0000","event_type":"x"}]',
    '[{"uuid":"a","event_type":"x\\u0000"}]',
    '[{"uuid":"a\\ud83e","event_type":"x"}]',
    '[{"uuid":"a","event_type":"\\udd8ax"}]',
    '[{"uuid":"a"}]',
    '[{"event_type":"x"}]',
    `[{"uuid":"${"u".repeat(201)}","event_type":"x"}]`,
  ])("is answered 400 to what is no list of events: %s", async (e) => {
    expect(await answerTo(batchOf(e))).toBe("400 invalid_events");
  });

  it("stores nothing of a batch with one event that is none", async () => {
    const good = makeEvent();
    expect(await answerTo(batchOf([good, { event_type: "no uuid" }]))).toBe("400 invalid_events");
    expect(await stored(good)).toEqual([]);
  });

  it.each([
    ["zeros", { user_properties: { name: "a\0b" } }],
    ["halves of characters", { user_properties: { name: "\ud83e and \udd8a", "\ud83e": 1 } }],
    ["numbers beyond any clock", { timestamp: 1e300, value: Number.MAX_VALUE }],
    ["a moment that is none", { timestamp: "yesterday" }],
    [
      "a thousand properties",
      { event_properties: Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`p${n}`, n])) },
    ],
    ["names of prototypes", { constructor: 1, toString: null, hasOwnProperty: "x" }],
  ])("keeps %s as they are", async (_, more) => {
    const event = makeEvent(more);
    expect(await answerTo(batchOf([event]))).toBe("200 success");
    expect(JSON.parse((await stored(event))[0]?.event ?? "")).toEqual(JSON.parse(JSON.stringify(event)));
  });

  it("keeps a property that is called as the prototype is", async () => {
    const uuid = "with-prototype";
    expect(await answerTo(batchOf(`[{"uuid":"${uuid}","event_type":"x","__proto__":{"a":1}}]`))).toBe("200 success");
    expect((await stored({ uuid }))[0]?.event).toBe(`{"uuid":"${uuid}","event_type":"x","__proto__":{"a":1}}`);
  });

  it("takes an event of some depth, and refuses one that has no bottom", async () => {
    const nested = (depth: number) =>
      `{"uuid":"deep-${depth}","event_type":"x","p":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    expect(await answerTo(batchOf(`[${nested(100)}]`))).toBe("200 success");
    for (const depth of [1_001, 150_000])
      expect(await answerTo(batchOf(`[${nested(depth)}]`))).toBe("400 invalid_events");
  });

  it("is answered 413 to more events than it is set to, and to more bytes than any batch, which the site may read (R7.4)", async () => {
    const many = Array.from({ length: 21 }, () => makeEvent());
    const large = [makeEvent({ text: "x".repeat(1024 * 1024) })];
    for (const list of [many, large]) {
      const response = await send(batchOf(list));
      expect(response.status).toBe(413);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
      expect(await stored(...list)).toEqual([]);
    }
    expect(await answerTo(batchOf(many.slice(0, 20)))).toBe("200 success");
  });

  it("looks at none of too many, which would hold everybody up", async () => {
    expect(await answerTo(batchOf(Array(21).fill({})))).toMatch(/^413 /);
    expect(await answerTo(batchOf(Array(300_000).fill(0)))).toMatch(/^413 /);
    expect(await answerTo(batchOf(Array(20).fill({})))).toBe("400 invalid_events");
  });

  it("is refused to other sites and other content types", async () => {
    const event = makeEvent();
    expect((await send(batchOf([event]), { Origin: "https://evil.example" })).status).toBe(403);
    expect((await send(batchOf([event]), { "Content-Type": "text/plain" })).status).toBe(415);
    expect(await stored(event)).toEqual([]);
  });

  describe("from one network", () => {
    let alone: TestPlatform;
    beforeAll(async () => {
      alone = await startTestPlatform(testDatabase, {
        settings: { trustedProxies: 1 },
        ingestRule: { points: 10, durationSeconds: 600 },
      });
    });
    afterAll(() => alone.close());
    const sendFrom = (network: string, batch: URLSearchParams | string) =>
      alone.browser().request("/ingest", {
        method: "POST",
        body: batch.toString(),
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": String(Buffer.byteLength(batch.toString())),
          Origin: siteOrigin,
          "X-Forwarded-For": network,
        },
      });

    it("is answered 429 to too much, with the time to wait, which the site may read, and stores nothing of it", async () => {
      const list = Array.from({ length: 12 }, () => makeEvent());
      const answers: Response[] = [];
      for (const event of list) answers.push(await sendFrom("203.0.113.1", batchOf([event])));
      expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
      const wait = Number(answers[11]?.headers.get("Retry-After"));
      expect(wait).toBeGreaterThan(500);
      expect(wait).toBeLessThanOrEqual(600);
      expect(answers[11]?.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
      expect(answers[11]?.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
      expect(await stored(...list)).toHaveLength(10);
      expect((await sendFrom("203.0.113.2", batchOf([makeEvent()]))).status, "another network").toBe(200);
    });

    it("counts large batches for more", async () => {
      const large = () => batchOf([makeEvent({ text: "x".repeat(30_000) })]);
      expect((await sendFrom("203.0.113.3", large())).status).toBe(200);
      expect((await sendFrom("203.0.113.3", large())).status).toBe(429);
    });

    it("counts bytes, not characters, and small events for what they take in the database", async () => {
      const batch = batchOf([makeEvent({ text: "語".repeat(15_000) })]);
      // A form without escapes, which no browser sends, and anybody can.
      const unescaped = [...batch].map(([name, value]) => `${name}=${value}`).join("&");
      expect((await sendFrom("203.0.113.5", unescaped)).status).toBe(429);

      const batches = Array.from({ length: 3 }, (_, turn) =>
        Array.from({ length: 80 }, (_, index) => ({ uuid: `small-${turn}-${index}`, event_type: "x" })),
      );
      const statuses: number[] = [];
      for (const list of batches) statuses.push((await sendFrom("203.0.113.6", batchOf(list))).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect(await stored(...batches.flat())).toHaveLength(160);
    });

    it("stores nothing of what would take too much in the database alone", async () => {
      // A number of four characters becomes one of twenty-one.
      const numbers = Array(3_000).fill("1e20").join();
      const grows = `[{"uuid":"grows","event_type":"x","event_properties":{"numbers":[${numbers}]}}]`;
      expect((await sendFrom("203.0.113.7", batchOf(grows))).status).toBe(429);
      expect(await stored({ uuid: "grows" })).toEqual([]);
    });
  });
});
