import { drawArea } from "../../area-block.tsx";
import { type Board, type BoardKind, boardWidth } from "../../board-kind.ts";
import { type Box, centreOf, inset, type Point, round } from "../../geometry.ts";
import { Sheet } from "../../shapes.tsx";
import { Star } from "./star.tsx";

const gap = 14;
const sheetWidth = 204;
/** The least height between the sheets above and below the star, so that it shows. */
const starRoom = 150;
const margin = 3;

interface Ring {
  sheets: Box[];
  star: Point;
  height: number;
}

/** How high a sheet must be for its label, its hint and its notes. */
function sheetHeightOf({ areas }: Board): number {
  const most = Math.max(...areas.map((area) => area.notes.length));
  const label = Math.max(...areas.map((area) => (area.label.length > 16 ? 46 : 24)));
  const hint = Math.max(...areas.map(({ hint: text }) => (text === undefined ? 0 : text.length > 26 ? 34 : 18)));
  return label + hint + 34 + most * 72 + (most - 1) * 11;
}

/**
 * Stands the sheets around the star, clockwise from the top: one above it, the same number on either side, and one below
 * when the number is even.
 */
function ringOf(count: number, width: number, sheetHeight: number): Ring {
  const onSide = Math.floor((count - 1) / 2);
  const hasBottom = count % 2 === 0;
  const sideHeight = onSide * sheetHeight + (onSide - 1) * gap;
  const middleHeight = hasBottom ? 2 * sheetHeight + starRoom : sheetHeight + starRoom + 20;
  const inner = Math.max(middleHeight, onSide < 3 && !hasBottom ? sideHeight + 56 : sideHeight);
  const sideTop = margin + (hasBottom ? (inner - sideHeight) / 2 : inner - sideHeight);
  // Beside three sheets the star stands level with the middle one; else near enough to the top for its arms to spread.
  const starY = hasBottom
    ? inner / 2
    : onSide === 3
      ? sideTop + sideHeight / 2
      : sheetHeight + (onSide === 2 ? 94 : 66);
  const middleX = (width - sheetWidth) / 2;
  const sheet = (x: number, y: number): Box => ({ x, y, width: sheetWidth, height: sheetHeight });
  const side = (x: number) =>
    Array.from({ length: onSide }, (_, index) => sheet(x, sideTop + index * (sheetHeight + gap)));
  const top = sheet(middleX, margin);
  const bottom = hasBottom ? [sheet(middleX, margin + inner - sheetHeight)] : [];
  return {
    sheets: [top, ...side(width - margin - sheetWidth), ...bottom, ...side(margin).reverse()],
    star: { x: width / 2, y: margin + starY },
    height: inner + 2 * margin,
  };
}

/** Arms end behind the sheets; those that point down end a little lower than the middle, so that they spread. */
function tipsOf({ sheets, star }: Ring): Point[] {
  return sheets.map(centreOf).map(({ x, y }) => ({ x, y: round(y + Math.max(0, y - star.y) * 0.35) }));
}

/** Sheets around a starfish that has an arm for each of them. */
export const radial: BoardKind = {
  name: "radial",
  needs: { areas: { from: 3, to: 8 }, notes: { from: 1, to: 2 } },
  height: (board) => ringOf(board.areas.length, boardWidth, sheetHeightOf(board)).height,
  draw(board, pen) {
    const count = board.areas.length;
    const ring = ringOf(count, pen.width, sheetHeightOf(board));
    const shape = { centre: ring.star, tips: tipsOf(ring), waist: count > 6 ? 62 : 54, radius: 24 };
    return (
      <>
        <Star {...shape} dots={[0, 24, 46, 68]} dotRadius={3} />
        {board.areas.map((area, index) => {
          const sheet = ring.sheets[index] ?? { x: 0, y: 0, width: 0, height: 0 };
          return (
            <g key={area.id}>
              <Sheet box={sheet} seed={index} />
              {drawArea(area, inset(sheet, 12), pen)}
            </g>
          );
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const centre = { x: 160, y: 104 };
    const around = (radiusX: number, radiusY: number) =>
      areas.map((_, index) => {
        const angle = (2 * Math.PI * index) / areas.length - Math.PI / 2;
        return { x: centre.x + radiusX * Math.cos(angle), y: centre.y + radiusY * Math.sin(angle) };
      });
    return (
      <>
        <Star centre={centre} tips={around(96, 66)} waist={27} radius={14} dots={[0, 20]} dotRadius={2.6} />
        {around(112, 68).map((point, index) => (
          <Sheet
            key={`${point.x} ${point.y}`}
            box={{ x: point.x - 24, y: point.y - 16, width: 48, height: 32 }}
            seed={index}
            radius={3}
          />
        ))}
      </>
    );
  },
};
