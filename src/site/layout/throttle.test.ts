import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readingBarThrottleMs } from "./reading-progress.tsx";
import { throttle } from "./throttle.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("throttle", () => {
  it("runs at once, then at most once in each interval, and once more after the last call", () => {
    const action = vi.fn<() => void>();
    const { run } = throttle(action, 30);
    run();
    run();
    run();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30);
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it("does not run again once cancelled", () => {
    const action = vi.fn<() => void>();
    const { run, cancel } = throttle(action, 30);
    run();
    run();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("keeps the interval and misses no end, whenever it is called (R2.7, R9.1)", () => {
    expect(readingBarThrottleMs).toBe(30);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 30 }), (pausesMs) => {
        const ranAt: number[] = [];
        const { run } = throttle(() => ranAt.push(Date.now()), readingBarThrottleMs);
        let calledAt = 0;
        for (const pauseMs of pausesMs) {
          vi.advanceTimersByTime(pauseMs);
          calledAt = Date.now();
          run();
        }
        vi.advanceTimersByTime(1000);
        const gapsMs = ranAt.slice(1).map((at, index) => at - (ranAt[index] ?? 0));
        expect(Math.min(readingBarThrottleMs, ...gapsMs)).toBe(readingBarThrottleMs);
        expect(ranAt.at(-1)).toBeGreaterThanOrEqual(calledAt);
        expect((ranAt.at(-1) ?? 0) - calledAt).toBeLessThanOrEqual(readingBarThrottleMs);
      }),
    );
  });
});
