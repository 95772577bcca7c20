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
  it("draws each square as long as its minutes, where the one before ends", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 5, maxLength: 9 }), (minutes) => {
        const sum = (counts: number[]) => counts.reduce((before, count) => before + count, 0);
        const along = (count: number) => expect.closeTo((500 * count) / sum(minutes));
        const squares = minutes.map((count, index) => ({
          start: along(sum(minutes.slice(0, index))),
          length: along(count),
        }));
        expect(squaresOf(timelineOf(...minutes), 500)).toEqual(squares);
      }),
    );
  });

  it("keeps the titles in order, apart and on the board", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 420 }), { minLength: 5, maxLength: 9 }), (wanted) => {
        const inOrder = wanted.toSorted((a, b) => a - b);
        const rows = spreadRows(inOrder, 40, 420);
        expect(rows).toHaveLength(wanted.length);
        for (const [index, row] of rows.entries()) {
          expect(row).toBeLessThanOrEqual(420);
          if (index > 0) expect(row - (rows[index - 1] ?? 0)).toBeGreaterThanOrEqual(40);
        }
      }),
    );
  });

  it("moves no title that has room where it belongs", () => {
    expect(spreadRows([30, 90, 100, 300], 40, 420)).toEqual([30, 90, 130, 300]);
    expect(spreadRows([30, 390, 400], 40, 420)).toEqual([30, 380, 420]);
  });

  it("writes numbers, titles and minutes", () => {
    const { svg, flaws } = drawTimeline(timelineOf(5, 10, 20, 5, 3), sayMinutes, measure);
    expect(flaws).toEqual([]);
    for (const text of [">1<", ">5<", "Block 3", "20 min"]) expect(svg).toContain(text);
  });

  it("writes all titles in the size that the longest needs", () => {
    const { blocks } = timelineOf(5, 10, 20, 5);
    const timeline = { blocks: [...blocks, { title: "A title of more than thirty letters", minutes: 3 }] };
    const { svg, flaws } = drawTimeline(timeline, sayMinutes, measure);
    const sizes = [...svg.matchAll(/font-size="(\d+)"(?:><tspan)? x="172"/g)].map(([, size]) => size);
    expect(flaws).toEqual([]);
    expect(sizes).toHaveLength(5);
    expect(new Set(sizes).size).toBe(1);
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
