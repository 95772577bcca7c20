/** Against `amplitude-js` 7.3.0: what agrees with it, and each point in which this client is better on purpose (R7.4). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAnalytics } from "./analytics.ts";
import { writeBody } from "./batch.ts";
import { writeEvent } from "./event.ts";
import type { Answer } from "./judge-answer.ts";
import { answerTimeoutMs, pausesMs } from "./sender.ts";
import { makeBrowser, settle, success, TestClock } from "./test-client.ts";
import { openOracle } from "./test-oracle.ts";

const eventsIn = (body: string): Record<string, unknown>[] => JSON.parse(new URLSearchParams(body).get("e") ?? "");

function oracleEvent(properties: unknown): Record<string, unknown> | undefined {
  const oracle = openOracle(new TestClock());
  try {
    oracle.log("a", properties);
  } catch {
    // It lets some mistakes through to whoever logs.
  }
  const [request] = oracle.pending;
  return request && eventsIn(request.body)[0];
}

function ownEvent(properties: object): Record<string, unknown> {
  const visitor = { deviceId: "d", sessionId: 1, lastEventMs: 1, events: 1 };
  return JSON.parse(
    writeEvent({ name: "a", properties, language: "en" }, { visitor, uuid: "u", nowMs: 1, version: "1" }),
  );
}

const object = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${index}`, index]));
const long = "é🎲".repeat(3000);

function argumentsOf(..._given: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: it is one of the kinds that are left out
  return arguments;
}

const awkward: [string, unknown][] = [
  ["nothing", undefined],
  ["null", null],
  ["not a number", Number.NaN],
  ["without end", Number.POSITIVE_INFINITY],
  ["minus zero", -0],
  ["a function", () => 1],
  ["a class", class {}],
  ["a regular expression", /a/g],
  ["arguments", argumentsOf(1)],
  ["an element", { nodeType: 1, a: 1 }],
  ["a node that is no element", { nodeType: 3, a: 1 }],
  ["an error", new RangeError("broken")],
  ["an error with a long message", new Error(long)],
  ["a date", new Date(1_700_000_000_000)],
  ["no date", new Date(Number.NaN)],
  ["a symbol", Symbol("a")],
  ["a map", new Map([["a", 1]])],
  ["a set", new Set([1])],
  ["bytes", new Uint8Array([1, 2])],
  ["a wrapped string", Object("text")],
  ["a wrapped long string", Object(long)],
  ["a wrapped number", Object(7)],
  ["a wrapped NaN", Object(Number.NaN)],
  [
    "an instance",
    new (class {
      a = 1;
      get b() {
        return 2;
      }
    })(),
  ],
  ["what it inherits", Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true }, hidden: { value: 3 } })],
  ["a value of its own", { valueOf: () => "text" }],
  ["a way to JSON of its own", { toJSON: () => "text", a: 1 }],
  ["a long string", long],
  ["a string at the limit", "x".repeat(4096)],
  ["a string over the limit", "x".repeat(4097)],
  ["1000 properties", object(1000)],
  ["1001 properties", object(1001)],
  ["lists in lists", [1, [2, [3]], 4]],
  ["a list with holes", Object.assign([1], { 2: 3 })],
  ["a list of objects", [{ a: [1, [2]] }, object(1001), { b: null }]],
];

describe("the properties of an event", () => {
  it.each(awkward)("agree with the oracle: %s", (_, value) => {
    for (const properties of [{ value }, { list: [value, 1, value] }, { deep: { deeper: value, beside: 1 } }]) {
      expect(ownEvent(properties).event_properties).toEqual(oracleEvent(properties)?.event_properties);
    }
  });

  it("agree when they are more than 1000, a list, or no object at all", () => {
    for (const properties of [object(1001), [1, 2], new Date(0), () => 1, "text", 7] as object[]) {
      expect(ownEvent(properties).event_properties).toEqual(oracleEvent(properties)?.event_properties);
    }
  });

  it("agree for anything that JSON or a program can hold", () => {
    const values = awkward.map(([, value]) => fc.constant(value));
    const { tree } = fc.letrec((tie) => ({
      leaf: fc.oneof(fc.anything(), ...values, fc.string({ unit: "binary" })),
      tree: fc.oneof(
        { depthSize: "small" },
        tie("leaf"),
        fc.array(tie("tree"), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie("tree"), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), tree, { noNullPrototype: true }), (properties) => {
        const expected = oracleEvent(properties);
        // Where it fails altogether: see below.
        fc.pre(expected !== undefined);
        expect(ownEvent(properties).event_properties).toEqual(expected?.event_properties);
      }),
      { numRuns: 300 },
    );
  });

  const endless: Record<string, unknown> = {};
  endless.itself = endless;
  it.each([
    ["a large whole number", { big: 1n }],
    ["nested without end", endless],
    ["an object without a prototype", { value: Object.assign(Object.create(null), { a: 1 }) }],
    ["a property called hasOwnProperty", { hasOwnProperty: 1 }],
    [
      "a value that cannot be read",
      {
        get value() {
          throw new Error("no");
        },
      },
    ],
  ])("better: an event is counted where the oracle loses it: %s", (_, properties) => {
    expect(oracleEvent(properties)).toBeUndefined();
    expect(ownEvent(properties)).toMatchObject({ event_type: "inspirations:a" });
  });
});

describe("an event and a body", () => {
  it("have the fields of the oracle", () => {
    expect(Object.keys(ownEvent({})).sort()).toEqual(Object.keys(oracleEvent({}) ?? {}).sort());
  });

  it("are written as the oracle writes them, checksum included, for any text", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 5 }), (texts) => {
        const oracle = openOracle(new TestClock(), { batchEvents: true, eventUploadThreshold: texts.length });
        for (const text of texts) oracle.log("a", { text });
        const [request] = oracle.pending;
        const expected = Object.fromEntries(new URLSearchParams(request?.body));
        const events = eventsIn(request?.body ?? "").map((event) => JSON.stringify(event));
        const own = writeBody({ client: "key", events, uploadMs: Number(expected.upload_time) });
        expect(Object.fromEntries(new URLSearchParams(own))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

/** Both clients side by side: the same events, the same answers. */
function openBoth(options: { isBatched?: boolean } = {}) {
  const { isBatched = false } = options;
  const browser = makeBrowser();
  const oracleClock = new TestClock();
  const oracle = openOracle(oracleClock, { batchEvents: isBatched });
  const pending: typeof oracle.pending = [];
  const own = createAnalytics({
    ...browser.options,
    isBatched,
    send: (body) =>
      new Promise((resolve, reject) => {
        pending.push({ body, answer: (given) => (given === "fail" ? reject(new TypeError()) : resolve(given)) });
      }),
  });
  const numbers = (body: string) => eventsIn(body).map(({ event_id }) => event_id);
  return {
    storage: browser.storage,
    oracle,
    async log(times: number) {
      for (let time = 0; time < times; time += 1) {
        own.track({ name: "a", properties: {}, language: "en" });
        oracle.log("a", {});
        // Until a request is under way, which the oracle makes at once.
        await settle(30);
      }
    },
    isOracleSending: () => oracle.pending.length > 0,
    async pass(ms: number) {
      await browser.clock.pass(ms);
      await oracleClock.pass(ms);
    },
    /** Only this client's clock: the pause of which the oracle knows nothing. */
    async endPause() {
      while (pending.length === 0) await browser.clock.pass(1_000);
    },
    /** The numbers of the events in the request under way, of both. */
    requests: () => [pending, oracle.pending].map((list) => list.map(({ body }) => numbers(body))),
    async answer(answer: Answer | "fail", whose: "both" | "own" | "oracle" = "both") {
      if (whose !== "oracle") pending.shift()?.answer(answer);
      if (whose !== "own") oracle.pending.shift()?.answer(answer);
      await settle();
    },
  };
}

