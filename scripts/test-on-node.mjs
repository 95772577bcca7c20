/**
 * `npm run test:node`: the unit tests on the newest Node with long support, or on another: `npm run test:node -- 22`. npm's package `node` brings it, and nothing of
 * it is installed in the project.
 */
import { run, stopOnSignals } from "./run-command.mjs";

/** Since October 2026, until April 2029. */
const newestVersion = "26";

const [, , version = newestVersion, ...others] = process.argv;
if (!/^\d+(\.\d+){0,2}$/.test(version) || others.length > 0) {
  console.error("Name one version of Node, such as: npm run test:node -- 22");
  process.exit(1);
}
stopOnSignals();
const node = ["--yes", `--package=node@${version}`, "--", "node"];
const code = await run("npx", [...node, "--version"]);
if (code !== 0) console.error(`npm could not bring Node ${version}.`);
process.exitCode = code || (await run("npx", [...node, "node_modules/vitest/vitest.mjs", "run", "--project=unit*"]));
