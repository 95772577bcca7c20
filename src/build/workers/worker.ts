import Tinypool from "tinypool";
import { type BuildInputs, loadBuildTools } from "./build-tools.ts";
import { type CompileTask, compileIntoCache } from "./compile-task.ts";
import { type PagesTask, writePages } from "./pages-task.ts";
import { asTask } from "./task-result.ts";

/** The functions of each thread of the worker pool. Loading begins at once, so that the first task waits less. */
const loading = loadBuildTools(Tinypool.workerData as BuildInputs);
// A failure is reported by the first task.
loading.catch(() => {});

export const compile = asTask(async (task: CompileTask) => compileIntoCache(task, (await loading).renderer));

export const pages = asTask(async (task: PagesTask) => writePages(task, await loading));
