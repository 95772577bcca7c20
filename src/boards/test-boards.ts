import type { BoardAreaFacts, BoardFacts, BoardWords } from "../domain/board.ts";

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

function pictured(...icons: string[]): BoardAreaFacts[] {
  return icons.map((icon, index) => ({ id: `${icon}-${index}`, icon }));
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
  table: sample(
    "table",
    named("a", "b", "c", "d", "e", "f"),
    { labels: { column1: "Before", column2: "During", column3: "After", row1: "The team", row2: "Our guests" } },
    2,
    [3, 2],
  ),
  hub: sample("hub", named("a", "b", "c", "d"), { title }, 2),
  horizons: sample("horizons", named("a", "b", "c"), { labels: { x: "Time", y: "Value" } }, 2),
  arcs: sample("arcs", named("a", "b", "c"), { labels: { x: "How sure we are", y: "How far we agree" } }, 2),
  layers: sample("layers", named("a", "b", "c", "d"), {}, 3),
  gantt: sample(
    "gantt",
    [
      { id: "a", at: [1, 1, 2, 1] },
      { id: "b", at: [2, 2, 2, 1] },
      { id: "c", at: [3, 3, 1, 1] },
      { id: "d", at: [3, 4, 2, 1] },
      { id: "e", at: [4, 5, 1, 1], icon: "milestone" },
    ],
    { labels: { column1: "W1", column2: "W2", column3: "W3", column4: "W4" } },
    0,
    [4, 5],
  ),
  columns: sample("columns", [...pictured("plus", "delta", "bin"), { id: "d" }], {}, 3),
  clover: sample("clover", named("a", "b", "c", "d"), {}, 2),
  reversal: sample("reversal", named("a", "b", "c", "d"), { labels: { bad: "The worst", good: "Turned round" } }, 2),
  hundred: sample("hundred", valued(7, 23, 38, 39, 64, 100), { title }, 1),
  letters: sample("letters", pictured("S", "M", "A", "R", "T"), {}, 2),
  mindmap: sample("mindmap", named("a", "b", "c", "d", "e"), { title }, 2),
  bulb: sample("bulb", named("a", "b", "c", "d", "e", "f", "g"), { title }, 1),
  hats: sample("hats", pictured("white", "red", "black", "yellow", "green", "blue"), { title }, 1),
  speedcar: sample("speedcar", named("engine", "parachute", "road", "cliff"), {}, 2),
  balloon: sample("balloon", named("fire", "sandbags", "sun", "storm"), {}, 2),
  rocket: sample("rocket", named("fuel", "ballast", "star", "asteroids"), {}, 2),
  cards: sample("cards", pictured("badge", "polaroid", "truth", "lie", "secret", "playing-card"), { title }, 1),
  pairs: sample("pairs", valued(7, 5, 0, 12, 6, 6), { title }, 0),
  gauge: sample(
    "gauge",
    ["furious", "sad", "neutral", "smile", "delighted"].map((icon, value) => ({ id: icon, icon, value })),
    { title },
    1,
  ),
  cloud: sample("cloud", valued(9, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1), { title }, 0),
  drawings: sample("drawings", pictured("sheep", "ram", "old-sheep", "box-with-holes", "house"), { title }, 0),
  circles: sample("circles", named("control", "influence", "concern"), {}, 2),
  bracket: sample("bracket", valued(3, 0, 0, 1, 1, 0, 2, 0), { title }, 0),
  flowers: sample("flowers", named("a", "b", "c", "d", "e", "f", "g"), { title }, 1),
  frame: sample("frame", named("top", "right", "bottom", "left", "centre"), {}, 2),
  timeline: sample("timeline", valued(3, 5, 2, 1, 3, 4, 4, 5), { title }, 1),
  form: sample(
    "form",
    [
      { id: "a", icon: "scale", value: 4 },
      { id: "b", icon: "text" },
      { id: "c", icon: "choice" },
      { id: "d", icon: "date" },
      { id: "e", icon: "check" },
    ],
    { title },
    1,
  ),
  pins: sample(
    "pins",
    [
      { id: "a", icon: "crowd", at: [1, 1, 1, 1] },
      { id: "b", at: [8, 5, 1, 1] },
      { id: "c", at: [12, 8, 1, 1] },
      { id: "d", at: [5, 3, 1, 1] },
      { id: "e", at: [6, 7, 1, 1] },
    ],
    { title },
    1,
    [12, 8],
  ),
  tree: sample(
    "tree",
    ["top", "branch", "swing", "ladder", "trunk", "ground", "pair", "alone"].map((icon, value) => ({
      id: icon,
      icon,
      value,
    })),
    { title },
    1,
  ),
  postcard: sample(
    "postcard",
    named("front", "message", "address", "stamp"),
    {
      areas: {
        front: { label: "The picture", hint: "A day at the sea" },
        message: { label: "Dear me", notes: ["Ask before you answer", "Call Ben on Friday", "Go home at five"] },
        address: { label: "To", notes: ["Chloé at the museum shop"] },
        stamp: { label: "To be sent in May" },
      },
    },
    0,
  ),
  path: sample("path", named("a", "b", "c", "d", "e"), { title }, 2),
  door: sample("door", named("push", "pull"), { title }, 3),
  bubbles: sample("bubbles", named("a", "b", "c", "d", "e", "f", "g"), { title }, 1),
  poster: sample(
    "poster",
    [{ id: "title" }, { id: "genre" }, { id: "stars", value: 4 }, { id: "scene" }, { id: "ending" }, { id: "review" }],
    {},
    1,
  ),
  backcast: sample("backcast", named("a", "b", "c", "d"), {}, 2),
  character: sample("character", named("a", "b", "c", "d", "e", "f", "g"), { title }, 1),
  score: sample("score", [{ id: "good", value: 7 }, { id: "ten" }, { id: "next" }], { title }, 3),
};

/** About the average width of the real faces. */
export function measureRoughly(text: string, face: "text" | "display"): number {
  return text.length * (face === "display" ? 0.54 : 0.5);
}

/** A sample to change as a test likes. */
export function sampleOf(kind: string) {
  const sample = boardSamples[kind];
  if (sample === undefined) throw new Error(`no sample of ${kind}`);
  return structuredClone(sample);
}
