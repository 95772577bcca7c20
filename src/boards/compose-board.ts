import type { BoardFacts, BoardWords } from "../domain/board.ts";
import type { Board } from "./board-kind.ts";

/** Puts facts and words together. Meant for boards without flaws: missing texts come out empty. */
export function composeBoard(facts: BoardFacts, words: BoardWords): Board {
  return {
    title: words.title ?? "",
    labels: words.labels ?? {},
    grid: facts.grid ?? [1, 1],
    areas: facts.areas.map((area, index) => {
      const { label = "", hint, notes = [] } = words.areas[area.id] ?? {};
      return { ...area, index, label, notes, ...(hint === undefined ? {} : { hint }) };
    }),
  };
}
