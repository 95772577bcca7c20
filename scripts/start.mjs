/** `npm start`: from a fresh clone to a running site and the platform that it talks to. */
import { addressesOf, findSplitPlatform } from "./addresses.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { refuseArguments, runNpm, stopAll, stopOnSignals } from "./run-command.mjs";
import { checkSettings, startServers } from "./servers.mjs";

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
  if ((await runNpm(["run", "build"], addresses)) !== 0) {
    if (!stopping.isStopping()) console.error("The build failed, so nothing is served.");
    return false;
  }
  // When one cannot go on, the others would only hide it.
  const codes = await Promise.all(
    startServers(addresses).map(async (server) => {
      const code = await server;
      stopAll();
      return code;
    }),
  );
  return codes.every((code) => code === 0);
}

const stopping = stopOnSignals();
const isDone = await start();
process.exitCode = isDone || stopping.isStopping() ? 0 : 1;
