/** `npm start`: from a fresh clone to a running site and the platform that it talks to. */
import { addressesOf, findSplitPlatform } from "./addresses.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { refuseArguments, runNpm, stopAll, stopOnSignals } from "./run-command.mjs";
import { checkSettings, startServer } from "./servers.mjs";

refuseArguments(
  "Write npm start alone; ports and addresses are variables of the environment, such as PORT=8000 npm start.",
);
const addresses = addressesOf(process.env);

/** @returns {Promise<boolean>} */
async function start() {
  if (!(await ensureInstalled())) return false;
  // A build takes its time, and it would name the addresses below, which nobody has set.
  if (!(await checkSettings())) return false;
  const split = findSplitPlatform(addresses);
  if (split) console.warn(split);
  // Needs nothing of the build, so it starts beside it.
  const platform = untilOneEnds(startServer("platform", addresses));
  const site = untilOneEnds(buildAndServe());
  return (await Promise.all([platform, site])).every((code) => code === 0);
}

async function buildAndServe() {
  const code = await runNpm(["run", "build"], addresses);
  if (code === 0) return startServer("site", addresses);
  if (!isStopping()) console.error("The build failed, so nothing is served.");
  return code;
}

/**
 * When one cannot go on, the others would only hide it.
 *
 * @param {Promise<number>} ending
 */
async function untilOneEnds(ending) {
  const code = await ending;
  stopAll();
  return code;
}

const { isStopping } = stopOnSignals();
const isDone = await start();
process.exitCode = isDone || isStopping() ? 0 : 1;
