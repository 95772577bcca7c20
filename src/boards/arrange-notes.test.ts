import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeNotes } from "./arrange-notes.ts";
import { overlap } from "./geometry.ts";

const boxes = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 400 }),
  width: fc.integer({ min: 100, max: 400 }),
  height: fc.integer({ min: 60, max: 300 }),
});

describe("arrangeNotes", () => {
  it("keeps all notes in the box and off each other", () => {
    fc.assert(
      fc.property(boxes, fc.integer({ min: 1, max: 3 }), (box, count) => {
        const notes = arrangeNotes(count, box);
        expect(notes).toHaveLength(count);
        for (const [index, note] of notes.entries()) {
          expect(note.x).toBeGreaterThanOrEqual(box.x);
          expect(note.y).toBeGreaterThanOrEqual(box.y);
          expect(note.x + note.width).toBeLessThanOrEqual(box.x + box.width + 0.2);
          expect(note.y + note.height).toBeLessThanOrEqual(box.y + box.height + 0.2);
          expect(notes.slice(index + 1).some((other) => overlap(note, other))).toBe(false);
        }
      }),
    );
  });
});
