import { createHmac } from "node:crypto";
import { availableParallelism } from "node:os";
import { hashRaw } from "@node-rs/argon2";

export interface HasherOptions {
  /** The memory in KiB, and the passes over it, that one hash takes. */
  cost: { memoryCost: number; timeCost: number };
  /** The number of hashes that are computed at the same time, each on a thread of its own. */
  concurrent: number;
  /** The number of attempts that may wait for their turn. */
  waiting: number;
}

const usualOptions: HasherOptions = {
  // OWASP's minimum for Argon2id, which is the library's default algorithm.
  cost: { memoryCost: 19_456, timeCost: 2 },
  concurrent: Math.max(1, availableParallelism() - 1),
  waiting: 24,
};

/**
 * Hashes passwords outside the main thread. The salt is made from the address and a secret of this platform, so that an unknown
 * address takes exactly as long as a known one.
 */
export class PasswordHasher {
  readonly #secret: Buffer;
  readonly #options: HasherOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;
  #visitors = 0;

  constructor(secret: Buffer, options: Partial<HasherOptions> = {}) {
    this.#secret = secret;
    this.#options = { ...usualOptions, ...options };
  }

  /**
   * Runs a function that needs a hash. Returns nothing, and does not run it, when too many are running or waiting already: an
   * attempt that the machine cannot hash should not cost a query either.
   */
  async withPlace<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#visitors >= this.#options.concurrent + this.#options.waiting) return undefined;
    this.#visitors += 1;
    try {
      return await run();
    } finally {
      this.#visitors -= 1;
    }
  }

  /** Only to be called within `withPlace`. */
  async hash(email: string, password: string): Promise<Buffer> {
    await this.#takeTurn();
    try {
      const salt = createHmac("sha256", this.#secret).update(email).digest().subarray(0, 16);
      return await hashRaw(password, { ...this.#options.cost, parallelism: 1, outputLen: 32, salt });
    } finally {
      this.#passTurnOn();
    }
  }

  async #takeTurn(): Promise<void> {
    if (this.#running < this.#options.concurrent) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** Hands the turn to the next in the queue at once, so that a newer attempt cannot take it. */
  #passTurnOn(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
