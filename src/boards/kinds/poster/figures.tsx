import type { ReactNode } from "react";
import { type Box, round, roundedPolygon } from "../../geometry.ts";

export const posterPicture = { width: 236, height: 236 };

/** The picture of a film poster, 236 by 236: a hero in front of the sun over a town, between two beams. */
export function PosterPicture(): ReactNode {
  return (
    <>
      <path className="b-pale" d="M0 0H236V236H0Z" />
      <path className="b-card" d="M0 190L70 0H126ZM236 190L166 0H110Z" />
      <circle className="b-chalk-soft" cx="118" cy="116" r="74" />
      <path
        className="b-dot"
        d="M0 236V168H18V148H40V172H52V128H60V118H68V128H80V176H98V160H106V200H132V156H150V176H160V136H186V152H198V172H212V144H224V160H236V236Z"
      />
      <path
        className="b-note"
        d="M24 156h5v6h-5zM30 176h5v6h-5zM58 140h5v6h-5zM68 152h5v6h-5zM58 164h5v6h-5zM166 146h5v6h-5zM176 158h5v6h-5zM166 170h5v6h-5zM218 156h5v6h-5zM202 184h5v6h-5z"
      />
      <path className="b-chalk" d="M98 106Q70 118 58 158Q48 190 30 204Q58 214 92 200L112 118Z" />
      <path className="b-shape" d="M84 236L90 150Q92 106 118 104Q144 106 146 150L152 236Z" />
      <path className="b-shape" d="M142 128Q160 116 164 92Q168 84 176 88Q180 92 176 100Q170 130 148 150Z" />
      <circle className="b-shape" cx="118" cy="78" r="27" />
      <path className="b-chalk" d="M92 76Q90 54 112 50Q140 46 144 72Q132 60 118 66Q104 62 92 76Z" />
      <path className="b-chalk" d="M97 110Q118 122 139 110L142 124Q118 136 94 124Z" />
      <path className="b-line" d="M0 0H236V236H0Z" />
    </>
  );
}

/** Perforations along a film's edge. */
export function Perforations({
  x,
  top,
  bottom,
  size,
}: {
  x: number;
  top: number;
  bottom: number;
  size: number;
}): ReactNode {
  const count = Math.floor((bottom - top) / (size * 2));
  const step = (bottom - top) / count;
  const hole = (index: number) => `M${round(x)} ${round(top + (index + 0.25) * step)}h${size}v${size}h${-size}z`;
  return <path className="b-shape" d={Array.from({ length: count }, (_, index) => hole(index)).join("")} />;
}

export const mostStars = 5;

function starAt(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.46;
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });
  return roundedPolygon(corners, radius / 9);
}

/** Five stars, as many of them filled as a film was given. */
export function RatingStars({ box, value }: { box: Box; value: number }): ReactNode {
  const step = box.width / mostStars;
  return Array.from({ length: mostStars }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: stars have nothing but their place
      key={index}
      className={index < value ? "b-chalk" : "b-shape"}
      d={starAt(box.x + (index + 0.5) * step, box.y + box.height / 2, step * 0.46)}
    />
  ));
}
