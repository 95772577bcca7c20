import { availableParallelism } from "node:os";
import { setImmediate as letOthersIn } from "node:timers/promises";
import type { WorkshopKey } from "../workshop.ts";
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

/** While a thread works, the next call waits with it: here one may be too busy to answer at once. */
const callsPerThread = 2;

/** More would wait for the disk, each with its own copy of what all of them need. */
const mostCores = 8;

/** Up to so many templates this thread takes one of the cores: it is there already. Beyond, it would pile up what others clear up. */
const mostOwnTemplates = 400;

/** Shares the work of a build among the cores. Small work is done here, without starting a thread. */
export class Crew {
  readonly #key: WorkshopKey;
  readonly #templates: number;
  #own: Promise<Hand> | undefined;
  #threads: Thread[] = [];

  /** For a site with about so many templates. */
  constructor(key: WorkshopKey, templates: number) {
    this.#key = key;
    this.#templates = templates;
  }

  /** The one of this thread. */
  own(): Promise<Hand> {
    this.#own ??= Hand.enter(this.#key);
    return this.#own;
  }

  get #worksHere(): boolean {
    return this.#templates <= mostOwnTemplates;
  }

  /** In any order. */
  compile(jobs: readonly CompileJob[], frame: CompileFrame): Promise<Compiled[]> {
    return this.#share(jobs, (hand, some) => hand.compile({ jobs: some, frame }));
  }

  /** In any order. */
  write(names: readonly PartName[], pages: PagesOrder): Promise<WrittenPart[]> {
    return this.#share(
      names,
      (hand, some) => hand.write(some),
      (hand) => hand.beginPages(pages),
    );
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
    this.#threads = [];
  }

  async #share<Job, Result>(
    jobs: readonly Job[],
    work: (hand: Workforce, some: readonly Job[]) => Promise<Result[]>,
    begin?: (hand: Workforce) => Promise<void>,
  ): Promise<Result[]> {
    const isSmall = jobs.length <= fewJobs;
    const threads = isSmall ? [] : this.#start();
    const own = isSmall || this.#worksHere ? await this.own() : undefined;
    if (begin) await Promise.all([...threads, ...(own ? [own] : [])].map(begin));

    const results: Result[] = [];
    let next = 0;
    const takeTurns = async (hand: Workforce, jobsPerTurn: number) => {
      while (next < jobs.length) {
        const some = jobs.slice(next, next + jobsPerTurn);
        next += jobsPerTurn;
        results.push(...(await work(hand, some)));
        if (hand === own) await letOthersIn();
      }
    };
    const turns = threads.flatMap((thread) =>
      Array.from({ length: callsPerThread }, () => takeTurns(thread, jobsPerCall)),
    );
    if (own) turns.push(takeTurns(own, isSmall ? jobs.length : 1));
    // Whoever hears of a failure clears up: by then nobody may be writing any more.
    const ends = await Promise.allSettled(turns);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return results;
  }

  #start(): Thread[] {
    if (this.#threads.length === 0) {
      this.#threads = Array.from(
        { length: Math.min(availableParallelism(), mostCores) - (this.#worksHere ? 1 : 0) },
        () => new Thread(this.#key, this.#templates),
      );
    }
    return this.#threads;
  }
}
