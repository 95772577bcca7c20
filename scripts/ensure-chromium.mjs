import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { isProgram } from "./is-program.mjs";
import { run } from "./run-command.mjs";

/** Chromium's engine without a window, with which journeys take a quarter less time. */
const headlessShell = "chromium-headless-shell";

const wholeBrowsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "microsoft-edge-stable",
];

const usualPlaces = [
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  ...["", homedir()].flatMap((home) => [
    `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${home}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
  ]),
];

const versionTimeoutMs = 20_000;

/** The flags with which journeys and measurements start Chromium. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--no-first-run",
];

/**
 * The browser for the journeys: the one that CHROMIUM_PATH names, else the first that is found and runs.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  // A browser that the environment names must not be replaced by another: without it, an error follows.
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return onPath([headlessShell], env) ?? findWholeBrowser(env);
}

/**
 * The browser for features that the headless shell lacks, such as the back/forward cache.
 *
 * @param {string | undefined} chromium the browser of the other journeys, which is used here too unless it is the shell
 * @param {NodeJS.ProcessEnv} [env]
 */
export function findWholeChromium(chromium, env = process.env) {
  return chromium && basename(chromium) !== headlessShell ? chromium : findWholeBrowser(env);
}

/**
 * A browser's path and version, for the log.
 *
 * @param {string} path
 */
export function describeBrowser(path) {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: versionTimeoutMs });
  return `${path}, ${stdout?.trim() || "version unknown"}`;
}

/** @param {NodeJS.ProcessEnv} env */
function findWholeBrowser(env) {
  return onPath(wholeBrowsers, env) ?? [...usualPlaces, ...playwrightChromium()].find(works);
}

/**
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(names, env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(works);
}

/**
 * Finds a browser, or installs one where that can be done without asking.
 *
 * @returns {Promise<string | undefined>} its path; when there is none, what to do has been printed
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found && findWholeChromium(found)) return found;
  if (!found && process.env.CHROMIUM_PATH) {
    console.error(
      `CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", where there is no program. Correct it, or unset it.`,
    );
    return undefined;
  }
  await installWithApt();
  const installed = findChromium();
  if (installed && findWholeChromium(installed)) return installed;
  console.error(
    "The journeys need Chromium or Chrome, which is more than its headless shell, and none was found. Install one with the system's " +
      "package manager, or with `npx playwright install chromium`, or set CHROMIUM_PATH to the program.",
  );
  return undefined;
}

/** Installs Chromium on Debian and its derivatives, as root or with a sudo that asks no password. */
async function installWithApt() {
  if (!existsSync("/etc/debian_version") || !isProgram("/usr/bin/apt-get")) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0) return;
  console.log(`Installing Chromium (apt-get install chromium ${headlessShell}) ...`);
  const [command, ...prefix] = isRoot ? ["env"] : ["sudo", "-n", "env"];
  const aptGet = [...prefix, "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  const runQuietly = (/** @type {string[]} */ ...args) =>
    run(/** @type {string} */ (command), [...aptGet, ...args], {}, { isQuiet: true });
  // An unreachable package source fails the update, but the lists on disk may still be enough.
  await runQuietly("update");
  await runQuietly("install", "-y", "chromium");
  // Not every Debian release has this package.
  await runQuietly("install", "-y", headlessShell);
}

/** The path to which `npx playwright install chromium` installs the browser. */
function playwrightChromium() {
  try {
    return [createRequire(import.meta.url)("@playwright/test").chromium.executablePath()];
  } catch {
    return [];
  }
}

/** @param {string} path */
function works(path) {
  return isProgram(path) && runs(path);
}

/** Some systems have a script by that name which only tells how to install the browser. @param {string} path */
function runs(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: versionTimeoutMs }).status === 0;
}
