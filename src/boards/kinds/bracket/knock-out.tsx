import type { ReactNode } from "react";
import { type Box, round } from "../../geometry.ts";

interface Ranked {
  value?: number;
}

export interface Slot<Player> {
  player: Player;
  box: Box;
  /** Goes on to the next round, or has won the last one. */
  isWinner: boolean;
}

/** The players of each round, the winner alone in the last. Of two rivals the one that won more rounds goes on. */
function roundsOf<Player extends Ranked>(players: readonly Player[]): Player[][] {
  if (players.length < 2) return [[...players]];
  const winners = players.filter((player, index) => {
    const rival = players[index % 2 === 0 ? index + 1 : index - 1];
    const lead = (player.value ?? 0) - (rival?.value ?? 0);
    return lead > 0 || (lead === 0 && index % 2 === 0);
  });
  return [[...players], ...roundsOf(winners)];
}

/** A column of boxes for each round, every box level with the middle of the two that lead to it. */
export function slotsOf<Player extends Ranked>(
  players: readonly Player[],
  field: Box,
  { height, gap }: { height: number; gap: number },
): Slot<Player>[][] {
  const rounds = roundsOf(players);
  const width = (field.width - (rounds.length - 1) * gap) / rounds.length;
  return rounds.map((inRound, column) => {
    const step = field.height / inRound.length;
    return inRound.map((player, row) => {
      // Rivals of the first round stand closer together.
      const pull = column > 0 ? 0 : (row % 2 === 0 ? 1 : -1) * (step - height) * 0.24;
      const y = field.y + (row + 0.5) * step - height / 2 + pull;
      const isWinner = rounds[column + 1]?.includes(player) ?? true;
      return { player, isWinner, box: { x: field.x + column * (width + gap), y, width, height } };
    });
  });
}

/** From every box to that of the next round; a winner's line is thick. */
export function Links({
  slots,
  thickness,
}: {
  slots: readonly (readonly Slot<unknown>[])[];
  thickness: number;
}): ReactNode {
  const links = slots.slice(0, -1).flatMap((inRound, column) =>
    inRound.map(({ box, isWinner }, row) => {
      const next = slots[column + 1]?.[Math.floor(row / 2)]?.box ?? box;
      const start = box.x + box.width;
      const path = `M${round(start)} ${round(box.y + box.height / 2)}H${round((start + next.x) / 2)}V${round(next.y + next.height / 2)}H${round(next.x)}`;
      return { isWinner, path };
    }),
  );
  const pathOf = (isWinner: boolean) =>
    links
      .filter((link) => link.isWinner === isWinner)
      .map(({ path }) => path)
      .join("");
  return (
    <>
      <path className="b-hair" d={pathOf(false)} />
      <path className="b-line" strokeWidth={thickness} d={pathOf(true)} />
    </>
  );
}
