import type { BenchSite } from "./bench-site.ts";
import { type MeasuredKind, measuredPages } from "./pages.ts";
import type { PeerFigure } from "./peers.ts";
import { median, printTable } from "./print-table.ts";
import type { Row } from "./rows.ts";
import { type Category, categories, fetchLighthouse, type LighthouseReport, runLighthouse } from "./run-lighthouse.ts";

const runs = 3;

/** The default language: its addresses are the longest, and its texts too. */
const locale = "fr";

/** What is promised of each page, and what stands beside it. */
const promises = {
  template: { lcpS: 1, peers: { lcp: "templateLcpS", tbt: "templateTbtMs" } },
  listing: { lcpS: 1.1, peers: { lcp: "listingLcpS", tbt: "listingTbtMs" } },
  home: { lcpS: 1, peers: {} },
} as const;

/** Lighthouse on a page of each kind. A page on which it fails is told, and the others are measured all the same. */
export async function measureLighthouse(site: BenchSite): Promise<Row[]> {
  const fetched = await fetchLighthouse();
  if (!fetched.ok) console.log(`\nLighthouse could not be fetched, and nothing was measured: ${fetched.reason}`);
  const promised: Row[] = [];
  const rows: string[][] = [];
  const remarks = new Set<string>();
  for (const { kind, path } of measuredPages(site.folder).filter((page) => page.locale === locale)) {
    const reports: LighthouseReport[] = [];
    for (let run = 1; fetched.ok && run <= runs; run += 1) {
      const result = await runLighthouse(site.origin + path, locale);
      if (result.ok) reports.push(result.report);
      else remarks.add(`${kind}, run ${run} failed: ${result.reason}`);
    }
    promised.push(...rowsOf(kind, reports));
    rows.push([`${kind}, ${locale}`, ...figuresOf(reports), String(reports.length)]);
    for (const report of reports) for (const remark of shortcomings(report)) remarks.add(`${kind}: ${remark}`);
  }
  printTable(
    `Lighthouse, mobile, median of ${runs}`,
    ["page", "performance", "accessibility", "best practices", "SEO", "FCP s", "LCP s", "TBT ms", "CLS", "runs"],
    rows,
  );
  for (const remark of remarks) console.log(`- ${remark}`);
  return promised;
}

function rowsOf(kind: MeasuredKind, reports: LighthouseReport[]): Row[] {
  const { lcpS, peers } = promises[kind];
  const { lcp, tbt }: { lcp?: PeerFigure; tbt?: PeerFigure } = peers;
  const middle = (figure: (report: LighthouseReport) => number) => median(reports.map(figure));
  const metric = (name: string) =>
    middle(({ audits }) => Number(audits.metrics?.details?.items[0]?.[name] ?? Number.NaN));
  const observedGap = middle(({ audits }) => {
    const observed = audits.metrics?.details?.items[0] ?? {};
    return Number(observed.observedLargestContentfulPaint) - Number(observed.observedFirstContentfulPaint);
  });
  const row = (what: string, value: number, unit: Row["unit"], limit: number, peers?: PeerFigure): Row => {
    return { name: `Lighthouse, ${kind}: ${what}`, value, unit, limit, ...(peers && { peers }) };
  };
  return [
    row("largest paint", metric("largestContentfulPaint") / 1000, "s", lcpS, lcp),
    row("blocking time", metric("totalBlockingTime"), "ms", 10, tbt),
    row("layout shift", metric("cumulativeLayoutShift"), "", 0),
    row("largest paint after the first, observed", observedGap, "ms", 0),
  ];
}

function figuresOf(reports: LighthouseReport[]): string[] {
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return [
    ...categories.map((name) => median(reports.map((report) => score(report, name))).toFixed(0)),
    (audit("first-contentful-paint") / 1000).toFixed(2),
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
