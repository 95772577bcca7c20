import { fork } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { requirePackage } from "../folders.ts";
import { type PassedFailure, passFailure, receiveFailure } from "./passed-failure.ts";

interface Answer {
  error?: PassedFailure;
}

const loader = pathToFileURL(requirePackage.resolve("tsx")).href;

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
    const settle = (code: number | null) => {
      if (answer && answer.error === undefined) resolve();
      else if (answer?.error) reject(receiveFailure(answer.error));
      else reject(new Error(`${module.pathname} ended with ${code}`));
    };
    child.on("exit", (code) => {
      // Where this process was busy, the end is told before the answer that came before it.
      if (child.connected) child.once("disconnect", () => settle(code));
      else settle(code);
    });
    child.send(order as object);
  });
}

/** The other end of `haveDoneApart`. */
export function workApart<Order>(work: (order: Order) => Promise<void>): void {
  // It comes once. To go on listening keeps the process until it has answered: what the work waits for need not.
  process.on("message", async (order) => {
    let answer: Answer = {};
    try {
      await work(order as Order);
    } catch (error) {
      answer = { error: passFailure(error) };
    }
    process.send?.(answer, () => process.disconnect());
  });
}
