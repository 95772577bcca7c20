import { describe, expect, it } from "vitest";
import { smallestBoard } from "./board-needs.ts";

describe("smallestBoard", () => {
  it("has the fewest areas, and a note in each where notes may stand", () => {
    const { facts, words } = smallestBoard("moods", {
      areas: { from: 2, to: 6 },
      notes: { from: 0, to: 2 },
      icons: ["sun", "rain"],
      title: true,
    });
    expect(facts).toEqual({
      kind: "moods",
      areas: [
        { id: "area-1", icon: "sun" },
        { id: "area-2", icon: "rain" },
      ],
    });
    const area = { label: "label", notes: ["note 1"] };
    expect(words).toEqual({ title: "title", caption: "caption", areas: { "area-1": area, "area-2": area } });
  });

  it("has exactly the areas that are named, and what else the kind asks for", () => {
    const { facts, words } = smallestBoard("any", {
      areas: { ids: ["wind", "rocks"] },
      notes: { from: 0, to: 0 },
      value: true,
      correct: true,
      grid: true,
      labels: { x: 20 },
    });
    expect(facts).toEqual({
      kind: "any",
      grid: [2, 1],
      areas: [
        { id: "wind", value: 1, correct: true, at: [1, 1, 1, 1] },
        { id: "rocks", value: 2, at: [2, 1, 1, 1] },
      ],
    });
    expect(words).toEqual({
      caption: "caption",
      labels: { x: "x" },
      areas: { wind: { label: "label" }, rocks: { label: "label" } },
    });
  });

  it("fills a grid of cells, and names its columns and rows", () => {
    const { facts, words } = smallestBoard("any", {
      areas: { from: 4, to: 9 },
      notes: { from: 0, to: 0 },
      cells: { from: 2, to: 3 },
      gridLabels: { column: 20, row: 10 },
    });
    expect(facts.grid).toEqual([2, 2]);
    expect(facts.areas.every(({ at }) => at === undefined)).toBe(true);
    expect(Object.keys(words.labels ?? {})).toEqual(["column1", "column2", "row1", "row2"]);
  });
});
