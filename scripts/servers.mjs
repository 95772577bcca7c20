/** The servers that `npm start` runs. Each reads its own settings from the environment, and runs until it is told to stop. */
import { platformUrlOf } from "./addresses.mjs";
import { run } from "./run-command.mjs";

const entries = { site: "src/server/start-server.ts", platform: "src/platform/start-platform.ts" };

/** @param {string} entry @param {string[]} args @param {Record<string, string>} [env] */
const runEntry = (entry, args, env) => run(process.execPath, ["--import", "tsx", entry, ...args], env);

/**
 * Has each server check the operator's settings and print their faults.
 *
 * @returns {Promise<boolean>} whether all can be used
 */
export async function checkSettings() {
  // The only address to check: all others are derived from the settings, so the operator could not correct them.
  const env = { PLATFORM_URL: platformUrlOf(process.env) };
  const codes = await Promise.all(Object.values(entries).map((entry) => runEntry(entry, ["--check"], env)));
  return codes.every((code) => code === 0);
}

/**
 * @param {keyof typeof entries} name
 * @param {Record<string, string>} env
 * @returns {Promise<number>} its exit code
 */
export function startServer(name, env) {
  return runEntry(entries[name], [], env);
}
