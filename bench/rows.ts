import { type PeerFigure, peerFigures, peerNames, peersSource } from "./peers.ts";
import { printTable } from "./print-table.ts";

/** A figure that a visitor or an operator feels, and what is promised of it. */
export interface Row {
  name: string;
  /** `NaN` where it could not be measured, which counts as falling short. */
  value: number;
  unit: "ms" | "s" | "kB" | "MB" | "";
  /** The most that is promised; without it, the figure is only told. */
  limit?: number;
  /** The same of the sites that stand beside ours. */
  peers?: PeerFigure;
}

const digits = { ms: 0, s: 2, kB: 1, MB: 0, "": 3 } as const;

const fallsShort = ({ value, limit }: Row) => limit !== undefined && !(value <= limit);

/** What has come out beside what is promised and what others reach. Timings are noisy, so nothing fails by them. */
export function printRows(rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const promised = rows.filter(({ limit }) => limit !== undefined);
  const short = promised.filter(fallsShort);
  printTable(
    "What is promised",
    ["", "ours", "promised", "short", ...peerNames],
    rows.map((row) => [
      row.name,
      write(row.value, row.unit),
      row.limit === undefined ? "" : `<= ${row.limit}`,
      fallsShort(row) ? "(!)" : "",
      ...(row.peers ? peerFigures[row.peers] : peerNames.map(() => "")).map(String),
    ]),
  );
  console.log(`\n${peersSource}`);
  const names = short.map(({ name }) => name).join("; ");
  console.log(`\n${short.length} of ${promised.length} rows fall short${names && `: ${names}`}.`);
}

function write(value: number, unit: Row["unit"]): string {
  return Number.isNaN(value) ? "not measured" : `${value.toFixed(digits[unit])} ${unit}`.trim();
}
