import { drawHeading, drawNotes } from "../../area-block.tsx";
import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { Flag } from "../../figures/flag.tsx";
import { type Box, round } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { Tile } from "../../tile.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { SettingOut, Sign } from "./figures.tsx";
import { air, firstPlace, margin, placeAt, roadWidth, rowCount, signHeight, stepOf, stopBox } from "./layout.ts";
import { leadsRight, WindingRoad } from "./winding-road.tsx";

/** How far a pole stands in from its sign's end. */
const poleX = 14;

function drawStop(area: BoardArea, box: Box, pen: Pen, isRight: boolean) {
  const sign = { ...box, height: signHeight };
  const road = box.y + box.height + air;
  const pole = round(box.x + poleX);
  const words = { x: box.x + poleX + 10, y: sign.y + signHeight + 4, width: box.width - poleX - 10 };
  const hint =
    area.hint === undefined
      ? undefined
      : pen.write({
          text: area.hint,
          field: `board.areas.${area.id}.hint`,
          box: { ...words, height: 34 },
          sizes: [14, 13],
          tone: "quiet",
        });
  const y = (hint?.bottom ?? words.y) + 5;
  return (
    <g key={area.id}>
      <path className="b-line" strokeWidth="4" d={`M${pole} ${round(sign.y + 20)}V${round(road + 4)}`} />
      <Sign box={sign} isRight={isRight} seed={area.index} />
      {
        drawHeading(area, { ...sign, x: sign.x + (isRight ? 14 : 22), width: sign.width - 36 }, pen, {
          sizes: [20, 19, 18, 17, 16, 15, 14, 13],
          labelHeight: signHeight - 6,
          hintHeight: 0,
          tones: ["on-note-title", "quiet"],
          isCentred: true,
        }).picture
      }
      {hint?.picture}
      {/* Notes are stuck on the pole. */}
      {drawNotes(area, { ...box, y, height: box.y + box.height - y }, pen)}
      <Tile
        box={{ x: pole - 15, y: road - 2, width: 30, height: 30 }}
        mark={`${area.index + 1}`}
        seed={area.index}
        size={19}
      />
    </g>
  );
}

/** A winding road with a signpost for every stop and a flag at its end. */
export const path: BoardKind = {
  name: "path",
  needs: { areas: { from: 4, to: 6 }, notes: { from: 1, to: 2 }, title: true },
  height: (board) => titleHeight + rowCount(board.areas.length) * stepOf(board) + margin,
  draw(board, pen) {
    const count = board.areas.length;
    const rows = rowCount(count);
    const step = (pen.height - titleHeight - margin) / rows;
    const turn = step / 2 + roadWidth / 2 + margin;
    const top = titleHeight + step - roadWidth / 2;
    const last = { y: titleHeight + rows * step - roadWidth, x: leadsRight(rows - 1) ? pen.width - 84 : 84 };
    return (
      <>
        {drawTitle(board, pen)}
        <WindingRoad
          left={round(turn)}
          right={round(pen.width - turn)}
          top={round(top)}
          step={round(step)}
          rows={rows}
          width={roadWidth}
          start={margin}
          end={leadsRight(rows - 1) ? pen.width - 24 : 24}
        />
        {firstPlace(count) === 1 && (
          <g transform={`translate(150 ${round(top - roadWidth / 2)})`}>
            <SettingOut />
          </g>
        )}
        <g
          transform={`translate(${last.x - (leadsRight(rows - 1) ? 60 : 20)} ${round(last.y + 10)}) scale(1.3)`}
          strokeWidth="1.8"
        >
          <Flag />
        </g>
        {board.areas.map((area, index) => {
          const place = firstPlace(count) + index;
          return drawStop(area, stopBox(place, pen.width, step), pen, leadsRight(placeAt(place).row));
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const shape = { left: 78, right: 242, top: 58, step: 57, rows: 3, width: 17, start: 40, end: 270 };
    const first = firstPlace(areas.length);
    const across = [
      [100, 186],
      [196, 112],
      [104, 178],
    ];
    return (
      <>
        <WindingRoad {...shape} />
        {first === 1 && (
          <g transform="translate(92 49) scale(.42)" strokeWidth="5.6">
            <SettingOut />
          </g>
        )}
        {areas.slice(0, 6 - first).map(({ id }, index) => {
          const { row } = placeAt(first + index);
          const x = across[row]?.[(first + index) % 2] ?? 0;
          const y = 50 + row * shape.step;
          return (
            <g key={id}>
              <path className="b-line" d={`M${x} ${y - 20}V${y + 2}`} />
              <StickyPaper box={{ x: x - 4, y: y - 19, width: 21, height: 16 }} index={index + 1} />
              <Sign box={{ x: x - 10, y: y - 38, width: 46, height: 18 }} isRight={leadsRight(row)} seed={index} />
            </g>
          );
        })}
        <g transform="translate(232 174) scale(.47)" strokeWidth="5.4">
          <Flag />
        </g>
      </>
    );
  },
};
