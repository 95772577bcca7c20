import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cacheFolder } from "./run-command.mjs";

const programs = ["nginx", "caddy"];

const timeoutMs = 60_000;

/** Debian keeps servers where only root looks. */
const systemFolders = ["/usr/sbin", "/usr/bin"];

/**
 * Finds nginx and Caddy, on which the settings that the build writes for them are tried. What the system lacks is unpacked
 * from Debian's packages into the cache: nothing is installed, and no server starts.
 *
 * @returns {string[]} folders that hold them; none where they cannot be had, and then their tests are skipped
 */
export function ensureHosts() {
  const unpacked = join(cacheFolder, "hosts");
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...systemFolders];
  const foldersOfCache = systemFolders.map((folder) => join(unpacked, folder));
  const isHere = (/** @type {string} */ name) =>
    [...folders, ...foldersOfCache].some((folder) => existsSync(join(folder, name)));
  const missing = programs.filter((name) => !isHere(name));
  if (missing.length > 0) unpack(missing, unpacked);
  const stillMissing = programs.filter((name) => !isHere(name));
  if (stillMissing.length > 0) {
    console.log(`Not on this machine, and so not tried with the built settings: ${stillMissing.join(" and ")}`);
  }
  return foldersOfCache;
}

/** @param {string[]} packages @param {string} folder */
function unpack(packages, folder) {
  mkdirSync(folder, { recursive: true });
  const run = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    spawnSync(command, args, { cwd: folder, stdio: "ignore", timeout: timeoutMs }).status === 0;
  download(packages, (...args) => run("apt-get", args));
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb"))) run("dpkg-deb", ["-x", file, "."]);
}

/**
 * Each by itself: one that Debian does not have must not keep the others away.
 *
 * @param {string[]} packages
 * @param {(...args: string[]) => boolean} aptGet whether it went well
 */
export function download(packages, aptGet) {
  const failed = packages.filter((name) => !aptGet("download", name));
  if (failed.length === 0) return;
  // A fresh machine has no lists yet; only root may fetch them.
  aptGet("update");
  for (const name of failed) aptGet("download", name);
}
