import { formatKb, median, printTable } from "../print-table.ts";
import { limits } from "./limits.ts";
import type { ListingFigures } from "./listing-figures.ts";
import { type Part, parts, type Transfer } from "./measure-transfer.ts";
import type { ResultsTime } from "./watch-results.ts";

/** Stands behind a figure that is over its limit. */
const broken = " (!)";

const deeds: readonly [string, (of: ListingFigures) => ResultsTime[]][] = [
  ["first tick, mouse", ({ ticks }) => ticks.mouse.first],
  ["later ticks, mouse", ({ ticks }) => ticks.mouse.later],
  ["first tick, keyboard", ({ ticks }) => ticks.keyboard.first],
  ["later ticks, keyboard", ({ ticks }) => ticks.keyboard.later],
  ["letters of the first keyword", ({ typing }) => typing.first],
  ["letters of later keywords", ({ typing }) => typing.later],
];

/** Cards below the window may come a frame later than those that it shows: that is told, and limited nowhere. */
export function printTimes(figures: readonly ListingFigures[]): void {
  const cell = (times: number[], limit = Number.POSITIVE_INFINITY) => {
    const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)].map((time) =>
      time.toFixed(0),
    );
    return `${middle} (${least} to ${most})${Number(middle) > limit ? broken : ""}`;
  };
  printTable(
    "From a tick or a letter to painted results, CPU / 4, in ms: median (least to worst)",
    ["templates", ...figures.flatMap(({ size }) => [`${size}, on screen`, "all"])],
    [
      ...deeds.map(([name, timesOf]) => [
        name,
        ...figures.flatMap((of, index) => {
          const times = timesOf(of);
          return [
            cell(
              times.map(({ onScreen }) => onScreen),
              limits.resultsMs[index],
            ),
            cell(times.map(({ all }) => all)),
          ];
        }),
      ]),
      ["limit", ...figures.flatMap((_, index) => [String(limits.resultsMs[index]), ""])],
    ],
  );
}

/** False if a limit is broken. */
export function printBytes(figures: readonly ListingFigures[]): boolean {
  const shown: readonly Part[] = parts;
  const row = (name: string, transfer: Transfer, limit: number) => [
    name,
    ...shown.map((part) => formatKb(transfer[part])),
    formatKb(transfer.total) + (transfer.total > limit ? broken : ""),
    formatKb(limit),
  ];
  const [least, most] = [figures[0], figures.at(-1)];
  if (!least || !most) return true;
  const growth = difference(most.firstView, least.firstView);
  printTable(
    "The first view of a listing, in kB of Brotli-11 (the total is without prefetched pages, fonts and pictures)",
    ["templates", ...shown, "total", "limit"],
    [
      ...figures.map(({ size, firstView }) =>
        row(String(size), firstView, limits.firstView + (size > least.size ? limits.firstViewGrowth : 0)),
      ),
      row("growth", growth, limits.firstViewGrowth),
    ],
  );
  const keywords = most.keywords.toSorted((a, b) => a.total - b.total);
  const middle = keywords[keywords.length >> 1];
  const worst = keywords.at(-1);
  if (!middle || !worst) return true;
  printTable(
    `What one of ${keywords.length} keywords takes at ${most.size} templates, in kB of Brotli-11`,
    ["keyword", ...shown, "total", "limit"],
    [row("median", middle, limits.keyword), row("worst", worst, limits.keyword)],
  );
  printTable(
    "Elements of the page",
    ["templates", "stems", "first view", "after more", "and more"],
    figures.map(({ size, stems, elements }) => [String(size), String(stems), ...elements.map(String)]),
  );
  const isWithin = least.firstView.total <= limits.firstView && growth.total <= limits.firstViewGrowth;
  return isWithin && worst.total <= limits.keyword;
}

function difference(larger: Transfer, smaller: Transfer): Transfer {
  const names = Object.keys(larger) as (keyof Transfer)[];
  return Object.fromEntries(names.map((name) => [name, larger[name] - smaller[name]])) as Transfer;
}
