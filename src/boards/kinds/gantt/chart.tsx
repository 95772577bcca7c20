import type { ReactNode } from "react";
import type { BoardAreaFacts } from "../../../domain/board.ts";
import { type Box, centreOf, round, roundedPolygon } from "../../geometry.ts";
import { Sheet } from "../../shapes.tsx";

type Place = NonNullable<BoardAreaFacts["at"]>;

export function placeOf({ at }: BoardAreaFacts): Place {
  return at ?? [1, 1, 1, 1];
}

/** Tasks from top to bottom; each has a row to itself, also where the facts let two share one. */
export function inOrder<Task extends BoardAreaFacts>(tasks: readonly Task[]): Task[] {
  return [...tasks].sort((a, b) => placeOf(a)[1] - placeOf(b)[1] || placeOf(a)[0] - placeOf(b)[0]);
}

/** A task's bar, or a diamond for a milestone. */
export function Bar({
  task,
  row,
  columns,
  height,
  seed,
}: {
  task: BoardAreaFacts;
  row: Box;
  columns: number;
  height: number;
  seed: number;
}): ReactNode {
  const unit = row.width / columns;
  const [start, , length] = placeOf(task);
  const box = {
    x: row.x + (start - 1) * unit + 3,
    y: row.y + (row.height - height) / 2,
    width: length * unit - 6,
    height,
  };
  if (task.icon !== "milestone") {
    return <Sheet box={box} seed={seed} radius={5} className="b-chalk" />;
  }
  const { x, y } = centreOf(box);
  const half = height * 0.62;
  const points = [
    { x, y: y - half },
    { x: x + half, y },
    { x, y: y + half },
    { x: x - half, y },
  ];
  return <path className="b-ink" d={roundedPolygon(points, 3)} />;
}

/** The columns' rules, and a line under each row but the last. */
export function rules(field: Box, columns: readonly Box[], rows: readonly Box[], left: number): string {
  const upright = columns.slice(1).map(({ x }) => `M${round(x)} ${round(field.y)}v${round(field.height)}`);
  const lying = rows.slice(1).map(({ y }) => `M${left} ${round(y)}H${round(field.x + field.width)}`);
  return [...upright, ...lying].join("");
}
