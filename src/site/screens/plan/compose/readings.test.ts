import { describe, expect, it, vi } from "vitest";
import type { Needs } from "../../../../domain/finding/needs/read-needs.ts";
import { readDate, readPin, readText, readTime, readTyped, readTypedOrNone } from "./readings.ts";

const whole = { validity: { badInput: false } as ValidityState };
/** A field of the browser's in which half a date or time stands. */
const half = { validity: { badInput: true } as ValidityState };

describe("what a text in a field of a plan means", () => {
  it("is a date, or none", () => {
    expect(readDate("2026-12-01", whole)).toEqual({ value: "2026-12-01" });
    expect(readDate("", whole)).toEqual({ value: undefined });
    expect(readDate("", half)).toBe("wrong");
    expect(readDate("20260-12-01", whole)).toBe("wrong");
  });

  it("is a time of the day, which only a pin can do without", () => {
    expect(readTime("09:05", whole)).toEqual({ value: "09:05" });
    expect(readTime("", whole)).toBe("wrong");
    expect(readPin("", whole)).toEqual({ value: undefined });
    expect(readPin("", half)).toBe("wrong");
    expect(readPin("12:30", whole)).toEqual({ value: "12:30" });
  });

  it("is a title without what surrounds it, and no longer than it may be", () => {
    expect(readText(8)("  Team day \n in Lyon", whole)).toEqual({ value: "Team day" });
  });

  it("is a number, for which nothing is fetched, or a text that has one in it", async () => {
    const read = vi.fn((): { needs: Needs; rest: string } => ({ needs: { minutes: "1-180" }, rest: "" }));
    const load = vi.fn(async () => ({ read }));
    expect(await readTyped("minutes", load)(" 45 ", whole)).toEqual({ value: 45 });
    expect(load).not.toHaveBeenCalled();
    expect(await readTyped("minutes", load)("3 hours", whole)).toEqual({ value: 180 });
    expect(await readTyped("people", load)("3 hours", whole)).toBe("wrong");
    expect(await readTyped("minutes", load)("", whole)).toBe("wrong");
    expect(await readTypedOrNone("minutes", load)(" ", whole)).toEqual({ value: undefined });
  });
});
