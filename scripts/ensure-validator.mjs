import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, npmCommand } from "./run-command.mjs";

/** The Nu HTML checker, 30 MB: only who validates fetches it. The next version may find more. */
const version = "26.9.27";

const oldestJava = 11;

/** A machine without a network gives up sooner than npm does. */
const timeoutMs = 120_000;

const folder = join(cacheFolder, "validator");
const packageFolder = join(folder, "node_modules/vnu-jar");

/**
 * The checker's program.
 *
 * @returns {string | undefined} undefined where it was never fetched, or there is no Java to run it
 */
export function findValidator() {
  const description = join(packageFolder, "package.json");
  const isFetched = existsSync(description) && JSON.parse(readFileSync(description, "utf8")).version === version;
  return isFetched && hasJava() ? join(packageFolder, "build/dist/vnu.jar") : undefined;
}

/**
 * Fetches the checker into the cache where it is missing.
 *
 * @returns {boolean} whether it can be used
 */
export function ensureValidator() {
  if (!hasJava()) {
    return complain(`Java ${oldestJava} or later is not on this machine (apt-get install default-jre-headless)`);
  }
  if (findValidator()) return true;
  // Its script would fetch a Java of its own.
  const options = ["--prefix", folder, "--ignore-scripts", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"];
  const [npm, args] = npmCommand(["install", ...options, `vnu-jar@${version}`]);
  const { status } = spawnSync(npm, args, { stdio: ["ignore", "ignore", "inherit"], timeout: timeoutMs });
  return status === 0 || complain("vnu-jar could not be fetched");
}

function hasJava() {
  // An old one calls itself 1.8.
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1]) >= oldestJava;
}

/** @param {string} reason */
function complain(reason) {
  console.log(`The HTML is not validated: ${reason}.`);
  return false;
}
