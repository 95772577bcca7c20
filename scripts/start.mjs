/** `npm start`: from a fresh clone to a running site. */
import { ensureInstalled } from "./ensure-installed.mjs";
import { run, runNpm, stopAll, stopOnSignals } from "./run-command.mjs";

/** Each runs until it is told to stop, and reads its own port from the environment. Further servers join here. */
const serverEntries = ["src/server/start-server.ts"];

/** @returns {Promise<boolean>} */
async function start() {
  if (!(await ensureInstalled())) return false;
  if ((await runNpm(["run", "build"])) !== 0) {
    if (!stopping.isStopping()) console.error("The build failed, so nothing is served.");
    return false;
  }
  const servers = serverEntries.map((entry) => run(process.execPath, ["--import", "tsx", entry]));
  // When one cannot go on, the others would only hide it.
  const codes = await Promise.all(
    servers.map(async (server) => {
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
