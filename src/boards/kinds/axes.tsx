import { drawArea } from "../area-block.tsx";
import type { BoardKind } from "../board-kind.ts";
import { ChartAxes } from "../chart-axes.tsx";
import { type Box, inset, seedOf, splitBox } from "../geometry.ts";
import type { Pen, Tone } from "../pen.tsx";
import { Dots } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

/** Room for the axes, left of the field and under it. */
const gutter = 36;

/** The places for notes on a card; one in five stays empty, and the board decides which. */
const cardNotes = [
  [76, 42],
  [118, 56],
  [182, 40],
  [224, 60],
  [90, 116],
  [178, 122],
  [222, 112],
] as const;

type Labels = Record<string, string>;

function writeAxisLabels(labels: Labels, field: Box, pen: Pen, [low, name, high]: [string, string, string]) {
  const third = (index: number) => ({ ...field, x: field.x + (field.width / 3) * index, width: field.width / 3 });
  const write = (key: string, index: number, align: "start" | "middle" | "end") => {
    const tone: Tone = key === name ? "title" : "quiet";
    const box = third(index);
    const sizes = key === name ? [18, 17, 16, 15, 14, 13] : [15, 14, 13];
    return pen.write({
      text: labels[key] ?? "",
      field: `board.labels.${key}`,
      box,
      sizes,
      tone,
      align,
      place: "middle",
    }).picture;
  };
  return (
    <>
      {write(low, 0, "start")}
      {write(name, 1, "middle")}
      {write(high, 2, "end")}
    </>
  );
}

/** A field between two axes, cut in four. Areas stand in reading order, so the first is low on x and high on y. */
export const axes: BoardKind = {
  name: "axes",
  needs: {
    areas: { from: 4, to: 4 },
    notes: { from: 1, to: 3 },
    labels: ["x", "y", "xLow", "xHigh", "yLow", "yHigh"],
  },
  height: (board) => (board.areas.some((area) => area.notes.length > 2) ? 548 : 472),
  draw(board, pen) {
    const field = { x: gutter + 2, y: 12, width: pen.width - gutter - 16, height: pen.height - gutter - 14 };
    const corner = { x: field.x, y: field.y + field.height };
    const cells = splitBox(field, 2, 2, 0);
    const [middleX, middleY] = [field.x + field.width / 2, field.y + field.height / 2];
    return (
      <>
        <rect className="b-card" {...field} />
        <Dots box={inset(field, 8)} step={18} />
        <path className="b-hair" d={`M${field.x} ${field.y}h${field.width}v${field.height}`} />
        <path
          className="b-hair"
          strokeDasharray="6 7"
          d={`M${middleX} ${field.y + 6}v${field.height - 12}M${field.x + 6} ${middleY}h${field.width - 12}`}
        />
        <ChartAxes corner={corner} reach={[pen.width - 3 - corner.x, corner.y - 3]} head={11} />
        {writeAxisLabels(board.labels, { ...field, y: corner.y + 7, height: 28 }, pen, ["xLow", "x", "xHigh"])}
        {/* The upright axis is written along a lying one and turned. */}
        <g transform={`rotate(-90) translate(${-corner.y} 0)`}>
          {writeAxisLabels(board.labels, { x: 0, y: 2, width: field.height, height: 28 }, pen, ["yLow", "y", "yHigh"])}
        </g>
        {board.areas.map((area, index) => drawArea(area, inset(cells[index] ?? field, 14), pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const seed = seedOf(areas.map((area) => area.id));
    const field = { x: 56, y: 28, width: 214, height: 140 };
    return (
      <>
        <rect className="b-card" {...field} />
        <path className="b-hair" d="M56 28h214v140" />
        <path className="b-hair" strokeDasharray="5 6" d="M163 32v132M60 98h206" />
        <ChartAxes corner={{ x: 56, y: 168 }} reach={[230, 152]} head={9} />
        {cardNotes
          .filter((_, index) => (seed + index) % 5 !== 1)
          .map(([x, y], index) => (
            <StickyPaper key={x} box={{ x, y, width: 33, height: 27 }} index={index + seed} />
          ))}
      </>
    );
  },
  where({ index }, { labels }, colon) {
    const [x, y] = [index % 2 === 0 ? labels.xLow : labels.xHigh, index < 2 ? labels.yHigh : labels.yLow];
    return `${labels.y}${colon}${y}, ${labels.x}${colon}${x}`;
  },
};
