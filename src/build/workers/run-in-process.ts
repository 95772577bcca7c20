import { fileURLToPath, pathToFileURL } from "node:url";
import Tinypool from "tinypool";
import { requirePackage } from "../folders.ts";
import { resultOf, type TaskResult } from "./task-result.ts";

const loader = pathToFileURL(requirePackage.resolve("tsx")).href;

/** Runs the `task` of a module in a process of its own, with its own environment. */
export async function runInProcess<Value>(module: URL, input: unknown, environment: NodeJS.ProcessEnv): Promise<Value> {
  const pool = new Tinypool({
    filename: fileURLToPath(module),
    name: "task",
    runtime: "child_process",
    minThreads: 1,
    maxThreads: 1,
    execArgv: ["--import", loader],
    env: { ...process.env, ...environment } as Record<string, string>,
  });
  try {
    return resultOf((await pool.run(input)) as TaskResult<Value>);
  } finally {
    await pool.destroy();
  }
}
