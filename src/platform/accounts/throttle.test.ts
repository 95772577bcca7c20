import { describe, expect, it } from "vitest";
import { BoundedLimiter } from "./bounded-limiter.ts";
import { type Admission, type AttemptRules, type Refusal, Throttle } from "./throttle.ts";

const rules: AttemptRules = {
  perClient: { points: 20, durationSeconds: 60 },
  perClientAndAccount: { points: 5, durationSeconds: 60 },
  perKnownBrowser: { points: 2, durationSeconds: 60 },
  perAccount: { points: 8, durationSeconds: 60 },
  perClientAndGuessedAccount: { points: 1, durationSeconds: 60 },
  subscriptions: { points: 3, durationSeconds: 60 },
};

const nora = "nora@example.org";

function start() {
  const throttle = new Throttle(rules);
  const attempt = (client: string, email = nora, knownBrowser?: string) =>
    throttle.countAttempt({ client, email, knownBrowser });
  return { throttle, attempt };
}

/** How many of so many attempts may go on. */
async function countPassed(attempts: number, attempt: (turn: number) => Promise<object>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < attempts; turn += 1) if (!("retryAfterSeconds" in (await attempt(turn)))) passed += 1;
  return passed;
}

function admitted(result: Admission | Refusal): Admission {
  if ("retryAfterSeconds" in result) throw new Error("It was refused");
  return result;
}

describe("Throttle", () => {
  it("slows down one network that tries one account", async () => {
    const { attempt } = start();
    expect(await countPassed(30, () => attempt("a"))).toBe(5);
    const refusal = (await attempt("a")) as Refusal;
    expect(refusal.retryAfterSeconds).toBeGreaterThan(50);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it("slows down one network that tries many accounts", async () => {
    const { attempt } = start();
    expect(await countPassed(50, (turn) => attempt("a", `${turn}@example.org`))).toBe(20);
  });

  it("slows down many networks that try one account, and lets each of them try it a little", async () => {
    const { attempt } = start();
    expect(await countPassed(10, (turn) => attempt(`${turn % 2}`))).toBe(10);
    expect(await countPassed(50, (turn) => attempt(`${turn % 2}`))).toBe(0);
    expect(await countPassed(5, () => attempt("somewhere else"))).toBe(1);
  });

  it("closes an account that is guessed from everywhere to unknown browsers, and leaves known ones alone", async () => {
    const { attempt } = start();
    expect(await countPassed(1_000, (turn) => attempt(`${turn}`))).toBe(20 * 8);
    expect(await countPassed(1, () => attempt("home", nora, "own browser"))).toBe(1);
  });

  it("leaves an account open whose guessers are refused: its owner may come from another network", async () => {
    const { attempt } = start();
    await countPassed(200, (turn) => attempt(`${turn % 40}`));
    expect(await countPassed(1, () => attempt("home"))).toBe(1);
  });

  it("slows down a known browser too, each for itself, and takes it for an unknown one then", async () => {
    const { attempt } = start();
    expect(await countPassed(1_000, (turn) => attempt(`${turn}`))).toBe(20 * 8);
    expect(await countPassed(10, (turn) => attempt(`home ${turn}`, nora, "guessing browser"))).toBe(2);
    expect(await countPassed(10, (turn) => attempt(`home ${turn}`, nora, "own browser"))).toBe(2);
  });

  it("does not count sign-ins that succeed, and forgives no others for them", async () => {
    const { attempt } = start();
    expect(await countPassed(4, () => attempt("a"))).toBe(4);
    for (let turn = 0; turn < 10; turn += 1) await admitted(await attempt("a")).excuse();
    expect(await countPassed(5, () => attempt("a"))).toBe(1);
  });

  it("counts them for the network: there may be no end of accounts", async () => {
    const { attempt } = start();
    for (let turn = 0; turn < 20; turn += 1) await admitted(await attempt("a", `${turn}@example.org`)).excuse();
    expect(await countPassed(1, () => attempt("a", "one.more@example.org"))).toBe(0);
  });

  it("does not count an attempt that nobody had time for, and gives back no more than that", async () => {
    const { attempt } = start();
    for (let turn = 0; turn < 30; turn += 1) await admitted(await attempt("a")).takeBack();
    // A known browser was not counted for the account, so it has nothing to give back there.
    for (let turn = 0; turn < 30; turn += 1) await admitted(await attempt("a", nora, "known browser")).takeBack();
    expect(await countPassed(8, (turn) => attempt(`${turn % 2}`))).toBe(8);
    expect(await countPassed(2, () => attempt("c"))).toBe(1);
  });

  it("counts subscriptions apart", async () => {
    const { throttle, attempt } = start();
    const subscribe = async () => (await throttle.countSubscription("a")) ?? {};
    expect(await countPassed(5, subscribe)).toBe(3);
    expect(await countPassed(1, () => attempt("a"))).toBe(1);
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
