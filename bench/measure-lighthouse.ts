import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BenchSite } from "./bench-site.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { measuredPages } from "./pages.ts";
import { formatPeers } from "./peers.ts";
import { median, printTable } from "./print-table.ts";

/** Fetched when it is needed and not among the dependencies, since nobody else needs it. */
const lighthousePackage = "lighthouse@13.5.0";

/** That Lighthouse needs a newer Node than the project; this package holds one, for this tool alone. */
const nodePackage = "node@22.23.3";

const runs = 3;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; displayValue?: string }>;
  runtimeError?: { message: string };
}

/** Lighthouse as on a phone, its own throttling, on a page of each kind. */
export async function measureLighthouse(site: BenchSite): Promise<void> {
  const rows: string[][] = [];
  const remarks = new Set<string>();
  for (const { kind, locale, path: pagePath } of measuredPages(site.folder)) {
    const reports: LighthouseReport[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(site.origin + pagePath));
    const scores = categories.map((name) => median(reports.map((report) => score(report, name))));
    const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    rows.push([
      `${kind}, ${locale}`,
      ...scores.map((value) => value.toFixed(0)),
      (audit("largest-contentful-paint") / 1000).toFixed(2),
      audit("total-blocking-time").toFixed(0),
      audit("cumulative-layout-shift").toFixed(3),
    ]);
    for (const report of reports)
      for (const remark of shortcomings(report)) remarks.add(`${kind}, ${locale}: ${remark}`);
  }
  printTable(
    `Lighthouse, mobile, median of ${runs}`,
    ["page", "performance", "accessibility", "best practices", "SEO", "LCP s", "TBT ms", "CLS"],
    rows,
  );
  for (const remark of remarks) console.log(`- ${remark}`);
  console.log(
    `\nElsewhere, template page: score ${formatPeers("templateScore")}, LCP ${formatPeers("templateLcpS")} s,`,
  );
  console.log(`TBT ${formatPeers("templateTbtMs")} ms; listing of 750: score ${formatPeers("listingScore")}`);
}

function score(report: LighthouseReport, category: string): number {
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

async function runLighthouse(url: string): Promise<LighthouseReport> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-lighthouse-"));
  const output = path.join(folder, "report.json");
  try {
    await runNpx([
      ...["--yes", "--package", lighthousePackage],
      ...(hasOwnNode() ? [] : ["--package", nodePackage]),
      ...["--", "lighthouse", url, "--quiet", "--output=json", `--output-path=${output}`],
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
    ]);
    const report: LighthouseReport = JSON.parse(await readFile(output, "utf8"));
    if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
    return report;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function hasOwnNode(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 19);
}

function runNpx(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHROME_PATH: chromiumPath() };
    const child = spawn("npx", args, { env, stdio: ["ignore", "ignore", "pipe"] });
    let errors = "";
    child.stderr.on("data", (text) => {
      errors += text;
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`npx ${args.join(" ")}\n${errors}`))));
  });
}
