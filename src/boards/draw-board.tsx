import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BoardFacts, BoardFlaw, BoardWords, Timeline } from "../domain/board.ts";
import type { MeasureText } from "../domain/renderer.ts";
import { suggest } from "../domain/suggestion.ts";
import { boardWidth, cardSize, type Size } from "./board-kind.ts";
import { checkFacts } from "./check-facts.ts";
import { checkWords } from "./check-words.ts";
import { composeBoard } from "./compose-board.ts";
import { createPen, type Pen } from "./pen.tsx";
import { boardKinds } from "./registry.ts";
import { drawTimelineBlocks, drawTimelineSheet, timelineHeight } from "./session-timeline.tsx";

export interface Drawing {
  /** Empty when nothing can be drawn from the facts. */
  svg: string;
  flaws: BoardFlaw[];
}

/**
 * - `full`: everything, for the page, the download and the printed sheet.
 * - `card`: shapes and empty notes only, readable at the size of a card and the same in every language.
 */
function renderSvg(size: Size, detail: "full" | "card", picture: ReactNode): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      strokeWidth={detail === "card" ? 2.8 : 2.2}
      aria-hidden="true"
    >
      {picture}
    </svg>,
  );
}

/** Draws at the full width. A text that does not fit is drawn all the same and reported. */
function drawFull(height: number, measure: MeasureText, draw: (pen: Pen) => ReactNode): Drawing {
  const size = { width: boardWidth, height };
  const { pen, flaws } = createPen(size, measure);
  const picture = draw(pen);
  return { svg: renderSvg(size, "full", picture), flaws };
}

const drawCard = (picture: ReactNode) => renderSvg(cardSize, "card", picture);

/** The flaws of a board's facts, in any language. */
export function checkBoardFacts(facts: BoardFacts): BoardFlaw[] {
  const kind = boardKinds.get(facts.kind);
  if (kind) return checkFacts(facts, kind.needs);
  const expected = suggest(facts.kind, [...boardKinds.keys()].sort(), "a kind of board");
  return [{ in: "facts", field: "board.kind", found: `'${facts.kind}'`, expected }];
}

/** Draws a board. Its flaws are those of the words; those of the facts come from `checkBoardFacts`, once for all languages. */
export function drawBoard(facts: BoardFacts, words: BoardWords, measure: MeasureText): Drawing {
  const kind = boardKinds.get(facts.kind);
  if (kind === undefined) return { svg: "", flaws: [] };
  const wordFlaws = checkWords(facts, words, kind.needs);
  if (checkFacts(facts, kind.needs).length > 0) return { svg: "", flaws: wordFlaws };
  const board = composeBoard(facts, words);
  const { svg, flaws } = drawFull(Math.ceil(kind.height(board)), measure, (pen) => kind.draw(board, pen));
  // Texts that do not fit are reported along with missing ones, so that all can be mended at once.
  const isNew = (flaw: BoardFlaw) => !wordFlaws.some(({ field }) => `${flaw.field}.`.startsWith(`${field}.`));
  return { svg, flaws: [...wordFlaws, ...flaws.filter(isNew)] };
}

/** The picture on a card: without words. The facts have been found sound. */
export function drawBoardCard(facts: BoardFacts): string {
  return drawCard(boardKinds.get(facts.kind)?.drawCard(facts, cardSize));
}

/** Draws a session's timeline. `sayMinutes` says a number of minutes in the language of the titles. */
export function drawTimeline(
  timeline: Timeline,
  sayMinutes: (minutes: number) => string,
  measure: MeasureText,
): Drawing {
  return drawFull(timelineHeight(timeline), measure, (pen) => drawTimelineSheet(timeline, sayMinutes, pen));
}

export function drawTimelineCard(timeline: Timeline): string {
  return drawCard(drawTimelineBlocks(timeline));
}
