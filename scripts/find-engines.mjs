import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

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
 * What to do about the engines that are not here; empty if all are. They are not installed without being asked for: they take half a
 * gigabyte.
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

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
