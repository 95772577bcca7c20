/** Against `amplitude-js` 7.3.0: events and bodies are written as it writes them (R7.4). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeBody } from "./batch.ts";
import { writeEvent } from "./event.ts";
import { TestClock } from "./test-client.ts";
import { eventsIn, openOracle } from "./test-oracle.ts";

function oracleEvent(properties: unknown): Record<string, unknown> | undefined {
  const oracle = openOracle(new TestClock());
  try {
    oracle.log("a", properties);
  } catch {
    // It throws some mistakes at its caller.
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

describe("the properties of an event (R7.4)", () => {
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
        // The cases in which it fails altogether come below.
        fc.pre(expected !== undefined);
        expect(ownEvent(properties).event_properties).toEqual(expected?.event_properties);
      }),
      { numRuns: 80 },
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

describe("an event and a body (R7.4)", () => {
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
      { numRuns: 60 },
    );
  });
});
