import { delimiter, join } from "node:path";
import { isProgram } from "./is-program.mjs";

/**
 * The programs with which the site is tried in Firefox and in WebKit, Safari's engine, besides Chromium.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function findEngines(env = process.env) {
  const find = (/** @type {string} */ name) => findProgram(name, env.PATH ?? "");
  const [driver, screen] = [find("WebKitWebDriver"), find("Xvfb")];
  return { firefox: find("firefox-esr"), webkit: driver && screen ? { driver, screen } : undefined };
}

/**
 * Advice for each engine that is missing; empty if none is. They take half a gigabyte, and so are not installed without being asked for.
 *
 * @param {ReturnType<typeof findEngines>} engines
 */
export function tellOfMissing({ firefox, webkit }) {
  return [
    ...(firefox
      ? []
      : ["Firefox is not on this machine, and so the site is not tried in it: apt-get install firefox-esr"]),
    ...(webkit
      ? []
      : ["WebKit is not on this machine, and so the site is not tried in it: apt-get install webkit2gtk-driver xvfb"]),
  ];
}

/**
 * @param {string} name
 * @param {string} path
 */
function findProgram(name, path) {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram);
}
