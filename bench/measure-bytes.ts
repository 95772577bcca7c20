import { readFileSync } from "node:fs";
import path from "node:path";
import { dataPathOf } from "../src/domain/route.ts";
import type { BenchSite } from "./bench-site.ts";
import { compressedBytes } from "./compressed-bytes.ts";
import { measuredPages } from "./pages.ts";
import { formatPeers } from "./peers.ts";
import { formatKb, printTable } from "./print-table.ts";

/** In bytes of Brotli-11; a font is compressed as it is. */
const budgets = { scripts: 72_000, styles: 9_000, html: 18_000, data: 8_000, font: 40_000 };

type Weights = Record<keyof typeof budgets, number>;

/** What a visitor's first view of a page costs, and what moving to it costs. */
export async function measureBytes(site: BenchSite): Promise<void> {
  const pages = measuredPages(site.folder).map((page) => ({ ...page, weights: weigh(site.folder, page.path) }));
  const row = (name: string, { scripts, styles, html, data, font }: Weights) => [
    name,
    ...[scripts, styles, html, scripts + styles + html, data, font].map(formatKb),
  ];
  printTable(
    "Bytes, in kB of Brotli-11",
    ["page", "scripts", "styles", "HTML", "first view", "navigation", "largest font"],
    [...pages.map(({ kind, locale, weights }) => row(`${kind}, ${locale}`, weights)), row("budget", budgets)],
  );
  console.log(`\nFirst view of a template page elsewhere: ${formatPeers("firstViewKb")} kB`);
}

function weigh(folder: string, pagePath: string): Weights {
  const html = readFileSync(path.join(folder, pagePath, "index.html"), "utf8");
  const addresses = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
  const total = (files: string[]) => files.reduce((sum, file) => sum + compressedBytes(path.join(folder, file)), 0);
  const fonts = addresses(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  return {
    scripts: total([
      ...addresses(/<script type="module"[^>]* src="([^"]+)"/g),
      ...addresses(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ]),
    styles: total(addresses(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
    html: compressedBytes(path.join(folder, pagePath, "index.html")),
    data: compressedBytes(path.join(folder, dataPathOf(pagePath))),
    font: Math.max(0, ...fonts.map((font) => readFileSync(path.join(folder, font)).length)),
  };
}
