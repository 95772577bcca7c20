/** Runs other programs without a shell, and sees to it that none outlives the command that started them. */
import { spawn } from "node:child_process";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The folder for what the commands keep: reports, and unpacked servers. */
export const cacheFolder = fileURLToPath(new URL("../.cache/marelle/", import.meta.url));

/** The platform drops open requests after seven seconds, and then closes its database. */
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
 * @param {{ isQuiet?: boolean }} [how] quiet prints errors alone, for a command that runs beside another
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}, { isQuiet = false } = {}) {
  if (isStopping) return Promise.resolve(1);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", isQuiet ? "ignore" : "inherit", "inherit"],
      // A process group of its own, so that it can be stopped together with its child processes.
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
 * The npm that started this command, rather than the first one on the path.
 *
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm !== undefined && basename(npm) === "npm-cli.js" ? [process.execPath, [npm, ...args]] : ["npm", args];
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runNpm(args, env) {
  return run(...npmCommand(args), env);
}

/**
 * Runs a program of an installed package, by its file.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runTool(file, args, env) {
  return run(process.execPath, [`node_modules/${file}`, ...args], env);
}

/**
 * Ends a command that takes no arguments and was given some.
 *
 * @param {string} advice what to write instead
 */
export function refuseArguments(advice) {
  const given = process.argv.slice(2);
  if (given.length === 0) return;
  console.error(`'${given.join(" ")}' means nothing here. ${advice}`);
  process.exit(1);
}

/** Ends every program that `run` has started, by force if it takes too long. */
export function stopAll() {
  for (const child of running) {
    signal(child, "SIGTERM");
    setTimeout(() => running.has(child) && signal(child, "SIGKILL"), graceMs).unref();
  }
}

/** From now on Ctrl-C or a signal to end stops the child processes first, and then lets the command finish. */
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
 * Acts once the parent process has ended, since npm or its shell may end without passing the signal on.
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
