import { median, printTable } from "../print-table.ts";
import type { Row } from "../rows.ts";
import { limits, sizes } from "./limits.ts";
import type { ListingFigures } from "./listing-figures.ts";
import { type Deed, deeds, type Taking } from "./measure-deeds.ts";

/** One deed at one size, on one line, at a quarter of the processor. */
export interface ResultsRow {
  size: number;
  line: "local" | "slow 4G";
  deed: Deed;
  /** To results in place: the least, the median, the most. */
  ms: [least: number, median: number, most: number];
  /** For code and files of the listing, the most that any took. */
  requests: number;
  limitMs: number;
  limitRequests: number;
}

/** The rows of a listing in the table of what a visitor waits for. */
export function resultsRows(figures: readonly ListingFigures[]): ResultsRow[] {
  return figures.flatMap(({ size, taking, takingOnSlowLine }) => [
    ...rowsOf(size, "local", taking),
    ...(takingOnSlowLine ? rowsOf(size, "slow 4G", takingOnSlowLine) : []),
  ]);
}

function rowsOf(size: number, line: ResultsRow["line"], taking: Taking): ResultsRow[] {
  const index = (sizes as readonly number[]).indexOf(size);
  return deeds.map((deed) => {
    const times = taking[deed].map(({ ms }) => ms);
    return {
      size,
      line,
      deed,
      ms: [Math.min(...times), median(times), Math.max(...times)],
      requests: Math.max(...taking[deed].map(({ requests }) => requests)),
      limitMs: limits.resultsMs[index] ?? Number.NaN,
      limitRequests: limits.requests[index] ?? Number.NaN,
    };
  });
}

/** For the table of all that is promised; of the largest listing the times are only told. */
export function promisedRows(figures: readonly ListingFigures[]): Row[] {
  return resultsRows(figures).map(({ size, line, deed, ms: [, value], limitMs, limitRequests }) => ({
    name: `${deed}, ${size} templates, ${line}`,
    value,
    unit: "ms",
    ...(Number.isFinite(limitRequests) && { limit: limitMs }),
    ...(deed === "first tick" && size === sizes[0] && line === "local" && { peers: "firstTickMs" as const }),
  }));
}

export function printResults(figures: readonly ListingFigures[]): void {
  printTable(
    "From a deed to its results in place, CPU / 4, in ms: median (least to most); requests: the most of any",
    ["templates", "line", "deed", "ms", "limit", "requests", "limit"],
    resultsRows(figures).map(({ size, line, deed, ms: [least, middle, most], requests, limitMs, limitRequests }) => [
      String(size),
      line,
      deed,
      `${middle.toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})${middle > limitMs ? " (!)" : ""}`,
      String(limitMs),
      `${requests}${requests > limitRequests ? " (!)" : ""}`,
      Number.isFinite(limitRequests) ? String(limitRequests) : "",
    ]),
  );
}
