import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BoardFacts, BoardWords } from "../domain/board.ts";
import { boardWidth, type Size } from "./board-kind.ts";
import { composeBoard } from "./compose-board.ts";
import { drawBoard, drawBoardCard } from "./draw-board.tsx";
import { type Box, overlap } from "./geometry.ts";
import { createPen, type Pen } from "./pen.tsx";
import { boardKinds } from "./registry.ts";
import { boardSamples, measureRoughly, sampleOf } from "./test-boards.ts";

const kinds = Object.keys(boardSamples);
const measure = measureRoughly;

function findOverlaps(boxes: readonly Box[]): [Box, Box][] {
  return boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other): [Box, Box][] => (overlap(box, other) ? [[box, other]] : [])),
  );
}

/** The places of a picture's lines, as one block for each text. */
function blocksIn(picture: ReactNode): Box[] {
  const svg = renderToStaticMarkup(picture);
  return [...svg.matchAll(/<text class="b-([a-z-]+)" font-size="([\d.]+)"(.*?)<\/text>/g)].map(
    ([, tone = "", fontSize, drawn = ""]) => {
      const face = tone.endsWith("title") ? "display" : "text";
      const size = Number(fontSize);
      const lines = [...drawn.matchAll(/ x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]+)/g)];
      const baselines = lines.map(([, , y]) => Number(y));
      const width = Math.max(...lines.map(([, , , line = ""]) => measure(line, face) * size));
      const share = { start: 0, middle: 0.5, end: 1 }[/text-anchor="(\w+)"/.exec(drawn)?.[1] ?? "start"] ?? 0;
      const top = Math.min(...baselines) - size * 0.84;
      const bottom = Math.max(...baselines) + size * 0.26;
      return { x: Number(lines[0]?.[1]) - width * share, y: top, width, height: bottom - top };
    },
  );
}

/** A pen that records the places of its texts and notes. */
function notingPen(size: Size) {
  const { pen } = createPen(size, measure);
  const texts: Box[] = [];
  const notes: Box[] = [];
  const noting: Pen = {
    ...pen,
    write(order) {
      const written = pen.write(order);
      texts.push(...blocksIn(written.picture));
      return written;
    },
    note(order) {
      const note = pen.note(order);
      notes.push(order.box);
      texts.push(...blocksIn(note));
      return note;
    },
  };
  return { pen: noting, texts, notes };
}

