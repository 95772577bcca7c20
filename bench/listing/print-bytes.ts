import { formatKb, printTable } from "../print-table.ts";
import { limits } from "./limits.ts";
import type { ListingFigures } from "./listing-figures.ts";
import { type Part, parts, type Transfer } from "./measure-transfer.ts";

/** Stands behind a figure that is over its limit. */
const broken = " (!)";

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
    "The first view of a listing, in kB of Brotli-11 (the total: HTML, styles and scripts; what is searched with comes when the page idles)",
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
