import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

interface Answer {
  error?: string;
}

const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * Gives an order to a module that ends in `workApart`, in a process of its own: some tools take much memory, and give it back only
 * when their process ends.
 */
export function haveDoneApart(module: URL, order: unknown, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(module), {
      execArgv: ["--import", loader],
      env: { ...process.env, ...environment },
    });
    let answer: Answer | undefined;
    child.on("message", (message) => {
      answer = message as Answer;
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (answer && answer.error === undefined) resolve();
      else reject(new Error(answer?.error ?? `${module.pathname} ended with ${code}`));
    });
    child.send(order as object);
  });
}

/** The other end of `haveDoneApart`. */
export function workApart<Order>(work: (order: Order) => Promise<void>): void {
  process.once("message", async (order) => {
    let answer: Answer = {};
    try {
      await work(order as Order);
    } catch (error) {
      answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    process.send?.(answer, () => process.disconnect());
  });
}
