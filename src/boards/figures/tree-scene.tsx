import type { ReactNode } from "react";
import { poses } from "./tree-people.tsx";

export const treeSize = { width: 640, height: 484 };

/** A tree with two bare branches under its crown, on the ground at 458. */
function Tree(): ReactNode {
  return (
    <>
      <path className="b-line" d="M12 461Q160 452 290 459M372 459Q500 452 628 461" />
      <path
        className="b-shape"
        d="M272 468Q300 440 299 366Q220 338 118 322Q112 317 118 312Q220 316 296 328L290 290H364L354 334Q430 306 548 302Q555 306 548 311Q440 328 355 366Q352 440 386 468Q360 458 344 466Q330 456 314 466Q296 458 272 468Z"
      />
      <path className="b-hair" d="M312 440Q318 410 314 380M340 446Q334 420 338 392M324 368Q328 350 322 336" />
      <path
        className="b-chalk-soft"
        d="M190 302Q130 306 128 256Q92 220 138 186Q140 132 208 136Q246 84 318 98Q388 80 424 130Q494 126 500 188Q542 222 506 260Q502 306 446 300Q412 328 372 306Q330 332 288 308Q238 332 190 302Z"
      />
      <path
        className="b-hair"
        d="M176 206q8 -16 24 -14M232 176q10 -14 26 -9M300 152q12 -12 26 -4M392 172q14 -8 24 4M440 224q14 -6 22 6M210 262q8 -14 22 -12M300 254q10 -12 24 -6M382 262q12 -12 24 -4M262 222q8 -10 20 -8M352 212q10 -10 22 -4"
      />
    </>
  );
}

/** Ladders, ropes and the like, which are in the tree only with the figure that uses them. */
const props: Readonly<Record<string, ReactNode>> = {
  ladder: (
    <path
      className="b-line"
      d="M216 461L246 318M248 462L276 326M219 446L251 449M223 428L254 431M226 410L258 413M230 391L261 394M234 372L265 376M238 354L268 358M242 336L271 340"
    />
  ),
  swing: (
    <>
      <path className="b-line" d="M471 308L473 402M511 304L511 402" />
      <path className="b-shape" d="M462 399L522 398L522 405L462 406Z" />
    </>
  ),
  alone: <path className="b-hair" d="M84 404q5 -7 -1 -11t3 -10M96 408q5 -7 -1 -11t3 -10" />,
};

interface Figure {
  icon?: string;
  className: "b-shape" | "b-chalk";
}

/** The tree with some of its people; `size` makes them larger, not the tree. */
export function TreeScene({ figures, size = 1 }: { figures: readonly Figure[]; size?: number }): ReactNode {
  return (
    <>
      <Tree />
      {figures.map(({ icon = "" }) => (
        <g key={icon}>{props[icon]}</g>
      ))}
      {figures.map(({ icon = "", className }) => {
        const pose = poses[icon];
        return (
          pose !== undefined && (
            <g key={icon} transform={`translate(${pose.spot.join(" ")})${size === 1 ? "" : ` scale(${size})`}`}>
              {pose.draw(className)}
            </g>
          )
        );
      })}
    </>
  );
}
