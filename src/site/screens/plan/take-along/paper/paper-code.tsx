import { encode } from "uqr";
import { drawCode } from "../../../../../domain/draw-code.ts";

/** The width of a module in millimetres. Telephones cannot read smaller modules of a long address. */
const moduleSize = 0.42;

/** The code of an address. It is as coarse as codes can be, since a plan's address is long. */
export function PaperCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: "L", border: 0 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} style={{ width: `${size * moduleSize}mm` }} aria-hidden="true">
      <path d={drawCode(data)} />
    </svg>
  );
}
