import { afterEach, describe, expect, it, vi } from "vitest";
import { isDate, isTime, PlanClock } from "./times.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the clock of a plan", () => {
  it("goes on after midnight", () => {
    const clock = new PlanClock({ start: "22:30" });
    expect([0, 45, 90, 150].map((it) => clock.timeAfter(it))).toEqual(["22:30", "23:15", "00:00", "01:00"]);
    expect([0, 89, 90, 24 * 60 + 89, 24 * 60 + 90].map((it) => clock.daysAfter(it))).toEqual([0, 0, 1, 1, 2]);
    expect(clock.minutesUntil("00:15", 0)).toBe(105);
    expect(clock.minutesUntil("22:30", 0)).toBe(0);
    expect(clock.minutesUntil("22:30", 1)).toBe(24 * 60);
  });

  it("knows the night in which the clocks go forward, and the one in which they go back", () => {
    vi.stubEnv("TZ", "Europe/Paris");
    const spring = new PlanClock({ start: "01:30", date: "2026-03-29" });
    expect([0, 30, 60].map((it) => spring.timeAfter(it))).toEqual(["01:30", "03:00", "03:30"]);
    expect(spring.minutesUntil("04:00", 0)).toBe(90);
    // That day has 23 hours.
    expect([21.5 * 60 - 1, 21.5 * 60].map((it) => spring.daysAfter(it))).toEqual([0, 1]);
    const autumn = new PlanClock({ start: "01:30", date: "2026-10-25" });
    expect([0, 60, 120].map((it) => autumn.timeAfter(it))).toEqual(["01:30", "02:30", "02:30"]);
    expect(autumn.minutesUntil("04:00", 0)).toBe(210);
  });

  it("tells how long ago the start was or is to come, across midnight as well, and on its date alone", () => {
    const since = (start: string, now: Date, date?: string) => new PlanClock({ start, date }).minutesSinceStart(now);
    expect(since("14:05", new Date(2026, 10, 22, 14, 20, 30))).toBe(15.5);
    expect(since("23:50", new Date(2026, 10, 22, 0, 5))).toBe(15);
    expect(since("14:05", new Date(2026, 10, 22, 14, 4))).toBe(-1);
    expect(since("00:10", new Date(2026, 10, 22, 23, 55))).toBe(-15);
    expect(since("14:05", new Date(2026, 10, 22, 14, 20), "2026-11-22")).toBe(15);
    expect(since("14:05", new Date(2026, 10, 23, 14, 20), "2026-11-22")).toBe(24 * 60 + 15);
  });

  it("is that of any day without a date", () => {
    vi.stubEnv("TZ", "Europe/Paris");
    expect(new PlanClock({ start: "01:30" }).timeAfter(60)).toBe("02:30");
  });
});

it("tells times and days that there are", () => {
  expect(["00:00", "09:05", "23:59"].every(isTime)).toBe(true);
  expect(["24:00", "9:05", "09:60", "25:99", "", "09:05:00"].some(isTime)).toBe(false);
  expect(["2026-12-01", "2028-02-29"].every(isDate)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", ""].some(isDate)).toBe(false);
});
