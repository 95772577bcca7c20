import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "./run-command.mjs";

const lockFile = join(root, "package-lock.json");

const packagesFolder = join(root, "node_modules");

/** The list of installed packages, which npm writes at the end of an installation. */
const installedFile = join(packagesFolder, ".package-lock.json");

/**
 * Installs the packages when they are missing, or are not those that the lock file asks for.
 *
 * @returns {Promise<boolean>} whether everything is in place
 */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    console.error(
      `This project needs Node 20.19 or later of that line, or Node 22.12 or later; this is Node ${process.versions.node}. ` +
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
  return true;
}

/**
 * The bundler has no binaries for older Node releases and those between these lines.
 *
 * @param {string} version
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/**
 * Whether npm has installed all packages of a lock file, except optional ones, which not every machine gets.
 *
 * @param {Packages} wanted
 * @param {Packages} installed
 * @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages by their places
 */
export function areInstalled(wanted, installed) {
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    const isProject = place === "";
    return isProject || optional || devOptional || installed[place]?.version === version;
  });
}

function isInstalled() {
  return existsSync(installedFile) && areInstalled(packagesIn(lockFile), packagesIn(installedFile));
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
