import { describe, expect, it } from "vitest";
import { smallestBoard } from "../../domain/board-needs.ts";
import { measureRoughly } from "./board-samples.ts";
import { checkBoardFacts, drawBoard } from "./draw-board.tsx";
import { boardKinds } from "./registry.ts";

describe("boardKinds", () => {
  it.each([...boardKinds.values()])("says of $name all that a sound board needs", ({ name, needs }) => {
    const board = smallestBoard(name, needs);
    expect(checkBoardFacts(board.facts)).toEqual([]);
    expect(drawBoard(board.facts, board.words, measureRoughly).flaws).toEqual([]);
  });
});
