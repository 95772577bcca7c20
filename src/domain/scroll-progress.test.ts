import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scrollProgress } from "./scroll-progress.ts";

describe("scrollProgress", () => {
  it("is the share of what can be scrolled, in percent (R2.7)", () => {
    const page = { height: 3000, windowHeight: 1000 };
    expect(scrollProgress({ ...page, scrolled: 0 })).toBe(0);
    expect(scrollProgress({ ...page, scrolled: 500 })).toBe(25);
    expect(scrollProgress({ ...page, scrolled: 2000 })).toBe(100);
  });

  it("takes a page that does not scroll for read (R2.7)", () => {
    expect(scrollProgress({ scrolled: 0, height: 800, windowHeight: 800 })).toBe(100);
    expect(scrollProgress({ scrolled: 0, height: 500, windowHeight: 800 })).toBe(100);
  });

  const pixels = fc.integer({ min: 0, max: 100_000 });

  it("is never above 100 nor below 0, even where a browser scrolls past the ends (R2.7)", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 200_000 }), pixels, pixels, (scrolled, height, windowHeight) => {
        const progress = scrollProgress({ scrolled, height, windowHeight });
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("never goes back while the visitor scrolls on (R2.7)", () => {
    fc.assert(
      fc.property(pixels, pixels, pixels, pixels, (scrolled, more, height, windowHeight) => {
        const before = scrollProgress({ scrolled, height, windowHeight });
        expect(scrollProgress({ scrolled: scrolled + more, height, windowHeight })).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
