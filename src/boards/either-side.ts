import { cardSize } from "./board-kind.ts";
import type { Box } from "./geometry.ts";

interface Sides {
  count: number;
  /** The width of the board or the card. */
  width: number;
  margin: number;
  middleY: number;
  size: { width: number; height: number };
  gap: number;
  /** How far the first and the last of a side lean in, over something round in the middle. */
  lean?: number;
}

function column({ middleY, size, gap, lean = 0 }: Sides, count: number, x: number, inwards: 1 | -1): Box[] {
  const top = middleY - (count * (size.height + gap) - gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const isEnd = count > 2 && (index === 0 || index === count - 1);
    return { ...size, x: x + (isEnd ? inwards * lean : 0), y: top + index * (size.height + gap) };
  });
}

/** Places on either side of a picture in the middle, the left side first. */
export function eitherSide(sides: Sides): Box[] {
  const { count, width, margin, size } = sides;
  return [
    ...column(sides, Math.ceil(count / 2), margin, 1),
    ...column(sides, Math.floor(count / 2), width - margin - size.width, -1),
  ];
}

/** The same on a card. */
export function eitherSideOfCard(sides: Omit<Sides, "width" | "middleY">): Box[] {
  return eitherSide({ ...sides, width: cardSize.width, middleY: cardSize.height / 2 });
}
