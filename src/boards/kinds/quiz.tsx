import type { BoardArea, BoardKind } from "../board-kind.ts";
import { type Box, inset, round, splitBox } from "../geometry.ts";
import type { Pen } from "../pen.tsx";
import { Sheet, Tick } from "../shapes.tsx";
import { Tile } from "../tile.tsx";

const tileSize = 40;

function letterOf(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

function drawAnswer(area: BoardArea, box: Box, pen: Pen) {
  const middle = box.y + box.height / 2;
  const isRight = area.correct === true;
  const textX = box.x + tileSize + 30;
  const label = pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box: { x: textX, y: box.y + 8, width: box.x + box.width - textX - (isRight ? 50 : 12), height: box.height - 16 },
    sizes: [22, 20, 19, 18, 17, 16, 15],
    tone: isRight ? "on-note-title" : "title",
    place: "middle",
  });
  return (
    <g key={area.id}>
      <Sheet box={box} seed={area.index + 2} className={isRight ? "b-chalk" : "b-shape"} />
      <Tile
        box={{ x: box.x + 14, y: middle - tileSize / 2, width: tileSize, height: tileSize }}
        mark={letterOf(area.index)}
        seed={area.index}
      />
      {label.picture}
      {isRight && <Tick at={{ x: box.x + box.width - 30, y: middle }} size={28} />}
    </g>
  );
}

/** A turned card in the pile under the question. */
function UnderCard({ box, turn }: { box: Box; turn: number }) {
  return (
    <g transform={`rotate(${turn} ${round(box.x + box.width / 2)} ${round(box.y + box.height / 2)})`}>
      <Sheet box={box} radius={8} />
    </g>
  );
}

/** A question card on its pile, and lettered answers under it, the right one ticked. */
export const quiz: BoardKind = {
  name: "quiz",
  needs: { areas: { from: 3, to: 4 }, notes: { from: 0, to: 0 }, title: true, correct: true },
  height: () => 440,
  draw(board, pen) {
    const card = { x: 40, y: 18, width: pen.width - 80, height: pen.height * 0.43 };
    const answers = { x: 3, y: card.y + card.height + 32, width: pen.width - 6, height: 0 };
    const boxes = splitBox({ ...answers, height: pen.height - answers.y - 4 }, 2, 2, 14);
    const last = boxes[2];
    // A third answer alone in its row stands in the middle.
    if (board.areas.length === 3 && last !== undefined) boxes[2] = { ...last, x: (pen.width - last.width) / 2 };
    return (
      <>
        <UnderCard box={card} turn={-2.2} />
        <UnderCard box={card} turn={1.6} />
        <Sheet box={card} radius={8} />
        <path
          className="b-pale"
          d={`M${card.x + 10} ${card.y + 10}h${card.width - 20}v${card.height - 20}h${20 - card.width}z`}
        />
        {
          pen.write({
            text: board.title,
            field: "board.title",
            box: inset(card, 32),
            sizes: [40, 37, 34, 31, 28, 26, 24],
            tone: "title",
            align: "middle",
            place: "middle",
          }).picture
        }
        {board.areas.map((area, index) => drawAnswer(area, boxes[index] ?? card, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const card = { x: 84, y: 26, width: 152, height: 66 };
    const boxes = splitBox({ x: 44, y: 108, width: 232, height: 68 }, 2, 2, 8);
    return (
      <>
        <UnderCard box={card} turn={-4} />
        <UnderCard box={card} turn={2.5} />
        <Sheet box={card} radius={5} />
        <path className="b-line" d="M108 50h104M124 68h72" />
        {areas.map((area, index) => {
          const box = boxes[index] ?? card;
          return (
            <g key={area.id}>
              <Sheet box={box} seed={index} radius={4} className={area.correct ? "b-chalk" : "b-shape"} />
              {area.correct && <Tick at={{ x: box.x + box.width / 2, y: box.y + box.height / 2 }} size={20} />}
            </g>
          );
        })}
      </>
    );
  },
};
