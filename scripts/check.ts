/** `npm run check`: all that can be told without building the site. Each check runs, whatever the others find. */
import { contentFolder, projectFolder } from "../src/build/folders.ts";
import { checkBoundaries } from "./boundaries/check-boundaries.ts";
import { checkContent, checkProse, makeMessageTypes } from "./checks/content.ts";
import { type Findings, runCheck } from "./checks/run-check.ts";
import { runTool } from "./checks/run-tool.ts";
import { typedFolders } from "./checks/typed-folders.ts";

const started = performance.now();

// A fresh clone has no types of the interface's messages yet, and without them the site's code has no types either.
await makeMessageTypes(contentFolder);

const checks: [name: string, find: () => Promise<Findings> | Findings][] = [
  ...typedFolders(projectFolder).map((folder): [string, () => Promise<Findings>] => [
    `types of ${folder}`,
    () => runTool("typescript", ["-p", folder, "--pretty", "false"], "tsc"),
  ]),
  ["format and lint", () => runTool("@biomejs/biome", ["check", "--max-diagnostics=100"], "biome")],
  ["boundaries", () => checkBoundaries(projectFolder)],
  ["content", () => checkContent(contentFolder, process.env)],
  ["prose", () => checkProse(contentFolder)],
];

const passed = await Promise.all(checks.map(([name, find]) => runCheck(name, find, console.log)));
const failed = passed.filter((isPassed) => !isPassed).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed === 0 ? `All checks passed in ${seconds} s.` : `${failed} of ${passed.length} checks failed, ${seconds} s.`,
);
process.exitCode = Math.min(failed, 1);
