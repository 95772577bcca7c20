/**
 * `npm test` runs all checks and tests, from a fresh clone on. After a stage that fails, the later ones still run if they can.
 * The log ends with the failures and the number of tests; a check or a build counts only when it fails.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describeBrowser, ensureChromium, findWholeChromium } from "./ensure-chromium.mjs";
import { ensureHosts } from "./ensure-hosts.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensureValidator } from "./ensure-validator.mjs";
import { findEngines, tellOfMissing } from "./find-engines.mjs";
import { cacheFolder, refuseArguments, runNpm, runTool, stopOnSignals } from "./run-command.mjs";
import {
  addCounts,
  countChecks,
  countPlaywright,
  countVitest,
  failedBecause,
  formatCounts,
  withExitCode,
} from "./test-results.mjs";

/** @typedef {import("./test-results.mjs").Counts} Counts */

const checkReport = join(cacheFolder, "checks.json");
const vitestReport = join(cacheFolder, "vitest.json");
const builtReport = join(cacheFolder, "built.json");
const playwrightReport = join(cacheFolder, "playwright.json");
const enginesReport = join(cacheFolder, "engines.json");
const reports = [checkReport, vitestReport, builtReport, playwrightReport, enginesReport];

/** The exit code of a program that Ctrl-C has ended, as in a shell. */
const interruptedCode = 130;

async function testAll() {
  if (!(await ensureInstalled())) return [failedBecause("Installing what is missing", "npm says why, above.")];
  // An old report must not stand in for one that was never written.
  for (const report of reports) rmSync(report, { force: true });
  mkdirSync(cacheFolder, { recursive: true });

  // The browser is installed beside the first stages: it may take long, and only the journeys need it.
  const chromium = ensureChromium();
  return [await stage("Checks", runChecks), await stage("Unit tests", testUnits), ...(await testBuiltSite(chromium))];
}

/**
 * @param {string} name
 * @param {() => Promise<{ exitCode: number, counts?: Counts }>} work
 */
async function stage(name, work) {
  console.log(`\n== ${name}`);
  const { exitCode, counts } = await work();
  const total = withExitCode(name, exitCode, counts);
  console.log(`== ${name}: ${total.failed > 0 ? "FAILED" : "passed"}`);
  return total;
}

async function runChecks() {
  const exitCode = await runNpm(["run", "check", "--", `--report=${checkReport}`]);
  return { exitCode, counts: countReport(checkReport, countChecks) };
}

function testUnits() {
  return runVitest("unit*", vitestReport, { HOST_PROGRAMS: ensureHosts().join(delimiter) });
}

/**
 * @param {string} project which of those in `vitest.config.ts`; `*` stands for the rest of a name
 * @param {string} report
 * @param {Record<string, string>} [env]
 */
async function runVitest(project, report, env) {
  const args = ["run", `--project=${project}`, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const exitCode = await runTool("vitest/vitest.mjs", args, env);
  return { exitCode, counts: countReport(report, countVitest) };
}

/** @param {Promise<string | undefined>} chromium */
async function testBuiltSite(chromium) {
  const build = await stage("Build", async () => ({ exitCode: await runNpm(["run", "build"]) }));
  if (build.failed > 0) {
    console.error("The built files were not tested, and nobody visited the site in any browser, since there is none.");
    return [build];
  }
  return [
    build,
    await stage("Built files", () => testBuiltFiles()),
    await stage("Journeys", async () => testJourneys(await chromium)),
    await stage("Other engines", testEngines),
  ];
}

function testBuiltFiles() {
  ensureValidator();
  return runVitest("built", builtReport);
}

/** An engine that is not on this machine is said to be missing, and its tests count as skipped. */
function testEngines() {
  for (const missing of tellOfMissing(findEngines())) console.log(missing);
  return runVitest("engines", enginesReport);
}

/** @param {string | undefined} chromium */
async function testJourneys(chromium) {
  if (!chromium) return { exitCode: 1 };
  const whole = findWholeChromium(chromium);
  console.log(`Browser: ${describeBrowser(chromium)}`);
  if (whole && whole !== chromium) console.log(`For what it lacks: ${describeBrowser(whole)}`);
  const exitCode = await runTool("@playwright/test/cli.js", ["test", "--reporter=line,json"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
  return { exitCode, counts: countReport(playwrightReport, countPlaywright) };
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} count
 */
function countReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return failedBecause("There is no readable report of this stage", String(error));
  }
}

refuseArguments(
  "Write npm test alone, or for one file: npx vitest run src/domain/route.test.ts, npx playwright test journeys/theme.",
);
const stopping = stopOnSignals();
const total = addCounts(await testAll());
console.log(`\n${formatCounts(total)}`);
process.exitCode = stopping.isStopping() ? interruptedCode : Math.min(total.failed, 1);