const refusals: (Answer | "fail")[] = [{ status: 200, text: "other" }, { status: 500, text: "" }, "fail"];

describe("sequences of answers", () => {
  const answers = fc.constantFrom<Answer | "fail">(success, success, { status: 413, text: "" }, ...refusals);

  for (const isBatched of [false, true]) {
    it(`lead to the same batches of the same events${isBatched ? ", with batching on" : ""}`, async () => {
      const script = fc.array(fc.record({ events: fc.integer({ min: 0, max: 130 }), answer: answers }), {
        minLength: 1,
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(script, async (steps) => {
          const both = openBoth({ isBatched });
          for (const { events, answer } of [...steps, { events: 1, answer: success }]) {
            await both.log(events);
            if (isBatched) await both.pass(answerTimeoutMs - 1_000);
            const [own, oracle] = both.requests();
            expect(own).toEqual(oracle);
            const [request] = own ?? [];
            if (!request) continue;
            // A single event that is too large: see below.
            const isLast = answer !== "fail" && answer.status === 413 && request.length === 1;
            await both.answer(isLast ? success : answer);
            if (!isLast && refusals.includes(answer)) {
              // The oracle tries again with the next event, at once, or when there are enough; this client after its pause.
              while (!both.isOracleSending()) await both.log(1);
              await both.endPause();
            }
          }
        }),
        { numRuns: 15 },
      );
    });
  }
});

describe("better than the oracle", () => {
  it("a single event that is answered 413 is dropped for good, at once", async () => {
    const both = openBoth();
    await both.log(1);
    await both.answer({ status: 413, text: "" });
    expect(both.requests()).toEqual([[], [[1]]]);
    expect(both.storage.length).toBe(0);
    await both.answer({ status: 413, text: "" }, "oracle");
    // It has dropped the event by now, and still keeps it for the next page.
    expect(both.oracle.storage.getItem("amplitude_unsent_key")).toContain('"event_id":1');
  });

  it("a server that hangs does not stall the queue for ever", async () => {
    const both = openBoth();
    await both.log(2);
    await both.pass(answerTimeoutMs + (pausesMs[0] ?? 0));
    const [own, oracle] = both.requests();
    expect(own).toEqual([[1], [1, 2]]);
    expect(oracle).toEqual([[1]]);
  });

  it("tabs do not overwrite each other's queue", async () => {
    const { options, platform, storage } = makeBrowser();
    platform.react = () => "fail";
    const tabs = [createAnalytics(options), createAnalytics(options)];
    for (const tab of tabs) tab.track({ name: "a", properties: {}, language: "en" });
    await settle();
    expect(storage.length).toBe(2);

    const clock = new TestClock();
    const first = openOracle(clock);
    const second = openOracle(clock, {}, first.storage);
    for (const oracle of [first, second]) oracle.log("a", {});
    expect(JSON.parse(first.storage.getItem("amplitude_unsent_key") ?? "")).toHaveLength(1);
  });

  it("a closing page sends what waits, which the oracle leaves behind", async () => {
    const { options, platform } = makeBrowser();
    const own = createAnalytics({ ...options, isBatched: true });
    own.track({ name: "a", properties: {}, language: "en" });
    own.close();
    await settle();
    expect(platform.sizes).toEqual([1]);

    const clock = new TestClock();
    const oracle = openOracle(clock, { batchEvents: true });
    oracle.log("a", {});
    expect(oracle.pending).toEqual([]);
  });

  it("failures are not answered with another request for each event", async () => {
    const both = openBoth();
    await both.log(1);
    await both.answer({ status: 500, text: "" });
    await both.log(1);
    expect(both.requests()).toEqual([[], [[1, 2]]]);
  });
});
