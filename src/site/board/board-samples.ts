import type { BoardAreaFacts, BoardFacts, BoardWords } from "../../domain/board.ts";

/** One sound board of each kind, for tests. */
export interface BoardSample {
  facts: BoardFacts;
  words: BoardWords;
}

function sample(
  kind: string,
  areas: BoardAreaFacts[],
  words: Partial<BoardWords>,
  notes: number,
  grid?: [number, number],
): BoardSample {
  const noteTexts = ["Repairs take two days", "Half our buyers come back", "A chain opens nearby"];
  const areaWords = areas.map(({ id }) => [
    id,
    { label: `Area ${id}`, hint: `What ${id} means`, ...(notes === 0 ? {} : { notes: noteTexts.slice(0, notes) }) },
  ]);
  return {
    facts: { kind, areas, ...(grid === undefined ? {} : { grid }) },
    words: { caption: "A board", areas: Object.fromEntries(areaWords), ...words },
  };
}

function named(...ids: string[]): BoardAreaFacts[] {
  return ids.map((id) => ({ id }));
}

function valued(...values: number[]): BoardAreaFacts[] {
  return values.map((value, index) => ({ id: `v${index}`, value }));
}

const title = "Which of these should we do first?";

export const boardSamples: Record<string, BoardSample> = {
  quadrants: sample("quadrants", named("a", "b", "c", "d"), {}, 3),
  axes: sample(
    "axes",
    named("a", "b", "c", "d"),
    { labels: { x: "Urgency", y: "Importance", xLow: "low", xHigh: "high", yLow: "minor", yHigh: "vital" } },
    3,
  ),
  radial: sample("radial", named("a", "b", "c", "d", "e"), {}, 2),
  speedboat: sample("speedboat", named("wind", "island", "anchor", "rocks"), {}, 2),
  canvas: sample(
    "canvas",
    [
      { id: "a", at: [1, 1, 1, 2] },
      { id: "b", at: [2, 1, 1, 1] },
      { id: "c", at: [2, 2, 1, 1] },
      { id: "d", at: [3, 1, 1, 2] },
      { id: "e", at: [1, 3, 3, 1] },
    ],
    {},
    2,
    [3, 3],
  ),
  poll: sample("poll", valued(4, 9, 0, 2), { title }, 0),
  quiz: sample("quiz", [{ id: "a" }, { id: "b", correct: true }, { id: "c" }], { title }, 0),
  chain: sample("chain", named("a", "b", "c", "d", "e"), { title }, 1),
  wall: sample("wall", valued(1, 2, 3, 4, 5, 14, 7), { title }, 1),
  moods: sample(
    "moods",
    ["sun", "sun-cloud", "cloud", "fog", "rain", "storm"].map((icon) => ({ id: icon, icon })),
    { title },
    2,
  ),
};

/** About the average width of the real faces. */
export function measureRoughly(text: string, face: "text" | "display", sizePx: number): number {
  return text.length * sizePx * (face === "display" ? 0.54 : 0.5);
}
