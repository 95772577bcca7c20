import { afterEach, expect, it, vi } from "vitest";
import { nextDate } from "./next-date.ts";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["09:00", "2026-12-01T07:59:00Z", "2026-12-01"],
  ["09:00", "2026-12-01T08:00:00Z", "2026-12-02"],
  ["00:15", "2026-12-31T22:00:00Z", "2027-01-01"],
  // Paris has the next day already.
  ["09:00", "2026-11-30T23:30:00Z", "2026-12-01"],
  // The night that follows is an hour shorter.
  ["02:30", "2026-03-28T12:00:00Z", "2026-03-29"],
])("the next day on which %s is to come after %s is %s", (start, now, date) => {
  vi.stubEnv("TZ", "Europe/Paris");
  expect(nextDate(start, new Date(now))).toBe(date);
});
