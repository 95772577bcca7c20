/**
 * `npm run check`: all that can be told without building the site. Each check runs, whatever the others find.
 * With `--report=<file>` the findings are written there as JSON as well.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { contentFolder, projectFolder } from "../src/build/folders.ts";
import { checkBehaviour } from "./behaviour/check-behaviour.ts";
import { checkBoundaries } from "./boundaries/check-boundaries.ts";
import { type Findings, runCheck } from "./checks/run-check.ts";
import { runTool } from "./checks/run-tool.ts";
import { typedFolders } from "./checks/typed-folders.ts";
import { checkTypes } from "./checks/types.ts";

const report = readReportFile();
const started = performance.now();

function readReportFile(): string | undefined {
  try {
    return parseArgs({ options: { report: { type: "string" } } }).values.report;
  } catch {
    console.error("Write: npm run check, or npm run check -- --report=<file>. It always checks everything.");
    return process.exit(1);
  }
}

type Check = [name: string, find: () => Promise<Findings> | Findings];

/** By the checks that take it alone: where the sources do not even load, the types say why. */
const loadContent = () => import("./checks/content.ts");

const messageTypes: Check = [
  "types of the interface",
  async () => {
    await (await loadContent()).makeMessageTypes(contentFolder);
    return [];
  },
];

const checks: Check[] = [
  ...typedFolders(projectFolder).map((folder): Check => [`types of ${folder}`, () => checkTypes(folder)]),
  ["format and lint", () => runTool("@biomejs/biome", ["check", "--max-diagnostics=100"], "biome")],
  ["boundaries", () => checkBoundaries(projectFolder)],
  ["behaviour", () => checkBehaviour(projectFolder)],
  ["content", async () => (await loadContent()).checkContent(contentFolder, process.env)],
  ["prose", async () => (await loadContent()).checkProse(contentFolder)],
];

const run = ([name, find]: Check) => runCheck(name, find, console.log);

// Before all others: a fresh clone has no types of the interface's messages yet, and without them the site's code has none either.
const results = [await run(messageTypes), ...(await Promise.all(checks.map(run)))];
if (report !== undefined) writeFileSync(report, JSON.stringify(results));
const failed = results.filter(({ findings }) => findings.length > 0).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed === 0 ? `All checks passed in ${seconds} s.` : `${failed} of ${results.length} checks failed, ${seconds} s.`,
);
process.exitCode = Math.min(failed, 1);
