import { drawArea } from "../../area-block.tsx";
import { areaHeight } from "../../area-height.ts";
import { type Board, type BoardKind, boardWidth } from "../../board-kind.ts";
import { type Box, round, splitBox } from "../../geometry.ts";
import { Icon, iconNames } from "../../icon.tsx";
import { Sheet } from "../../shapes.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { signIcons } from "./sign-icons.tsx";

const margin = 3;
const gap = 12;
const padding = 11;
const iconSize = 66;
/** How far an icon stands out over the top of its column. */
const rise = 36;
/** How far down in its column the words start. */
const wordsTop = iconSize - rise + 12;

function hasIcons({ areas }: { areas: readonly { icon?: string }[] }): boolean {
  return areas.some(({ icon }) => icon !== undefined);
}

function columnsIn(board: Board, width: number, height: number): Box[] {
  const top = hasIcons(board) ? margin + rise : margin;
  const field = { x: margin, y: top, width: width - 2 * margin, height: height - top - margin };
  return splitBox(field, board.areas.length, 1, gap);
}

/** A sheet; without an icon it has a coloured edge at the top. */
function Column({
  box,
  seed,
  icon,
  size,
  edge,
}: {
  box: Box;
  seed: number;
  icon: string | undefined;
  size: number;
  edge: number;
}) {
  return (
    <>
      <Sheet box={box} seed={seed} />
      {icon === undefined ? (
        <Sheet box={{ ...box, height: edge }} seed={seed} className={seed % 2 === 0 ? "b-chalk" : "b-chalk-soft"} />
      ) : (
        <Icon of={signIcons} name={icon} x={box.x + (box.width - size) / 2} y={box.y - size * 0.55} size={size} />
      )}
    </>
  );
}

/** Columns of notes side by side, each with a sign on top. */
export const columns: BoardKind = {
  name: "columns",
  needs: { areas: { from: 2, to: 4 }, notes: { from: 2, to: 3 }, optionalIcons: iconNames(signIcons) },
  height(board) {
    const [column] = columnsIn(board, boardWidth, 0);
    const above = hasIcons(board) ? rise + wordsTop : 28;
    return 2 * margin + above + areaHeight(board.areas, (column?.width ?? 0) - 2 * padding, false) + padding;
  },
  draw(board, pen) {
    const boxes = columnsIn(board, pen.width, pen.height);
    const top = hasIcons(board) ? wordsTop : 28;
    return board.areas.map((area, index) => {
      const box = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
      const inner = {
        x: box.x + padding,
        y: box.y + top,
        width: box.width - 2 * padding,
        height: box.height - top - padding,
      };
      const sizes = board.areas.length > 3 ? [18, 17, 16, 15, 14, 13] : [21, 20, 19, 18, 17, 16, 15, 14];
      return (
        <g key={area.id}>
          <Column box={box} seed={index} icon={area.icon} size={iconSize} edge={16} />
          {drawArea(area, inner, pen, { sizes, hintHeight: 0 })}
        </g>
      );
    });
  },
  drawCard({ areas }) {
    const top = hasIcons({ areas }) ? 50 : 28;
    const field = { x: 36, y: top, width: 248, height: 178 - top };
    return splitBox(field, areas.length, 1, 9).map((box, index) => {
      const count = 2 + ((areas.length + index) % 2);
      const first = box.y + (hasIcons({ areas }) ? 34 : 26);
      const height = 24;
      return (
        <g key={box.x}>
          <Column box={box} seed={index} icon={areas[index]?.icon} size={46} edge={12} />
          {Array.from({ length: count }, (_, row) => {
            const y = round(first + row * (height + 6));
            const width = Math.min(52, box.width * 0.64);
            const x = box.x + (box.width - width) / 2 - 2 + (row % 2) * 5;
            return <StickyPaper key={y} box={{ x, y, width, height }} index={index + row} />;
          })}
        </g>
      );
    });
  },
};
