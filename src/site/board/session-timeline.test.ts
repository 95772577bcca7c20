import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawTimeline, drawTimelineCard } from "./draw-board.tsx";
import { spreadRows, squaresOf } from "./session-timeline.tsx";
import { measureRoughly as measure } from "./test-boards.ts";

const sayMinutes = (minutes: number) => `${minutes} min`;

function timelineOf(...minutes: number[]) {
  return { blocks: minutes.map((count, index) => ({ title: `Block ${index + 1}`, minutes: count })) };
}

describe("a session's timeline", () => {
  it("draws each square as long as its minutes", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 5, maxLength: 9 }), (minutes) => {
        const total = minutes.reduce((sum, count) => sum + count, 0);
        for (const [index, { length }] of squaresOf(timelineOf(...minutes), 500).entries()) {
          expect(length).toBeCloseTo((500 * (minutes[index] ?? 0)) / total);
        }
      }),
    );
  });

  it("keeps the titles in order, apart and on the board", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 420 }), { minLength: 5, maxLength: 9 }), (wanted) => {
        const rows = spreadRows(
          wanted.sort((a, b) => a - b),
          40,
          420,
        );
        for (const [index, row] of rows.entries()) {
          expect(row).toBeLessThanOrEqual(420);
          if (index > 0) expect(row - (rows[index - 1] ?? 0)).toBeGreaterThanOrEqual(40);
        }
      }),
    );
  });

  it("writes numbers, titles and minutes", () => {
    const { svg, flaws } = drawTimeline(timelineOf(5, 10, 20, 5, 3), sayMinutes, measure);
    expect(flaws).toEqual([]);
    for (const text of [">1<", ">5<", "Block 3", "20 min"]) expect(svg).toContain(text);
  });

  it("reports a title that does not fit", () => {
    const timeline = {
      blocks: [{ title: "a far too long title ".repeat(9), minutes: 5 }, ...timelineOf(5, 5, 5, 5).blocks],
    };
    expect(drawTimeline(timeline, sayMinutes, measure).flaws).toMatchObject([{ field: "blocks.0.title" }]);
  });

  it("has no text on its card", () => {
    const svg = drawTimelineCard(timelineOf(5, 10, 20, 5, 3));
    expect(svg.replace(/<[^>]+>/g, "")).toBe("");
  });
});
