import type { BoardFacts, BoardFlaw } from "../domain/board.ts";
import type { BoardNeeds } from "../domain/board-needs.ts";
import { flaw, list } from "./flaw-wording.ts";

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}

/** The flaws of a grid that the areas fill in reading order. */
function checkCells({ grid, areas }: BoardFacts, { from, to }: { from: number; to: number }): BoardFlaw[] {
  const isRight = grid?.every((count) => isWhole(count) && count >= from && count <= to) === true;
  if (!isRight) {
    return [flaw("facts", ".grid", list(grid ?? []), `write [columns, rows], two whole numbers from ${from} to ${to}`)];
  }
  const count = grid[0] * grid[1];
  if (count === areas.length) return [];
  return [flaw("facts", ".areas", `${areas.length} areas`, `write ${count}, one for each cell of the grid`)];
}

function checkUnplaced(facts: BoardFacts, { cells }: BoardNeeds): BoardFlaw[] {
  const { grid, areas } = facts;
  const noGrid =
    grid === undefined ? [] : [flaw("facts", ".grid", list(grid), "remove it: this kind of board has no grid")];
  return [
    ...(cells === undefined ? noGrid : checkCells(facts, cells)),
    ...areas.flatMap(({ at }, index) =>
      at === undefined
        ? []
        : [flaw("facts", `.areas.${index}.at`, list(at), "remove it: this kind of board takes no places")],
    ),
  ];
}

/** Finds places that are missing, outside the grid or taken twice. */
export function checkGrid(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  const { grid } = facts;
  if (needs.grid !== true) return checkUnplaced(facts, needs);
  if (grid === undefined || !grid.every(isWhole)) {
    return [flaw("facts", ".grid", list(grid ?? []), "write [columns, rows], two whole numbers from 1")];
  }
  const [columns, rows] = grid;
  const takenBy = new Map<string, string>();
  return facts.areas.flatMap(({ id, at }, index) => {
    const field = `.areas.${index}.at`;
    if (at === undefined || !at.every(isWhole)) {
      return [flaw("facts", field, list(at ?? []), "write [column, row, columns, rows], four whole numbers from 1")];
    }
    const [column, row, width, height] = at;
    if (column + width - 1 > columns || row + height - 1 > rows) {
      return [flaw("facts", field, list(at), `write a place inside the grid of ${columns} columns and ${rows} rows`)];
    }
    const others = new Set<string>();
    for (let x = column; x < column + width; x += 1) {
      for (let y = row; y < row + height; y += 1) {
        const other = takenBy.get(`${x},${y}`);
        if (other === undefined) takenBy.set(`${x},${y}`, id);
        else others.add(other);
      }
    }
    return others.size === 0
      ? []
      : [flaw("facts", field, list(at), `write a place that ${list([...others])} does not take`)];
  });
}
