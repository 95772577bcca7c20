/** Changes that follow each other more quickly are told together. */
export const restMs = 2_000;

interface Options {
  /** Calls back after each change in this browser. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  hasChanges: () => boolean;
  /** Tells the platform what has changed, and takes over its answer. A failure costs nothing: the next exchange tells the same. */
  exchange: (signal: AbortSignal) => Promise<void>;
}

/** Tells the platform of changes a moment after they are made, and before the page is hidden: one exchange at a time. */
export class ChangeTeller {
  readonly #options: Options;
  readonly #whileHere = new AbortController();
  readonly #unsubscribe: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  /** The first exchange begins at once. */
  constructor(options: Options) {
    this.#options = options;
    this.#unsubscribe = options.subscribe(this.wait);
    // The page may be closed before its changes are told.
    document.addEventListener(
      "visibilitychange",
      () => document.hidden && this.#timer && this.#tell(),
      this.#whileHere,
    );
    void this.#exchange();
  }

  stop(): void {
    this.#whileHere.abort();
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  /** Hidden tabs wait, so that of several tabs only the one on view tells the platform. */
  readonly wait = (): void => {
    if (document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#tell, restMs);
  };

  readonly #tell = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#options.hasChanges()) void this.#exchange();
  };

  async #exchange(): Promise<void> {
    if (this.#isUnderWay) return this.wait();
    this.#isUnderWay = true;
    const { signal } = this.#whileHere;
    try {
      await this.#options.exchange(signal);
    } catch (error) {
      if (!signal.aborted) console.warn(error);
    } finally {
      this.#isUnderWay = false;
    }
  }
}
