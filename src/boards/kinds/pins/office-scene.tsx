import type { ReactNode } from "react";
import { Person } from "../../figures/person.tsx";

/** A desk with a screen and somebody at it, standing at 0, 0: 96 wide. */
function Desk({ x, y, isTaken = true }: { x: number; y: number; isTaken?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isTaken && <Person feet={{ x: -18, y: -16 }} height={68} className="b-shape" />}
      <path className="b-chalk" d="M8 -76L44 -77L44 -50L8 -49Z" />
      <path className="b-line" d="M26 -49V-40M16 -39H36" />
      <path className="b-shape" d="M-48 -38H48V-30H-48Z" />
      <path className="b-line" d="M-42 -30V0M42 -30V0" />
    </g>
  );
}

function Plant({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="b-chalk-soft"
        d="M0 -28Q-26 -36 -24 -62Q-4 -56 0 -32Q-6 -60 8 -74Q18 -54 4 -30Q12 -50 28 -50Q26 -32 2 -26Z"
      />
      <path className="b-chalk" d="M-14 -28H15L11 0H-10Z" />
    </g>
  );
}

function MeetingRoom(): ReactNode {
  return (
    <>
      <path className="b-shape" d="M46 66L150 65L150 118L46 119Z" />
      <path className="b-line" d="M60 106l18 -18l16 10l30 -24" />
      <Person feet={{ x: 178, y: 200 }} height={92} className="b-chalk-soft" />
      <Person feet={{ x: 54, y: 172 }} height={60} className="b-shape" />
      <Person feet={{ x: 98, y: 172 }} height={60} className="b-shape" />
      <path className="b-chalk-soft" d="M26 164Q78 158 134 164L134 176Q78 170 26 176Z" />
      <path className="b-line" d="M42 175V200M118 175V200" />
    </>
  );
}

function Archive(): ReactNode {
  return (
    <>
      <path className="b-shape" d="M452 92H510V200H452ZM452 128H510M452 164H510" />
      <path
        className="b-chalk"
        d="M458 104H466V128H458ZM474 100H483V128H474ZM490 106H498V128H490ZM460 142H470V164H460ZM488 140H497V164H488Z"
      />
      <path className="b-shape" d="M546 150H614V200H546Z" />
      <path className="b-chalk-soft" d="M554 138H606V150H554Z" />
      <path className="b-shape" d="M562 112H598V138H562Z" />
      <path className="b-line" d="M556 166H604M568 120h24M568 128h16" />
    </>
  );
}

function Reception(): ReactNode {
  return (
    <>
      <path className="b-chalk" d="M28 284L82 283V392H28Z" />
      <path className="b-shape" d="M38 296H72V340H38Z" />
      <circle className="b-dot" cx="73" cy="354" r="3.4" />
      <Person feet={{ x: 152, y: 352 }} height={84} className="b-chalk-soft" />
      <path className="b-shape" d="M104 340Q152 332 202 340V392H104Z" />
      <path className="b-hair" d="M114 356H192" />
      <path className="b-chalk" d="M176 338Q176 328 185 328Q194 328 194 338Z" />
    </>
  );
}

function Kitchen(): ReactNode {
  return (
    <>
      <path className="b-shape" d="M232 342H306V392H232ZM232 354H306M268 354V392" />
      <path className="b-chalk" d="M240 302H272V342H240Z" />
      <path className="b-shape" d="M248 320H264V342H248Z" />
      <path className="b-line" d="M286 342v-12h12v12M298 333q7 0 3 7M289 324q-4 -5 0 -10M296 324q-4 -5 0 -10" />
      <path className="b-shape" d="M322 290H354V392H322ZM322 328H354" />
      <path className="b-line" d="M329 306v12M329 340v16" />
      <Person feet={{ x: 386, y: 392 }} height={88} className="b-shape" />
    </>
  );
}

function Lounge(): ReactNode {
  return (
    <>
      <path className="b-shape" d="M462 268Q500 262 536 268L536 304Q500 298 462 304Z" />
      <path className="b-hair" d="M470 298L486 280L498 292L512 276L528 298" />
      <Person feet={{ x: 482, y: 372 }} height={66} className="b-shape" />
      <Person feet={{ x: 524, y: 372 }} height={66} className="b-chalk" />
      <path
        className="b-chalk-soft"
        d="M440 352Q440 344 449 344Q458 344 458 354V362H548V354Q548 344 557 344Q566 344 566 352V392H440Z"
      />
      <path className="b-line" d="M458 362V378H548V362M503 362V378" />
      <Plant x={600} y={392} />
    </>
  );
}

/** An office cut open, 640 by 424: meeting room, desks and archive above; reception, kitchen and lounge below. */
export function OfficeScene(): ReactNode {
  return (
    <>
      <path className="b-chalk-soft" d="M10 44L30 14L610 13L630 44Z" />
      <path
        className="b-line"
        d="M12 44H628V396H12ZM12 204H628M218 44V204M430 44V204M218 240V396M430 240V396M218 204v6M430 204v6"
      />
      <path className="b-line" d="M4 398Q320 392 636 398" />
      <MeetingRoom />
      <path className="b-shape" d="M252 62H308V102H252ZM280 62V102M338 62H394V102H338ZM366 62V102" />
      <Desk x={276} y={202} />
      <Desk x={374} y={202} isTaken={false} />
      <Archive />
      <Reception />
      <Kitchen />
      <Lounge />
    </>
  );
}
