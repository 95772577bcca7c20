import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { inset } from "../../geometry.ts";
import { Sheet } from "../../shapes.tsx";
import { mostStars, Perforations, PosterPicture, posterPicture, RatingStars } from "./figures.tsx";
import { drawPart, drawRating, writeCredit } from "./words.tsx";

const bill = { x: 3, width: 296 };
const reviewed = { x: 316, width: 321 };
const padding = 16;
/** A longer label takes two lines on the review. */
const longLabel = 24;

function ratingNote(areas: readonly BoardArea[]): string | undefined {
  return areas.find(({ id }) => id === "stars")?.notes[0];
}

/** A film poster, and beside it a critic's review of the film. */
export const poster: BoardKind = {
  name: "poster",
  needs: {
    areas: { ids: ["title", "genre", "stars", "scene", "ending", "review"] },
    notes: { from: 0, to: 1 },
    value: { id: "stars" },
    valueRange: { from: 1, to: mostStars },
  },
  height: ({ areas }) =>
    480 + (areas.some(({ label }) => label.length > longLabel) ? 72 : 0) + (ratingNote(areas) === undefined ? 0 : 40),
  draw(board, pen) {
    const paper = { ...bill, y: 3, height: pen.height - 6 };
    const page = { ...reviewed, y: 22, height: pen.height - 44 };
    const inner = inset(page, padding);
    const of = (id: string) => board.areas.find((area) => area.id === id) as BoardArea;
    const pictureX = paper.x + (paper.width - posterPicture.width) / 2;
    const words = { x: pictureX + 2, width: posterPicture.width - 4 };
    const rating = drawRating(of("stars"), inner, pen);
    const partsY = rating.bottom + 14;
    const partHeight = (inner.y + inner.height - partsY) / 3;
    return (
      <>
        <Sheet box={paper} radius={5} className="b-chalk" />
        <Perforations x={paper.x + 8} top={paper.y + 12} bottom={paper.y + paper.height - 12} size={13} />
        <Perforations
          x={paper.x + paper.width - 21}
          top={paper.y + 12}
          bottom={paper.y + paper.height - 12}
          size={13}
        />
        <g transform={`translate(${pictureX} ${paper.y + 78})`}>
          <PosterPicture />
        </g>
        {writeCredit(of("genre"), { ...words, y: paper.y + 10, height: 62 }, pen, [20, 19, 18, 17, 16, 15, 14, 13])}
        {writeCredit(
          of("title"),
          { ...words, y: paper.y + 322, height: paper.height - 334 },
          pen,
          [36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 15, 14, 13],
        )}
        <Sheet box={page} seed={2} radius={4} />
        {rating.picture}
        {["scene", "ending", "review"].map((id, index) =>
          drawPart(of(id), { ...inner, y: partsY + index * partHeight, height: partHeight - 8 }, pen),
        )}
      </>
    );
  },
  drawCard({ areas }) {
    const value = areas.find(({ id }) => id === "stars")?.value ?? 0;
    return (
      <>
        <g transform="rotate(-3 98 100)">
          <Sheet box={{ x: 38, y: 12, width: 122, height: 176 }} radius={4} className="b-chalk" />
          <Perforations x={43} top={18} bottom={182} size={7} />
          <Perforations x={148} top={18} bottom={182} size={7} />
          <g transform="translate(56 24) scale(.365)" strokeWidth="6">
            <PosterPicture />
          </g>
          <path className="b-tick" strokeWidth="7" d="M64 128H134M72 144H126" />
          <path className="b-tick" strokeWidth="2.6" d="M68 163H130M80 173H118" />
        </g>
        <g transform="rotate(2 228 108)">
          <Sheet box={{ x: 174, y: 32, width: 116, height: 150 }} seed={2} radius={4} />
          <RatingStars box={{ x: 182, y: 42, width: 100, height: 22 }} value={value} />
          <path className="b-line" d="M186 84H276M186 100H264M186 116H272M186 132H246M186 148H268M186 164H228" />
        </g>
      </>
    );
  },
  sayValue: (value) => `${value} / ${mostStars}`,
};
