/** The servers that `npm start` runs. Each reads its own settings from the environment, and runs until it is told to stop. */
import { platformUrlOf } from "./addresses.mjs";
import { run } from "./run-command.mjs";

const entries = ["src/server/start-server.ts", "src/platform/start-platform.ts"];

/** @param {string} entry @param {string[]} args @param {Record<string, string>} [env] */
const runEntry = (entry, args, env) => run(process.execPath, ["--import", "tsx", entry, ...args], env);

/**
 * Has each say what is wrong with what the operator has set, and nothing else.
 *
 * @returns {Promise<boolean>} whether all can be used
 */
export async function checkSettings() {
  // Of the addresses that the servers will get, this alone: the others follow from what is set, and nobody could mend them.
  const env = { PLATFORM_URL: platformUrlOf(process.env) };
  const codes = await Promise.all(entries.map((entry) => runEntry(entry, ["--check"], env)));
  return codes.every((code) => code === 0);
}

/**
 * @param {Record<string, string>} env
 * @returns {Promise<number>[]} their exit codes
 */
export function startServers(env) {
  return entries.map((entry) => runEntry(entry, [], env));
}
