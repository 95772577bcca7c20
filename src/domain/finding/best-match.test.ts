import { describe, expect, it } from "vitest";
import { distanceTo, fits } from "./best-match.ts";

const rate = (facet: "goal" | "place" | "people" | "minutes", list: string, ...chosen: string[]) =>
  fits[facet]?.(list, chosen) ?? Number.NaN;

describe("how well a template is made for what is asked", () => {
  it("tells the main goal from the others", () => {
    expect(rate("goal", "meet,decide", "meet")).toBe(1);
    expect(rate("goal", "meet,decide", "decide")).toBe(0);
  });

  it("tells a place as it is from one that it has to be adapted to", () => {
    expect(rate("place", "onSite,remote~", "onSite")).toBe(1);
    expect(rate("place", "onSite,remote~", "remote")).toBe(0);
    expect(rate("place", "onSite,remote~", "remote", "onSite")).toBe(1);
  });

  it("is best for a group in the middle of its sizes, where twice as many is as far as half as many", () => {
    expect(rate("people", "4-16", "8")).toBeCloseTo(1);
    expect(rate("people", "4-16", "4")).toBeCloseTo(rate("people", "4-16", "16"));
    expect(rate("people", "4-16", "6")).toBeGreaterThan(rate("people", "4-16", "5"));
    expect(rate("people", "2", "2")).toBe(1);
    expect(rate("people", "1-", "8")).toBeLessThan(rate("people", "3-", "8"));
  });

  it("is better for a time that it fills, and far less where it has to be shortened for it", () => {
    expect(rate("minutes", "25", "1-25")).toBe(1);
    expect(rate("minutes", "10-15", "1-25")).toBeLessThan(rate("minutes", "10-20", "1-25"));
    expect(rate("minutes", "25-45", "1-25")).toBeLessThan(rate("minutes", "5", "1-25") / 2);
    expect(rate("minutes", "20-90", "1-25")).toBeLessThan(rate("minutes", "20-45", "1-25"));
    expect(rate("minutes", "20-45", "31-59")).toBe(1);
  });

  it("is that of the best of several values", () => {
    expect(rate("minutes", "25-45", "1-25", "31-59")).toBe(1);
  });
});

describe("how far a template is from what does not find it", () => {
  it("is a share of what is asked, or of what it has", () => {
    expect(distanceTo("minutes", "35", ["1-25"])).toBeCloseTo(0.4);
    expect(distanceTo("people", "4-10", ["14"])).toBeCloseTo(0.4);
    expect(distanceTo("people", "20-", ["14"])).toBeCloseTo(6 / 14);
    expect(distanceTo("people", "4-10", ["14", "12"])).toBeCloseTo(0.2);
  });

  it("is the same for all that are unlike", () => {
    expect(distanceTo("level", "easy", ["hard"])).toBe(distanceTo("goal", "meet", ["decide"]));
  });
});
