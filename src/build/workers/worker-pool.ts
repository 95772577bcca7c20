import { availableParallelism } from "node:os";
import Tinypool from "tinypool";
import type { BuildInputs } from "./build-tools.ts";
import type { CompiledTask, CompileTask } from "./compile-task.ts";
import type { PagesTask, WrittenPages } from "./pages-task.ts";
import { resultOf } from "./task-result.ts";

/** More threads would wait for the disk, each with its own copy of the code and of the outlines of all templates. */
const mostThreads = 8;

/** The threads in which templates are compiled and pages are made: as many as there are cores. */
export class WorkerPool {
  readonly threads = Math.min(availableParallelism(), mostThreads);
  readonly #pool: Tinypool;

  constructor(inputs: BuildInputs) {
    this.#pool = new Tinypool({
      filename: inputs.workerFile,
      workerData: inputs,
      minThreads: this.threads,
      maxThreads: this.threads,
      // The worker's file is JavaScript: nothing is needed that reads TypeScript.
      execArgv: [],
    });
  }

  compile(tasks: readonly CompileTask[]): Promise<CompiledTask[]> {
    return this.#run("compile", tasks);
  }

  writePages(tasks: readonly PagesTask[]): Promise<WrittenPages[]> {
    return this.#run("pages", tasks);
  }

  end(): Promise<void> {
    return this.#pool.destroy();
  }

  /** Tasks begin in their order. A failure is thrown once no task runs any more, since the caller then removes the files. */
  async #run<Result>(name: string, tasks: readonly unknown[]): Promise<Result[]> {
    const results = await Promise.allSettled(tasks.map((task) => this.#pool.run(task, { name })));
    return results.map((result) => {
      if (result.status === "rejected") throw result.reason;
      return resultOf<Result>(result.value);
    });
  }
}
