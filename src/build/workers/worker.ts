import Tinypool from "tinypool";
import { type BuildInputs, loadBuildTools } from "./build-tools.ts";
import { type CompileTask, compileIntoCache } from "./compile-task.ts";
import { type PagesTask, writePages } from "./pages-task.ts";
import { asTask } from "./task-result.ts";

/** What the build's worker pool runs in each of its threads. Begun at once, so that the first task waits less. */
const loading = loadBuildTools(Tinypool.workerData as BuildInputs);
// The first task tells why.
loading.catch(() => {});

export const compile = asTask(async (task: CompileTask) => compileIntoCache(task, (await loading).renderer));

export const pages = asTask(async (task: PagesTask) => writePages(task, await loading));
