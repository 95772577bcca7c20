import { availableParallelism } from "node:os";

/** Runs tasks side by side, as many at a time as there are cores. */
export class Tasks {
  readonly #most = availableParallelism();
  readonly #running = new Set<Promise<void>>();
  readonly #errors: unknown[] = [];

  /** Comes back when the task has started, which may be a while. Rejects when an earlier task has failed. */
  async add(task: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#most) await Promise.race(this.#running);
    this.#throwError();
    const running: Promise<void> = task()
      .catch((error) => void this.#errors.push(error))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Comes back when all tasks are done. */
  async finish(): Promise<void> {
    await Promise.all(this.#running);
    this.#throwError();
  }

  #throwError(): void {
    if (this.#errors.length > 0) throw this.#errors[0];
  }
}
