import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromiumFlags } from "../scripts/ensure-chromium.mjs";
import type { Locale } from "../src/domain/locale.ts";
import { chromiumPath } from "./chromium.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

/** Downloaded on demand rather than a dependency, since nothing else needs it. */
const lighthousePackage = "lighthouse@13.5.0";

/** A newer Node than the project's, which this version of Lighthouse needs. */
const nodePackage = "node@22.23.3";

const fetchLimitMs = 180_000;
/** A run takes about 13 s. */
const runLimitMs = 60_000;

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  /** Of the audit `metrics`: everything that is measured, in one item. */
  details?: { items: Record<string, unknown>[] };
}

export interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

export type LighthouseResult = { ok: true; report: LighthouseReport } | { ok: false; reason: string };

/** Downloads Lighthouse beforehand, so that no run waits for it. */
export function fetchLighthouse(): Promise<CommandResult> {
  return runCommand("npx", npxArguments("--version"), { limitMs: fetchLimitMs });
}

/** Runs Lighthouse as on a phone, with its own throttling. `language` is the page's: with another, the site would redirect. */
export async function runLighthouse(url: string, language: Locale): Promise<LighthouseResult> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-lighthouse-"));
  const output = path.join(folder, "report.json");
  try {
    const args = npxArguments(
      ...[url, "--quiet", "--output=json", `--output-path=${output}`],
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=--headless=new --accept-lang=${language} ${chromiumFlags.join(" ")}`,
    );
    const env = { CHROME_PATH: chromiumPath(), TMPDIR: folder };
    const result = await runCommand("npx", args, { env, limitMs: runLimitMs });
    if (!result.ok) return result;
    const report: LighthouseReport = JSON.parse(await readFile(output, "utf8"));
    return report.runtimeError ? { ok: false, reason: report.runtimeError.message } : { ok: true, report };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function npxArguments(...args: string[]): string[] {
  return [
    ...["--yes", "--package", lighthousePackage],
    ...(hasOwnNode() ? [] : ["--package", nodePackage]),
    ...["--", "lighthouse", ...args],
  ];
}

function hasOwnNode(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 19);
}
