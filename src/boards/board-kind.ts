import type { ReactNode } from "react";
import type { BoardAreaFacts, BoardFacts } from "../domain/board.ts";
import type { BoardNeeds } from "../domain/board-needs.ts";
import type { Pen } from "./pen.tsx";

/** Facts and words put together for drawing; they have been checked against the needs of the kind. */
export interface Board {
  title: string;
  labels: Record<string, string>;
  grid: [columns: number, rows: number];
  areas: BoardArea[];
}

export interface BoardArea extends BoardAreaFacts {
  index: number;
  label: string;
  hint?: string;
  notes: string[];
}

export interface Size {
  width: number;
  height: number;
}

export interface BoardKind {
  name: string;
  needs: BoardNeeds;
  /** The least height in which a board of this kind can be drawn at the full width. */
  height: (board: Board) => number;
  draw: (board: Board, pen: Pen) => ReactNode;
  /** The picture on a card: shapes and empty notes, without a word in any language. */
  drawCard: (facts: BoardFacts, size: Size) => ReactNode;
  /** Says in words what the position of an area means, for people who do not see the picture. */
  where?: (area: BoardArea, board: Board, colon: string) => string;
  /** Says a value that counts no people, without a word of any language: `7 / 10`. */
  sayValue?: (value: number, board: Board) => string;
}

export const boardWidth = 640;
export const cardSize: Size = { width: 320, height: 200 };
