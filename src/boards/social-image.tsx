import { renderToStaticMarkup } from "react-dom/server";
import type { BoardFlaw } from "../domain/board.ts";
import type { MeasureText } from "../domain/renderer.ts";
import type { Chalk } from "../domain/vocabulary.ts";
import { BrandMark } from "./brand-mark.tsx";
import { chalkTones, grounds, toneInFile } from "./palette.ts";
import { createPen } from "./pen.tsx";
import { boardStyle, contentOfSvg, sizeOfSvg } from "./standalone.ts";

export interface SocialImageOrder {
  name: string;
  promise: string;
  /** One line: minutes, people, level. */
  facts: string;
  chalk: Chalk;
  /** A drawing by `drawBoard` or `drawTimeline`. */
  board: string;
  measure: MeasureText;
  /** The brand's name, as the logo writes it. */
  brand: string;
}

const size = { width: 1200, height: 630 };
const column = { x: 64, width: 500 };
/** The classes of the words beside the board. */
const ownClasses = ["b-title", "b-text", "b-on-note"].map((name) => `class="${name}"`).join(" ");
const ground = { x: 612, y: 0, width: 588, height: 630 };

/** Scales a drawing into the pale ground at the right. */
function placeBoard(board: string): { transform: string; strokeWidth: string; content: string } {
  const drawn = sizeOfSvg(board);
  const margin = 36;
  const scale = Math.min((ground.width - 2 * margin) / drawn.width, (ground.height - 2 * margin) / drawn.height);
  const x = ground.x + (ground.width - drawn.width * scale) / 2;
  const y = ground.y + (ground.height - drawn.height * scale) / 2;
  const strokeWidth = /stroke-width="([\d.]+)"/.exec(board)?.[1] ?? "2.2";
  return {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
    strokeWidth,
    content: contentOfSvg(board),
  };
}

const tellFlaw = ({ field, found, expected }: BoardFlaw) => `${field} is ${found}, ${expected}`;

/** The picture of a shared link: 1200 by 630, ready to be rasterised. Throws when a text does not fit. */
export function composeSocialImage({ name, promise, facts, chalk, board, measure, brand }: SocialImageOrder): string {
  const { pen, flaws } = createPen(size, measure);
  const title = pen.write({
    text: name,
    field: "name",
    box: { ...column, y: 148, height: 252 },
    sizes: [88, 80, 72, 64, 56, 50, 44, 38],
    mostLines: 3,
    tone: "title",
  });
  const promiseText = pen.write({
    text: promise,
    field: "promise",
    box: { ...column, y: title.bottom + 22, height: 530 - title.bottom - 22 },
    sizes: [32, 30, 28, 26, 24, 22, 20, 18],
    tone: "text",
  });
  const factsText = pen.write({
    text: facts,
    field: "facts",
    box: { ...column, y: 546, height: 34 },
    sizes: [26, 24, 22, 20, 18, 16],
    tone: "on-note",
    place: "middle",
  });
  if (flaws.length > 0)
    throw new Error(`The picture for social networks has no room: ${flaws.map(tellFlaw).join("; ")}`);
  const drawn = placeBoard(board);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      <title>{name}</title>
      <style>{boardStyle(drawn.content + ownClasses, chalk)}</style>
      <rect width={size.width} height={size.height} fill={grounds.light.paper} />
      <rect {...ground} fill={chalkTones.light[chalk].pale} />
      <g transform="translate(64 52) scale(1.7)">
        <BrandMark tone={toneInFile("light")} />
      </g>
      <text className="b-title" fontSize="40" x="134" y="93">
        {brand}
      </text>
      {title.picture}
      {promiseText.picture}
      {factsText.picture}
      <rect x={column.x} y={588} width="120" height="8" fill={chalkTones.light[chalk].chalk} />
      {/* The drawing comes from this folder's own renderer. */}
      <g
        transform={drawn.transform}
        strokeWidth={drawn.strokeWidth}
        dangerouslySetInnerHTML={{ __html: drawn.content }}
      />
    </svg>,
  );
}
