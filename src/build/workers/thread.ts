import { type ResourceLimits, Worker } from "node:worker_threads";
import type { Compiled, CompileOrder, Hand, PagesOrder, PartName, WrittenPart } from "./hand.ts";
import { type PassedFailure, receiveFailure } from "./passed-failure.ts";
import type { BuildInputs } from "./workshop.ts";

export interface Call {
  id: number;
  method: "compile" | "beginPages" | "write";
  input: unknown;
}

export interface Answer {
  id: number;
  value?: unknown;
  error?: PassedFailure;
}

/** What a hand can do, wherever it is. */
export type Workforce = {
  [Method in Call["method"]]: (input: Parameters<Hand[Method]>[0]) => Promise<Awaited<ReturnType<Hand[Method]>>>;
};

/**
 * The young generation is for what a page needs while it is made: with 20 MiB the garbage takes a twelfth of a large build's time. V8 fills
 * what it is given before it clears up, so that with 72 MiB such a build takes more than it may (`bench/README.md`). The old generation is
 * for what stays: the outlines of all templates, and the words of a listing.
 */
function memoryFor(templates: number): ResourceLimits {
  return { maxYoungGenerationSizeMb: Math.max(48, templates / 150), maxOldGenerationSizeMb: 128 + templates / 12 };
}

/** A hand in a thread of its own. */
export class Thread implements Workforce {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  #calls = 0;
  /** Why it does nothing more. */
  #ended: Error | undefined;

  /** For a site with about so many templates. */
  constructor(inputs: BuildInputs, templates: number) {
    this.#worker = new Worker(inputs.threadFile, {
      workerData: inputs,
      // Nothing that reads TypeScript: see `bundle-thread.ts`.
      execArgv: [],
      resourceLimits: memoryFor(templates),
    });
    this.#worker.on("message", ({ id, value, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(value as never);
      else waiting?.reject(receiveFailure(error));
    });
    this.#worker.on("error", (error) => this.#giveUp(error));
    this.#worker.on("exit", (code) => this.#giveUp(new Error(`A thread of the build ended with ${code}`)));
  }

  compile(order: CompileOrder): Promise<Compiled> {
    return this.#call("compile", order);
  }

  beginPages(order: PagesOrder): Promise<void> {
    return this.#call("beginPages", order);
  }

  write(name: PartName): Promise<WrittenPart> {
    return this.#call("write", name);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #call<Value>(method: Call["method"], input: unknown): Promise<Value> {
    this.#calls += 1;
    const call: Call = { id: this.#calls, method, input };
    return new Promise<Value>((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#waiting.set(call.id, { resolve, reject });
      this.#worker.postMessage(call);
    });
  }

  /** It may have ended before anything was asked of it. */
  #giveUp(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
