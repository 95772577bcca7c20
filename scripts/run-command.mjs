/** Runs other programs without a shell, and sees to it that none outlives the command that started them. */
import { spawn } from "node:child_process";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** What the commands leave behind: reports, and servers that were unpacked. */
export const cacheFolder = fileURLToPath(new URL("../.cache/marelle/", import.meta.url));

/** The platform gives up requests after seven, and then closes its database. */
const graceMs = 10_000;

const parentCheckMs = 500;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

let isStopping = false;

/**
 * Resolves with the exit code once the program has ended. It has no standard input: nothing here asks questions, and a
 * group in the background would be halted on reading from the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {{ isQuiet?: boolean }} [how] quiet is what goes on beside something else: it tells of errors alone
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}, { isQuiet = false } = {}) {
  if (isStopping) return Promise.resolve(1);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", isQuiet ? "ignore" : "inherit", "inherit"],
      // In a group of its own, it can be stopped together with all that it started itself.
      detached: true,
    });
    running.add(child);
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      running.delete(child);
      resolve(127);
    });
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * The npm that runs this command, rather than whichever is first on the path.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runNpm(args, env) {
  const npm = process.env.npm_execpath;
  return npm !== undefined && basename(npm) === "npm-cli.js"
    ? run(process.execPath, [npm, ...args], env)
    : run("npm", args, env);
}

/**
 * A program of an installed package, by its file.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runTool(file, args, env) {
  return run(process.execPath, [`node_modules/${file}`, ...args], env);
}

/** Ends everything that `run` has started; by force when it has not ended after a while. */
export function stopAll() {
  for (const child of running) {
    signal(child, "SIGTERM");
    setTimeout(() => running.has(child) && signal(child, "SIGKILL"), graceMs).unref();
  }
}

/** From now on Ctrl-C, or being told to end, ends the children first and then lets the command finish. */
export function stopOnSignals() {
  function stop() {
    isStopping = true;
    stopAll();
  }
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, stop);
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(stop);
  process.on("exit", () => {
    for (const child of running) signal(child, "SIGKILL");
  });
  return { isStopping: () => isStopping };
}

/**
 * npm, or the shell that it runs commands in, may be ended without passing it on.
 *
 * @param {() => void} act
 */
function whenParentEnds(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, parentCheckMs);
  watch.unref();
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}
