import { spawn } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../src/http-server/test-free-port.ts";
import type { Row } from "./rows.ts";
import { runCommand } from "./run-command.ts";

const project = path.resolve(import.meta.dirname, "..");

const limitMs = 300_000;
const askEveryMs = 100;

/** `npm start` in a fresh clone of what is committed, with the packages in place and nothing in the cache, until site and platform answer. */
export async function measureStart(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-start-"));
  const clone = path.join(folder, "clone");
  try {
    const cloned = await runCommand("git", ["clone", "--quiet", project, clone], { limitMs });
    if (!cloned.ok) throw new Error(cloned.reason);
    await symlink(path.join(project, "node_modules"), path.join(clone, "node_modules"));
    const seconds = (await timeStart(clone)) / 1000;
    console.log(`\n\`npm start\` from a fresh clone, without the packages: ${seconds.toFixed(1)} s`);
    return [{ name: "npm start from a fresh clone, install apart", value: seconds, unit: "s", limit: 30 }];
  } catch (error) {
    console.log(`\n\`npm start\` from a fresh clone was not measured: ${(error as Error).message}`);
    return [{ name: "npm start from a fresh clone, install apart", value: Number.NaN, unit: "s", limit: 30 }];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function timeStart(clone: string): Promise<number> {
  const [site, platform] = [await findFreePort(), await findFreePort()];
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, PORT: String(site), PLATFORM_PORT: String(platform) },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise<never>((_, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`it ended with ${code}`)));
  });
  // It ends in any case, when it is stopped.
  ended.catch(() => {});
  const late = started + limitMs;
  try {
    const addresses = [`http://localhost:${site}/`, `http://localhost:${platform}/signin`];
    await Promise.race([Promise.all(addresses.map((address) => untilAnswered(address, late))), ended]);
    return performance.now() - started;
  } finally {
    const isOver = new Promise((resolve) => child.once("exit", resolve));
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, "SIGINT");
      await isOver;
    }
  }
}

async function untilAnswered(address: string, late: number): Promise<void> {
  while (performance.now() < late) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  throw new Error(`${address} does not answer`);
}
