/** Against `amplitude-js` 7.3.0: batches and their times agree, except for the points in which this client is better on purpose (R7.4). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAnalytics } from "./analytics.ts";
import type { Answer } from "./judge-answer.ts";
import { answerTimeoutMs, pausesMs } from "./sender.ts";
import { makeBrowser, settle, success, TestClock } from "./test-client.ts";
import { eventsIn, openOracle } from "./test-oracle.ts";

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
    isOwnSending: () => pending.length > 0,
    /** The numbers of the events in the request under way, of both. */
    requests: () => [pending, oracle.pending].map((list) => list.map(({ body }) => numbers(body))),
    async answer(answer: Answer | "fail", whose: "both" | "own" | "oracle" = "both") {
      if (whose !== "oracle") pending.shift()?.answer(answer);
      if (whose !== "own") oracle.pending.shift()?.answer(answer);
      await settle();
    },
  };
}

interface Step {
  events: number;
  answer: Answer | "fail";
}

const refusals: (Answer | "fail")[] = [{ status: 200, text: "other" }, { status: 500, text: "" }, "fail"];

/** Events after a pause are counted anew, but the oracle goes on counting: it must have finished before. */
const afterAnEarlyFailure: Step[] = [
  { events: 1, answer: success },
  { events: 0, answer: "fail" },
  { events: 0, answer: success },
];

describe("sequences of answers (R7.4)", () => {
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
            if (isBatched && !both.isOwnSending()) await both.pass(answerTimeoutMs - 1_000);
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
              while (!both.isOwnSending()) await both.pass(1_000);
              // The oracle has begun to count the period meanwhile, which this client does not in its pause.
              if (isBatched) await both.pass(answerTimeoutMs - 1_000);
            }
          }
        }),
        { numRuns: 5, examples: [[afterAnEarlyFailure]] },
      );
    });
  }
});

describe("better than the oracle (R7.4)", () => {
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
