import { fitClosing, writeBody } from "./batch.ts";
import type { EventStore, SavedEvent } from "./event-store.ts";
import { type Answer, judgeAnswer } from "./judge-answer.ts";

/** R9.2. */
const batchSize = 100;
/** When batching is on: so many events are sent at once, and fewer after the period. */
const batchThreshold = 30;
export const batchPeriodMs = 30_000;

/** A server that does not answer holds nothing up for longer. */
export const answerTimeoutMs = 30_000;

/** After failures in a row; the last one is for all that follow. */
export const pausesMs = [2_000, 5_000, 15_000, 60_000, 300_000];

export interface Clock {
  now: () => number;
  /** Returns how to call it off. */
  after: (ms: number, act: () => void) => () => void;
}

export interface SenderOptions {
  client: string;
  isBatched: boolean;
  store: EventStore;
  /** Rejects when there is no answer. A request of a closing page goes on without it. */
  send: (body: string, how: { isClosing: boolean }) => Promise<Answer>;
  clock: Clock;
  /** Runs one piece of work at a time, of all tabs. */
  takeTurns: (work: () => Promise<void>) => Promise<unknown>;
}

/** Sends the stored events, oldest first, and removes them once they are known to have arrived. */
export class Sender {
  readonly #options: SenderOptions;
  #batchSize = batchSize;
  #failures = 0;
  #isSending = false;
  #isStopped = false;
  #callOffPause: (() => void) | undefined;
  #callOffPeriod: (() => void) | undefined;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** To be called when there may be something to send. */
  wake(): void {
    const { store, clock } = this.#options;
    if (this.#callOffPause || store.size === 0) return;
    if (this.#isReady) this.#sendAll();
    else {
      this.#callOffPeriod ??= clock.after(batchPeriodMs, () => {
        this.#callOffPeriod = undefined;
        // At the end of a pause the events that have come meanwhile are sent, too.
        if (!this.#callOffPause) this.#sendAll();
      });
    }
  }

  /** Things may have got better: a pause ends. */
  hurry(): void {
    this.#endPause();
    this.#sendAll();
  }

  /** The page closes and hears no answer: events that do not arrive stay stored for the next page. */
  sendLast(): void {
    const events = fitClosing(this.#options.store.oldest(this.#batchSize));
    if (events.length > 0 && !this.#isStopped) void this.#post(events, true);
  }

  stop(): void {
    this.#isStopped = true;
    this.#endPause();
    this.#callOffPeriod?.();
  }

  get #isReady(): boolean {
    const { store, isBatched } = this.#options;
    return store.size >= (isBatched ? batchThreshold : 1);
  }

  #sendAll(): void {
    if (this.#isSending || this.#isStopped) return;
    this.#isSending = true;
    const send = async () => {
      let goesOn = true;
      while (goesOn && !this.#isStopped) goesOn = await this.#sendBatch();
      // Before the turn ends, because an event that is saved afterwards would start no request.
      this.#isSending = false;
    };
    this.#options.takeTurns(send).then(
      () => this.wake(),
      () => {
        this.#isSending = false;
      },
    );
  }

  /** Whether there is more to send at once. */
  async #sendBatch(): Promise<boolean> {
    const { store } = this.#options;
    const events = store.oldest(this.#batchSize);
    if (events.length === 0) return false;
    const answer = await this.#post(events, false);
    const verdict = judgeAnswer(answer, events.length);
    if (verdict === "later") {
      this.#pause();
      return false;
    }
    this.#failures = 0;
    if (verdict === "stored") return this.#isReady;
    if (verdict === "refused") store.remove(events.map(({ key }) => key));
    // A search for an event that cannot be read ends with it; a size that was too large stays too large.
    const isFound = verdict === "refused" && answer?.status === 400;
    this.#batchSize = isFound ? batchSize : Math.ceil(events.length / 2);
    return true;
  }

  async #post(events: readonly SavedEvent[], isClosing: boolean): Promise<Answer | undefined> {
    const { client, store, send, clock } = this.#options;
    const body = writeBody({ client, events: events.map(({ text }) => text), uploadMs: clock.now() });
    const answer = await new Promise<Answer | undefined>((resolve) => {
      const callOff = clock.after(answerTimeoutMs, () => resolve(undefined));
      send(body, { isClosing })
        .then(resolve, () => resolve(undefined))
        .finally(callOff);
    });
    if (judgeAnswer(answer, events.length) === "stored") store.remove(events.map(({ key }) => key));
    return answer;
  }

  #pause(): void {
    const pauseMs = pausesMs[this.#failures] ?? (pausesMs.at(-1) as number);
    this.#failures += 1;
    this.#callOffPause = this.#options.clock.after(pauseMs, () => this.hurry());
  }

  #endPause(): void {
    this.#callOffPause?.();
    this.#callOffPause = undefined;
  }
}
