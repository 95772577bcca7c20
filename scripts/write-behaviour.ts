/** `npm run behaviour`: writes `docs/behaviour.md` from the promises and from the titles of the tests. */

import { projectFolder } from "../src/build/folders.ts";
import { readFlags } from "../src/command-line/read-flags.ts";
import { writeBehaviour } from "./behaviour/check-behaviour.ts";

readFlags({ command: "behaviour" });
const problems = writeBehaviour(projectFolder);
for (const problem of problems) console.error(problem);
process.exitCode = Math.min(problems.length, 1);
