import type { ReactNode } from "react";
import { FlowerHead } from "../../figures/flower-heads.tsx";
import { Sun } from "../../figures/speedboat-scene.tsx";
import { Sheet } from "../../shapes.tsx";

export const front = { width: 440, height: 262 };

/** The picture side: a bay between mountains and a hill with a house. */
export function PictureSide(): ReactNode {
  return (
    <>
      <Sheet box={{ x: 0, y: 0, ...front }} radius={6} />
      <path className="b-pale" d="M14 14H426V248H14Z" />
      <Sun x={336} y={66} radius={25} />
      <path className="b-shape" d="M14 150L58 84L82 104L126 46L176 112L198 92L252 150Z" />
      <path className="b-chalk-soft" d="M126 46L150 78L138 74L128 86L114 74L102 80ZM58 84L70 94L60 100L46 102Z" />
      <path className="b-chalk-soft" d="M14 150H426V248H14Z" />
      <path
        className="b-hair"
        d="M40 168q9 -6 18 0t18 0M204 174q9 -6 18 0t18 0M120 190q9 -6 18 0t18 0M30 206q9 -6 18 0t18 0"
      />
      <path className="b-line" d="M172 128V166" />
      <path className="b-shape" d="M176 126Q196 144 198 162H176ZM168 132Q154 146 152 162H168Z" />
      <path className="b-chalk" d="M144 166Q172 170 202 165Q198 178 190 182H156Q148 178 144 166Z" />
      <path className="b-chalk" d="M426 132Q372 128 334 166Q292 206 216 222Q150 234 14 232V248H426Z" />
      <path className="b-shape" d="M344 138L382 136V178L344 180Z" />
      <path className="b-chalk-soft" d="M336 142L362 112L392 138Z" />
      <path className="b-line" d="M358 179V160H369V178" />
      <path
        className="b-chalk-soft"
        d="M398 158Q384 156 388 142Q380 128 394 122Q402 110 412 122Q424 126 418 140Q422 156 406 158Z"
      />
      <path className="b-line" d="M402 186V140M226 60q9 -11 16 -1q9 -10 16 2M258 82q7 -9 12 -1q7 -8 12 2" />
      <path className="b-line" d="M14 14H426V248H14Z" />
    </>
  );
}

/** A row of half circles bitten out of an edge. */
function bites(count: number, step: string): string {
  return `a4 4 0 0 0 ${step}`.repeat(count);
}

export const stampSize = { width: 72, height: 88 };

/** A stamp with its upper left corner at 0, 0, and the postmark that runs over it. */
export function Stamp(): ReactNode {
  return (
    <>
      <path
        className="b-shape"
        d={`M0 0${bites(9, "8 0")}${bites(11, "0 8")}${bites(9, "-8 0")}${bites(11, "0 -8")}Z`}
      />
      <path className="b-pale" d="M10 10H62V78H10Z" />
      <g transform="translate(36 40) scale(.72)" strokeWidth="3">
        <path className="b-line" strokeWidth="4" d="M0 20V52M0 44Q12 34 18 36" />
        <FlowerHead index={1} />
      </g>
      <path
        className="b-hair"
        d="M-12 26a25 25 0 1 0 .1 0M-12 33a18 18 0 1 0 .1 0M14 40q9 -6 18 0t18 0t18 0M15 51q9 -6 18 0t18 0t18 0M14 62q9 -6 18 0t18 0t18 0"
      />
    </>
  );
}
