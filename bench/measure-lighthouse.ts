import type { BenchSite } from "./bench-site.ts";
import { measuredPages } from "./pages.ts";
import { formatPeers } from "./peers.ts";
import { median, printTable } from "./print-table.ts";
import { type Category, categories, fetchLighthouse, type LighthouseReport, runLighthouse } from "./run-lighthouse.ts";

const runs = 3;

/** The default language: its addresses are the longest, and its texts too. */
const locale = "fr";

/** Lighthouse on a page of each kind. A page on which it fails is told, and the others are measured all the same. */
export async function measureLighthouse(site: BenchSite): Promise<void> {
  const fetched = await fetchLighthouse();
  if (!fetched.ok) return console.log(`\nLighthouse could not be fetched, and nothing was measured: ${fetched.reason}`);
  const rows: string[][] = [];
  const remarks = new Set<string>();
  for (const { kind, path } of measuredPages(site.folder).filter((page) => page.locale === locale)) {
    const reports: LighthouseReport[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const result = await runLighthouse(site.origin + path, locale);
      if (result.ok) reports.push(result.report);
      else remarks.add(`${kind}, run ${run} failed: ${result.reason}`);
    }
    rows.push([`${kind}, ${locale}`, ...figuresOf(reports), String(reports.length)]);
    for (const report of reports) for (const remark of shortcomings(report)) remarks.add(`${kind}: ${remark}`);
  }
  printTable(
    `Lighthouse, mobile, median of ${runs}`,
    ["page", "performance", "accessibility", "best practices", "SEO", "LCP s", "TBT ms", "CLS", "runs"],
    rows,
  );
  for (const remark of remarks) console.log(`- ${remark}`);
  console.log(
    `\nElsewhere, template page: score ${formatPeers("templateScore")}, LCP ${formatPeers("templateLcpS")} s,`,
  );
  console.log(`TBT ${formatPeers("templateTbtMs")} ms; listing of 750: score ${formatPeers("listingScore")}`);
}

function figuresOf(reports: LighthouseReport[]): string[] {
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return [
    ...categories.map((name) => median(reports.map((report) => score(report, name))).toFixed(0)),
    (audit("largest-contentful-paint") / 1000).toFixed(2),
    audit("total-blocking-time").toFixed(0),
    audit("cumulative-layout-shift").toFixed(3),
  ];
}

function score(report: LighthouseReport, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/** The audits that cost points. */
function shortcomings(report: LighthouseReport): string[] {
  return categories
    .filter((name) => score(report, name) < 100)
    .flatMap((name) => report.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .map(({ id }) => report.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.title} (${audit?.displayValue ?? audit?.score})`);
}
