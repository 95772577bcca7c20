/** `npm start`: from a fresh clone to a running site and the platform that it talks to. */
import { ensureInstalled } from "./ensure-installed.mjs";
import { runNpm, stopAll, stopOnSignals } from "./run-command.mjs";
import { checkSettings, startServers } from "./servers.mjs";

const siteOrigin = `http://localhost:${process.env.PORT || 4173}`;
const platformOrigin = `http://localhost:${process.env.PLATFORM_PORT || 4180}`;

/** The two know each other and their own addresses, unless the environment has them know others. */
const addresses = {
  SITE_URL: process.env.SITE_URL || siteOrigin,
  APP_URL: process.env.APP_URL || platformOrigin,
  API_URL: process.env.API_URL || platformOrigin,
  INGEST_URL: process.env.INGEST_URL || `${platformOrigin}/ingest`,
  SITE_ORIGINS: process.env.SITE_ORIGINS || siteOrigin,
};

/** @returns {Promise<boolean>} */
async function start() {
  if (!(await ensureInstalled())) return false;
  // A build takes its time, and it would name the addresses below, which nobody has set.
  if (!(await checkSettings())) return false;
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
