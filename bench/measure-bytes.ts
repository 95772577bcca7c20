import { readFileSync } from "node:fs";
import path from "node:path";
import { dataPathOf } from "../src/domain/route.ts";
import { byteBudgets } from "../tests/built/byte-budgets.ts";
import type { BenchSite } from "./bench-site.ts";
import { compressedBytes } from "./compressed-bytes.ts";
import { measuredPages } from "./pages.ts";
import { formatPeers } from "./peers.ts";
import { formatKb, printTable } from "./print-table.ts";

interface Weights {
  scripts: number;
  styles: number;
  html: number;
  /** All three. */
  firstView: number;
  data: number;
  font: number;
}

const others = { styles: byteBudgets.CSS, data: byteBudgets["data file"], font: byteBudgets.font };
const scriptsAtMost = byteBudgets["JavaScript of a first view"];

const budget: Weights = {
  ...others,
  scripts: scriptsAtMost,
  html: byteBudgets.HTML,
  firstView: scriptsAtMost + byteBudgets.CSS + byteBudgets.HTML,
};

/** A listing's page holds the data for finding, so its HTML has no budget of its own. */
const listingBudget: Weights = {
  ...others,
  scripts: byteBudgets["JavaScript of a listing's first view"],
  html: Number.NaN,
  firstView: byteBudgets["HTML, CSS and JavaScript of a listing"],
};

/** The bytes of a first view of each page, and of a navigation to it. */
export async function measureBytes(site: BenchSite): Promise<void> {
  const pages = measuredPages(site.folder).map((page) => ({ ...page, weights: weigh(site.folder, page.path) }));
  const row = (name: string, { scripts, styles, html, firstView, data, font }: Weights) => [
    name,
    ...[scripts, styles, html, firstView, data, font].map((bytes) => (Number.isNaN(bytes) ? "" : formatKb(bytes))),
  ];
  printTable(
    "Bytes, in kB of Brotli-11",
    ["page", "scripts", "styles", "HTML", "first view", "navigation", "largest font"],
    [
      ...pages.map(({ kind, locale, weights }) => row(`${kind}, ${locale}`, weights)),
      row("budget", budget),
      row("budget of a listing", listingBudget),
    ],
  );
  console.log(`\nFirst view of a template page elsewhere, in kB: ${formatPeers("firstViewKb")}`);
}

function weigh(folder: string, pagePath: string): Weights {
  const html = readFileSync(path.join(folder, pagePath, "index.html"), "utf8");
  const addresses = (pattern: RegExp, part = html) => [
    ...new Set([...part.matchAll(pattern)].map(([, address = ""]) => address)),
  ];
  // Without the preloads for a search, which no first view runs.
  const [code] = /<template id="code">.*?<\/template>/s.exec(html) ?? [];
  const total = (files: string[]) => files.reduce((sum, file) => sum + compressedBytes(path.join(folder, file)), 0);
  const fonts = addresses(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const scripts = total([
    ...addresses(/<script type="module"[^>]* src="([^"]+)"/g, code),
    ...addresses(/<link rel="modulepreload"[^>]* href="([^"]+)"/g, code),
  ]);
  const styles = total(addresses(/<link rel="stylesheet"[^>]* href="([^"]+)"/g));
  const ofHtml = compressedBytes(path.join(folder, pagePath, "index.html"));
  return {
    scripts,
    styles,
    html: ofHtml,
    firstView: scripts + styles + ofHtml,
    data: compressedBytes(path.join(folder, dataPathOf(pagePath))),
    font: Math.max(0, ...fonts.map((font) => readFileSync(path.join(folder, font)).length)),
  };
}
