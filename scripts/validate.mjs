/** `npm run validate`: the Nu HTML checker on all built pages. */
import { ensureValidator } from "./ensure-validator.mjs";
import { refuseArguments, runTool, stopOnSignals } from "./run-command.mjs";

refuseArguments("Write npm run validate alone, after a build: it looks at every page.");
stopOnSignals();
const args = ["run", "--project=built", "tests/built/valid-html.test.ts"];
process.exitCode = ensureValidator() ? await runTool("vitest/vitest.mjs", args) : 1;
