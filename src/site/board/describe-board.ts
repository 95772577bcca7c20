import type { BoardFacts, BoardWords } from "../../domain/board.ts";
import { composeBoard } from "./compose-board.ts";
import { boardKinds } from "./registry.ts";

/** An area in words, for those who do not see the drawing. */
export interface AreaDescription {
  label: string;
  hint?: string;
  /** What its place on the board tells: `Importance: high, Urgency: low`. */
  where?: string;
  value?: number;
  correct?: boolean;
  notes: string[];
}

export interface DescriptionOrder {
  facts: BoardFacts;
  words: BoardWords;
  /** How the language sets a colon; French puts a no-break space before it. */
  colon?: string;
}

/** The board as a list, area by area. Soft hyphens, which help the drawing alone, are left out. */
export function describeBoard({ facts, words, colon = ": " }: DescriptionOrder): AreaDescription[] {
  const board = composeBoard(facts, words);
  const where = boardKinds.get(facts.kind)?.where;
  const clean = (text: string) => text.replaceAll("\u00ad", "");
  return board.areas.map((area) => ({
    label: clean(area.label),
    ...(area.hint === undefined ? {} : { hint: clean(area.hint) }),
    ...(where === undefined ? {} : { where: clean(where(area, board, colon)) }),
    ...(area.value === undefined ? {} : { value: area.value }),
    ...(area.correct === undefined ? {} : { correct: area.correct }),
    notes: area.notes.map(clean),
  }));
}
