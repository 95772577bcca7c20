import { describe, expect, it } from "vitest";
import { BoundedLimiter } from "./bounded-limiter.ts";
import { type AttemptRules, Throttle } from "./throttle.ts";

const rules: AttemptRules = {
  perClient: { points: 20, durationSeconds: 60 },
  perClientAndAccount: { points: 5, durationSeconds: 60 },
  perAccount: { points: 8, durationSeconds: 60 },
  perClientAndGuessedAccount: { points: 1, durationSeconds: 60 },
  subscriptions: { points: 3, durationSeconds: 60 },
};

const email = "nora@example.org";

/** How many of so many attempts may go on. */
async function countPassed(attempts: number, attempt: (turn: number) => Promise<unknown>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < attempts; turn += 1) if ((await attempt(turn)) === undefined) passed += 1;
  return passed;
}

describe("Throttle", () => {
  it("slows down one network that tries one account", async () => {
    const throttle = new Throttle(rules);
    expect(await countPassed(30, () => throttle.countAttempt("a", email, false))).toBe(5);
    const refusal = await throttle.countAttempt("a", email, false);
    expect(refusal?.retryAfterSeconds).toBeGreaterThan(50);
    expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it("slows down one network that tries many accounts", async () => {
    const throttle = new Throttle(rules);
    expect(await countPassed(50, (turn) => throttle.countAttempt("a", `${turn}@example.org`, false))).toBe(20);
  });

  it("slows down many networks that try one account, and lets each of them try it a little", async () => {
    const throttle = new Throttle(rules);
    expect(await countPassed(10, (turn) => throttle.countAttempt(`${turn % 2}`, email, false))).toBe(10);
    expect(await countPassed(50, (turn) => throttle.countAttempt(`${turn % 2}`, email, false))).toBe(0);
    expect(await countPassed(5, () => throttle.countAttempt("somewhere else", email, false))).toBe(1);
  });

  it("closes an account that is guessed from everywhere to unknown browsers, and leaves known ones alone", async () => {
    const throttle = new Throttle(rules);
    expect(await countPassed(1_000, (turn) => throttle.countAttempt(`${turn}`, email, false))).toBe(20 * 8);
    expect(await throttle.countAttempt("home", email, true)).toBeUndefined();
  });

  it("forgives whoever succeeds, and does not count an attempt that nobody had time for", async () => {
    const throttle = new Throttle(rules);
    const attempt = () => throttle.countAttempt("a", email, true);
    await countPassed(5, attempt);
    await throttle.forgive("a", email);
    expect(await countPassed(5, attempt)).toBe(5);
    await throttle.giveBack("a", email);
    expect(await countPassed(5, attempt)).toBe(1);
  });

  it("counts subscriptions apart", async () => {
    const throttle = new Throttle(rules);
    expect(await countPassed(5, () => throttle.countSubscription("a"))).toBe(3);
    expect(await throttle.countAttempt("a", email, false)).toBeUndefined();
  });
});

describe("BoundedLimiter", () => {
  it("remembers so many keys and no more, the latest ones", async () => {
    const limiter = new BoundedLimiter({ points: 1, durationSeconds: 60 }, 3);
    for (const key of ["a", "b", "c", "a", "d"]) await limiter.count(key);
    expect((await limiter.count("a")).isWithin, "tried again lately").toBe(false);
    expect((await limiter.count("b")).isWithin, "the oldest").toBe(true);
  });

  it("starts anew when the time is over", async () => {
    const limiter = new BoundedLimiter({ points: 1, durationSeconds: 0.05 });
    expect((await limiter.count("a")).isWithin).toBe(true);
    expect((await limiter.count("a")).isWithin).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await limiter.count("a")).isWithin).toBe(true);
  });
});
