import { encode } from "uqr";
import { drawCode } from "../../../../../domain/draw-code.ts";
import { type Agenda, factsOf } from "../agenda/agenda.ts";

/** What the plan is, when and with how many, and the way back to it. */
export function SheetHead({ agenda }: { agenda: Agenda }) {
  const { title, address } = agenda;
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{factsOf(agenda).join(" · ")}</p>
        {address && <a href={address}>{address}</a>}
      </div>
      {address && <PaperCode address={address} />}
    </header>
  );
}

/** In millimetres: telephones read no smaller module of a long address. */
const moduleSize = 0.42;

/** As coarse as codes can be, since a plan's address is long. */
function PaperCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: "L", border: 0 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} style={{ width: `${size * moduleSize}mm` }} aria-hidden="true">
      <path d={drawCode(data)} />
    </svg>
  );
}
