import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BoardDetail, BoardFacts, BoardFlaw, BoardWords, Timeline } from "../../domain/board.ts";
import type { MeasureText } from "../../domain/renderer.ts";
import { type BoardKind, boardWidth, cardSize, type Size } from "./board-kind.ts";
import { checkFacts } from "./check-facts.ts";
import { checkWords } from "./check-words.ts";
import { composeBoard } from "./compose-board.ts";
import { createPen } from "./pen.tsx";
import { boardKinds } from "./registry.ts";
import { drawTimelineCard, drawTimelineSheet, timelineHeight } from "./timeline.tsx";

export interface Drawing {
  /** Empty when something is wrong that no drawing can show. */
  svg: string;
  flaws: BoardFlaw[];
}

export interface BoardOrder {
  facts: BoardFacts;
  /** Without words only the facts are checked and only the card can be drawn. */
  words?: BoardWords | undefined;
  detail: BoardDetail;
  measure: MeasureText;
  /** The least height of the full board; a kind that needs more takes more. */
  height?: number;
}

export interface TimelineOrder {
  timeline: Timeline;
  /** Says a number of minutes in the language of the titles. */
  sayMinutes: (minutes: number) => string;
  detail: BoardDetail;
  measure: MeasureText;
}

function renderSvg(size: Size, detail: BoardDetail, picture: ReactNode): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`board board-${detail}`}
      strokeWidth={detail === "card" ? 2.8 : 2.2}
      aria-hidden="true"
    >
      {picture}
    </svg>,
  );
}

function unknownKind(kind: string): BoardFlaw {
  const expected = `one of ${[...boardKinds.keys()].sort().join(", ")}`;
  return { in: "facts", field: "board.kind", found: kind, expected };
}

function drawFull(
  kind: BoardKind,
  facts: BoardFacts,
  words: BoardWords,
  measure: MeasureText,
  leastHeight = 0,
): Drawing {
  const board = composeBoard(facts, words);
  const size = { width: boardWidth, height: Math.max(Math.ceil(kind.height(board)), leastHeight) };
  const { pen, flaws } = createPen(size, measure);
  const picture = kind.draw(board, pen);
  return { svg: renderSvg(size, "full", picture), flaws };
}

/** Draws a board once, at build time. A text that does not fit is drawn all the same and reported. */
export function drawBoard({ facts, words, detail, measure, height }: BoardOrder): Drawing {
  const kind = boardKinds.get(facts.kind);
  if (kind === undefined) return { svg: "", flaws: [unknownKind(facts.kind)] };
  const factFlaws = checkFacts(facts, kind.needs);
  const wordFlaws = words === undefined ? [] : checkWords(facts, words, kind.needs);
  if (factFlaws.length > 0) return { svg: "", flaws: [...factFlaws, ...wordFlaws] };
  if (detail === "card") return { svg: renderSvg(cardSize, "card", kind.drawCard(facts, cardSize)), flaws: wordFlaws };
  if (words === undefined) return { svg: "", flaws: [] };
  const drawing = drawFull(kind, facts, words, measure, height);
  if (wordFlaws.length === 0) return drawing;
  // Texts that do not fit are reported along with what is missing, so that all can be mended at once.
  const isNew = (flaw: BoardFlaw) => !wordFlaws.some(({ field }) => flaw.field.startsWith(field));
  return { svg: "", flaws: [...wordFlaws, ...drawing.flaws.filter(isNew)] };
}

/** Everything that is wrong with a board, without its drawing. Without words: with its facts. */
export function findBoardFlaws(order: Omit<BoardOrder, "detail">): BoardFlaw[] {
  return drawBoard({ ...order, detail: "full" }).flaws;
}

/** Draws a session's timeline. */
export function drawTimeline({ timeline, sayMinutes, detail, measure }: TimelineOrder): Drawing {
  if (detail === "card") return { svg: renderSvg(cardSize, "card", drawTimelineCard(timeline)), flaws: [] };
  const size = { width: boardWidth, height: timelineHeight(timeline) };
  const { pen, flaws } = createPen(size, measure);
  const picture = drawTimelineSheet(timeline, sayMinutes, pen);
  return { svg: renderSvg(size, "full", picture), flaws };
}
