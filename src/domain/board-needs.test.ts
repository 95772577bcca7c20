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
      labels: ["x"],
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

  it("has values and notes only in the areas that have them", () => {
    const { facts, words } = smallestBoard("any", {
      areas: { ids: ["front", "stars"] },
      notes: { from: 1, to: 3 },
      notesIn: { front: { from: 0, to: 0 } },
      title: "optional",
      value: { id: "stars" },
      valueRange: { from: 1, to: 5 },
    });
    expect(facts.areas).toEqual([{ id: "front" }, { id: "stars", value: 2 }]);
    expect(words).toEqual({
      caption: "caption",
      areas: { front: { label: "label" }, stars: { label: "label", notes: ["note 1"] } },
    });
  });

  it("has a value where the icon asks for one", () => {
    const { facts } = smallestBoard("any", {
      areas: { from: 2, to: 4 },
      notes: { from: 0, to: 0 },
      icons: ["text", "scale"],
      value: { icon: "scale" },
    });
    expect(facts.areas).toEqual([
      { id: "area-1", icon: "text" },
      { id: "area-2", icon: "scale", value: 2 },
    ]);
  });

  it("fills a grid of cells, and names its columns and rows", () => {
    const { facts, words } = smallestBoard("any", {
      areas: { from: 4, to: 9 },
      notes: { from: 0, to: 0 },
      cells: { from: 2, to: 3 },
      gridLabels: ["column", "row"],
    });
    expect(facts.grid).toEqual([2, 2]);
    expect(facts.areas.every(({ at }) => at === undefined)).toBe(true);
    expect(Object.keys(words.labels ?? {})).toEqual(["column1", "column2", "row1", "row2"]);
  });
});