describe("boards", () => {
  it("has a sample of every kind", () => {
    expect([...boardKinds.keys()].sort()).toEqual([...kinds].sort());
  });
  describe.each(kinds)("%s", (kind) => {
    const { facts, words } = sampleOf(kind);

    it("draws good data without flaws, with every word on it", () => {
      const { svg, flaws } = drawBoard(facts, words, measure);
      expect(flaws).toEqual([]);
      const text = svg
        .replace(/<\/tspan>/g, " ")
        .replace(/<[^>]+>/g, "")
        .replace(/\s+/g, " ");
      for (const note of Object.values(words.areas).flatMap((area) => area.notes ?? [])) expect(text).toContain(note);
      if (words.title !== undefined) expect(text).toContain(words.title);
    });

    it("carries no colour, style or id of its own", () => {
      for (const svg of [drawBoard(facts, words, measure).svg, drawBoardCard(facts)]) {
        expect(svg).not.toMatch(/#[0-9a-f]{3}|style=|\sid=|url\(|NaN|undefined/i);
      }
    });

    it("has no text on its card", () => {
      const svg = drawBoardCard(facts);
      expect(svg).toContain('viewBox="0 0 320 200"');
      expect(svg).not.toContain("<text");
      expect(svg.replace(/<[^>]+>/g, "")).toBe("");
    });

    it("keeps words and notes apart and on the board", () => {
      const drawn = boardKinds.get(kind);
      const board = composeBoard(facts, words);
      const size = { width: boardWidth, height: drawn?.height(board) ?? 0 };
      const { pen, texts, notes } = notingPen(size);
      drawn?.draw(board, pen);
      expect(texts.length).toBeGreaterThanOrEqual(board.areas.length);
      expect(findOverlaps(notes)).toEqual([]);
      // The names of the upright axis are written along a lying one and turned afterwards.
      const upright = kind === "axes" ? texts.filter((text) => text.x >= 38) : texts;
      expect(kind === "axes" ? [] : findOverlaps(upright)).toEqual([]);
      for (const box of [...upright, ...notes]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width);
        expect(box.y + box.height).toBeLessThanOrEqual(size.height);
      }
    });
  });

  const drawFull = (facts: BoardFacts, words: BoardWords) => drawBoard(facts, words, measure).svg;
  const countOf = (svg: string, part: RegExp) => svg.match(part)?.length ?? 0;

  it("tells four squares apart by their initials, and writes none where two are the same", () => {
    const { facts, words } = sampleOf("quadrants");
    const named = (...labels: string[]) => {
      const areas = facts.areas.map(({ id }, index) => [id, { ...words.areas[id], label: labels[index] ?? "" }]);
      return { ...words, areas: Object.fromEntries(areas) };
    };
    const marks = /class="b-mark"/g;
    expect(countOf(drawFull(facts, named("Strengths", "Weaknesses", "Opportunities", "Threats")), marks)).toBe(4);
    expect(countOf(drawFull(facts, named("Forces", "Faiblesses", "Opportunités", "Menaces")), marks)).toBe(0);
  });

  it("numbers the people on a tree in the picture and under it, and shows votes as dots", () => {
    const { facts, words } = sampleOf("tree");
    const areas = facts.areas.map((area, index) => ({ ...area, value: index === 3 ? 3 : 0 }));
    const svg = drawFull({ ...facts, areas }, words);
    const numbers = [...svg.matchAll(/>(\d)<\/text>/g)].map(([, number]) => number);
    expect(numbers.toSorted()).toEqual([..."1122334455667788"]);
    expect(countOf(svg, /class="b-ink"[^>]* r="4.6"/g)).toBe(3);
  });

  it("gives the bars of a calendar one tone, as no task stands out", () => {
    const { facts, words } = sampleOf("gantt");
    expect(drawFull(facts, words)).not.toContain("b-chalk-soft");
  });

  const sizeOf = (svg: string, text: string) =>
    Number(new RegExp(`font-size="([\\d.]+)"[^>]*>(?:<tspan[^>]*>)?${text}`).exec(svg)?.[1]);

  it("gives a canvas's long label three lines in place of small letters", () => {
    const { facts, words } = sampleOf("canvas");
    const [first, ...others] = facts.areas;
    const narrow: BoardFacts = {
      ...facts,
      grid: [5, facts.areas.length],
      areas: [first, ...others].flatMap((area, index) => (area ? [{ ...area, at: [1, index + 1, 1, 1] }] : [])),
    };
    const id = first?.id ?? "";
    const label = "Proposition of a unique value";
    const long = { ...words, areas: { ...words.areas, [id]: { ...words.areas[id], label } } };
    expect(sizeOf(drawFull(narrow, long), "Proposition")).toBeGreaterThan(14);
  });

  it("gives a note of four lines its full letters in a canvas's narrow column", () => {
    const { facts, words } = sampleOf("canvas");
    const [first] = facts.areas;
    const narrow: BoardFacts = {
      ...facts,
      grid: [5, 5],
      areas: facts.areas.map((area, index) => ({ ...area, at: [1, index + 1, 1, 1] })),
    };
    const id = first?.id ?? "";
    const own = { label: "Partners", notes: ["Each school lends us its rooms"] };
    expect(sizeOf(drawFull(narrow, { ...words, areas: { ...words.areas, [id]: own } }), "Each")).toBe(17);
  });

  it("lets a low note on a clover take the width that its leaf has", () => {
    const { facts, words } = sampleOf("clover");
    const [{ id = "" } = {}] = facts.areas;
    const notes = [
      "The same three drivers were wanted everywhere at once",
      "Load the large display cases last of all on Sunday",
    ];
    const long = { ...words, areas: { ...words.areas, [id]: { label: "Lacked", notes } } };
    const svg = drawFull(facts, long);
    expect([sizeOf(svg, "The same"), sizeOf(svg, "Load")]).toEqual([17, 17]);
  });

  it("gives thanks of three lines the letters of two", () => {
    const { facts, words } = sampleOf("flowers");
    const [{ id = "" } = {}] = facts.areas;
    const thanks = "You asked how my mother was then";
    const long = { ...words, areas: { ...words.areas, [id]: { label: "For Lin", notes: [thanks] } } };
    expect(sizeOf(drawFull(facts, long), "You asked")).toBeGreaterThan(16);
  });

  it("draws words that are missing or do not fit all the same", () => {
    const { facts, words } = sampleOf("axes");
    const long = { ...words, labels: { ...words.labels, x: "much too long a name for an axis ".repeat(3), y: "" } };
    const { svg, flaws } = drawBoard(facts, long, measure);
    expect(flaws.map(({ field }) => field)).toEqual(["board.labels.y", "board.labels.x"]);
    expect(svg).toContain("much too long");
  });
});
