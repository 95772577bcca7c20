import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, runNpm } from "./run-command.mjs";

const lockFile = join(root, "package-lock.json");

const packagesFolder = join(root, "node_modules");

/** A copy of the lock file, made after each installation. It lies among the packages, so that it goes when they go. */
const installedLockFile = join(packagesFolder, ".cache/marelle/installed-lock.json");

const oldestNode = { major: 20, minor: 19 };

/**
 * Installs the packages when they are missing, or are not those that the lock file asks for.
 *
 * @returns {Promise<boolean>} whether everything is in place
 */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    console.error(
      `This project needs Node ${oldestNode.major}.${oldestNode.minor} or newer; this is Node ${process.versions.node}. ` +
        "Install a newer one from https://nodejs.org.",
    );
    return false;
  }
  if (isInstalled()) return true;
  if (lstatSync(packagesFolder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      "node_modules is a link, and what it leads to are not the packages that package-lock.json asks for. Run `npm ci` where it " +
        "leads, or remove the link: to install through it would empty that folder.",
    );
    return false;
  }

  console.log("Installing what is missing (npm ci) ...");
  // Building and testing need the development packages, even where the environment asks for production.
  if ((await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"])) !== 0) {
    console.error("The packages could not be installed; npm says why above.");
    return false;
  }
  mkdirSync(dirname(installedLockFile), { recursive: true });
  copyFileSync(lockFile, installedLockFile);
  return true;
}

/** @param {string} version */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor);
}

function isInstalled() {
  return existsSync(installedLockFile) && readFileSync(installedLockFile).equals(readFileSync(lockFile));
}
