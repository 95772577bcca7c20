import type { BoardFacts, BoardWords } from "../domain/board.ts";
import type { BoardInWords } from "../domain/page.ts";
import type { BoardArea } from "./board-kind.ts";
import { composeBoard } from "./compose-board.ts";
import { boardKinds } from "./registry.ts";

export interface DescriptionOrder {
  facts: BoardFacts;
  words: BoardWords;
  /** How the language sets a colon; French puts a no-break space before it. */
  colon?: string;
}

/** The board in words, area by area. Soft hyphens, which help the drawing alone, are left out. */
export function describeBoard({ facts, words, colon = ": " }: DescriptionOrder): BoardInWords {
  const board = composeBoard(facts, words);
  const { where, sayValue } = boardKinds.get(facts.kind) ?? {};
  const clean = (text: string) => text.replaceAll("\u00ad", "");
  const placeOf = (area: BoardArea) =>
    area.value !== undefined && sayValue !== undefined ? sayValue(area.value, board) : where?.(area, board, colon);
  return {
    ...(board.title !== "" && { title: clean(board.title) }),
    // Elsewhere they come with the areas, whose places they name.
    ...(words.labels !== undefined && where === undefined && { labels: Object.values(words.labels).map(clean) }),
    areas: board.areas.map((area) => {
      const place = placeOf(area);
      return {
        label: clean(area.label),
        ...(area.hint === undefined ? {} : { hint: clean(area.hint) }),
        ...(place === undefined ? {} : { where: clean(place) }),
        ...(area.value === undefined || sayValue !== undefined ? {} : { value: area.value }),
        ...(area.correct === undefined ? {} : { correct: area.correct }),
        notes: area.notes.map(clean),
      };
    }),
  };
}
