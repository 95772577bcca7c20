import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BuildInputs } from "./build-tools.ts";
import type { CompileTask } from "./compile-task.ts";
import { runInProcess } from "./run-in-process.ts";
import { WorkerPool } from "./worker-pool.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "worker-pool-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeModule(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

async function compileWith(code: string, tasks: unknown[]): Promise<unknown[]> {
  const pool = new WorkerPool({ workerFile: writeModule("worker.mjs", code) } as BuildInputs);
  try {
    return await pool.compile(tasks as CompileTask[]);
  } finally {
    await pool.end();
  }
}

it("gives the results in the order of the tasks, whichever ends first", async () => {
  const worker = `export const compile = async (ms) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { value: ms };
  };`;
  expect(await compileWith(worker, [60, 0, 20])).toEqual([60, 0, 20]);
});

it("throws what a task has failed with once no task runs any more", async () => {
  const marker = path.join(folder, "ended");
  const worker = `import { writeFileSync } from "node:fs";
  export const compile = async (kind) => {
    if (kind === "bad") return { failure: { message: "no room", isTold: false, system: { code: "ENOSPC" } } };
    await new Promise((resolve) => setTimeout(resolve, 50));
    writeFileSync(${JSON.stringify(marker)}, "");
    return {};
  };`;
  await expect(compileWith(worker, ["bad", "good"])).rejects.toThrow(
    expect.objectContaining({ message: "no room", code: "ENOSPC" }),
  );
  rmSync(marker);
});

it("throws where a thread breaks down in the middle of a task", async () => {
  const worker = `export const compile = () => {
    setTimeout(() => { throw new Error("out of order"); });
    return new Promise(() => {});
  };`;
  await expect(compileWith(worker, [1])).rejects.toThrow("out of order");
});

it("runs a module in a process of its own, with an environment of its own", async () => {
  const module = pathToFileURL(
    writeModule("task.mjs", "export const task = (name) => ({ value: process.pid + ' ' + process.env[name] });"),
  );
  const [pid, value] = (await runInProcess<string>(module, "NODE_ENV", { NODE_ENV: "production" })).split(" ");
  expect(value).toBe("production");
  expect(Number(pid)).not.toBe(process.pid);
});

it("throws what a process has failed with, or that it has ended", async () => {
  const failing = pathToFileURL(
    writeModule(
      "failing.mjs",
      "export const task = () => ({ failure: { message: 'broken', isTold: true, system: {} } });",
    ),
  );
  await expect(runInProcess(failing, {}, {})).rejects.toThrow("broken");
  const ending = pathToFileURL(writeModule("ending.mjs", "export const task = () => process.exit(3);"));
  await expect(runInProcess(ending, {}, {})).rejects.toThrow();
});
