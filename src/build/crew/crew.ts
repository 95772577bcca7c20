import { availableParallelism } from "node:os";
import type { Workshop } from "../workshop.ts";
import {
  type Compiled,
  type CompileFrame,
  type CompileJob,
  Hand,
  type PagesOrder,
  type PartName,
  type WrittenPart,
} from "./hand.ts";
import { Thread, type Workforce } from "./thread.ts";

/** To start threads takes about as long as so many templates do. */
const fewJobs = 16;

/** Large enough that telling takes no time, small enough that all threads end together. */
const jobsPerCall = 4;

/** More would wait for the disk, each with its own copy of what all of them need. */
const mostThreads = 8;

/** Shares the work of a build among the cores. Small work is done here, without starting a thread. */
export class Crew {
  readonly #workshop: Workshop;
  readonly #templates: number;
  readonly #own: Hand;
  #threads: Thread[] = [];
  #pages: PagesOrder | undefined;

  /** For a site with about so many templates. */
  constructor(workshop: Workshop, templates: number) {
    this.#workshop = workshop;
    this.#templates = templates;
    this.#own = Hand.of(workshop);
  }

  /** In any order. */
  compile(jobs: readonly CompileJob[], frame: CompileFrame): Promise<Compiled[]> {
    return this.#share(jobs, (hand, some) => hand.compile({ jobs: some, frame }));
  }

  /** In any order. */
  async write(names: readonly PartName[], pages: PagesOrder): Promise<WrittenPart[]> {
    this.#pages = pages;
    await Promise.all([this.#own, ...this.#threads].map((hand) => hand.beginPages(pages)));
    return this.#share(names, (hand, some) => hand.write(some));
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
    this.#threads = [];
  }

  async #share<Job, Result>(
    jobs: readonly Job[],
    work: (hand: Workforce, some: readonly Job[]) => Promise<Result[]>,
  ): Promise<Result[]> {
    if (jobs.length <= fewJobs) return work(this.#own, jobs);
    await this.#start();
    const results: Result[] = [];
    let next = 0;
    const takeTurns = async (hand: Workforce) => {
      while (next < jobs.length) {
        const some = jobs.slice(next, next + jobsPerCall);
        next += jobsPerCall;
        results.push(...(await work(hand, some)));
      }
    };
    // Whoever hears of a failure clears up: by then nobody may be writing any more.
    const ends = await Promise.allSettled(this.#threads.map(takeTurns));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return results;
  }

  async #start(): Promise<void> {
    if (this.#threads.length > 0) return;
    const { config, messages, rendererFile } = this.#workshop;
    const key = { config, messages, rendererFile };
    this.#threads = Array.from(
      { length: Math.min(availableParallelism(), mostThreads) },
      () => new Thread(key, this.#templates),
    );
    const pages = this.#pages;
    if (pages) await Promise.all(this.#threads.map((thread) => thread.beginPages(pages)));
  }
}
