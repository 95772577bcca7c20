import { availableParallelism } from "node:os";
import { setImmediate as letOthersIn } from "node:timers/promises";
import { isLocale } from "../../domain/locale.ts";
import {
  type Compiled,
  type CompileJob,
  Hand,
  type JudgingContext,
  type PagesOrder,
  type PartName,
  type WrittenPart,
} from "./hand.ts";
import { shareJobs } from "./share-jobs.ts";
import { Thread, type Workforce } from "./thread.ts";
import type { BuildInputs } from "./workshop.ts";

/** To start threads takes about as long as so many templates do. */
const fewTemplates = 16;

/** The listings of a language hold all templates. All languages together are worth threads from about a thousand templates on. */
const listedPerTemplate = 400;

/** More would wait for the disk, each with its own copy of what all of them need. */
const mostCores = 8;
const cores = Math.min(availableParallelism(), mostCores);

/** Up to so many templates this thread takes one of the cores: it is there already. Beyond, it would pile up what others clear up. */
const mostOwnTemplates = 400;

/** To take over the pages of more than so many takes this thread seconds, in which another can make what has changed. */
const mostWithoutHelp = 2000;

/** Shares the work of a build among the cores. Small work is done by one hand, mostly this thread's own. */
export class Crew {
  readonly #inputs: BuildInputs;
  readonly #templates: number;
  #own: Promise<Hand> | undefined;
  #threads: Thread[] = [];

  /** For a site with about so many templates. */
  constructor(inputs: BuildInputs, templates: number) {
    this.#inputs = inputs;
    this.#templates = templates;
    // By the time that it is known what there is to do, it has loaded what it needs.
    if (templates > mostWithoutHelp) this.#start(1);
  }

  get #worksHere(): boolean {
    return this.#templates <= mostOwnTemplates;
  }

  /** In any order. */
  compile(jobs: readonly CompileJob[], context: JudgingContext): Promise<Compiled[]> {
    return this.#share(jobs, { work: (hand, job) => hand.compile({ job, context }), weigh: () => 1 });
  }

  /** Those that take longest come first. They come back in any order. */
  write(names: readonly PartName[], pages: PagesOrder): Promise<WrittenPart[]> {
    return this.#share(names, {
      begin: (hand) => hand.beginPages(pages),
      work: (hand, name) => hand.write(name),
      weigh: (name) => (isLocale(name) ? this.#templates / listedPerTemplate : 1),
    });
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
    this.#threads = [];
  }

  async #share<Job, Result>(jobs: readonly Job[], { begin, work, weigh }: SharedWork<Job, Result>): Promise<Result[]> {
    if (jobs.length === 0) return [];
    // The first takes its time wherever it is done: what counts is what could be done beside it.
    const isSmall = jobs.slice(1).reduce((sum, job) => sum + weigh(job), 0) < fewTemplates;
    const threads = isSmall ? this.#threads : this.#start(cores - (this.#worksHere ? 1 : 0));
    const own = threads.length === 0 || this.#worksHere ? await this.#enter() : undefined;
    const hands = [...threads, ...(own ? [own] : [])];
    if (begin) await Promise.all(hands.map(begin));
    return shareJobs(jobs, hands, async (hand, job) => {
      // Threads that wait for their next job.
      if (hand === own) await letOthersIn();
      return work(hand, job);
    });
  }

  /** The hand of this thread. */
  #enter(): Promise<Hand> {
    this.#own ??= Hand.enter(this.#inputs);
    return this.#own;
  }

  /** Sees that there are so many threads. */
  #start(count: number): Thread[] {
    while (this.#threads.length < count) this.#threads.push(new Thread(this.#inputs, this.#templates));
    return this.#threads;
  }
}

interface SharedWork<Job, Result> {
  /** What each hand must do first. */
  begin?: (hand: Workforce) => Promise<void>;
  work: (hand: Workforce, job: Job) => Promise<Result>;
  /** Its share in what makes threads worth starting: that of a template is 1. */
  weigh: (job: Job) => number;
}
