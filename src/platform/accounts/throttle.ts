import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Too many attempts: when the next one is welcome. */
export interface Refusal {
  retryAfterSeconds: number;
}

interface Rule {
  points: number;
  durationSeconds: number;
}

const minute = 60;

export const attemptRules = {
  /** One network address, whatever it tries. */
  perClient: { points: 60, durationSeconds: 10 * minute },
  /** One network address that tries one account. */
  perClientAndAccount: { points: 10, durationSeconds: 10 * minute },
  /** One account, tried from anywhere but a browser that knows it: its owner is not locked out by others' attempts. */
  perAccount: { points: 50, durationSeconds: 60 * minute },
  /** One network address that subscribes to the newsletter. */
  subscriptions: { points: 30, durationSeconds: 10 * minute },
} satisfies Record<string, Rule>;

export type AttemptRules = Record<keyof typeof attemptRules, Rule>;

/** Slows down guessing. Kept in memory: a restart forgives. */
export class Throttle {
  readonly #limiters: Record<keyof AttemptRules, RateLimiterMemory>;

  constructor(rules: AttemptRules = attemptRules) {
    const limiter = (name: keyof AttemptRules) =>
      new RateLimiterMemory({
        keyPrefix: name,
        points: rules[name].points,
        duration: rules[name].durationSeconds,
      });
    this.#limiters = {
      perClient: limiter("perClient"),
      perClientAndAccount: limiter("perClientAndAccount"),
      perAccount: limiter("perAccount"),
      subscriptions: limiter("subscriptions"),
    };
  }

  /** Counts one attempt to sign in or up. Nothing when it may go on. */
  async countAttempt(client: string, email: string, isKnownBrowser: boolean): Promise<Refusal | undefined> {
    // One after the other: what a first rule refuses must not use up what others count.
    return (
      (await this.#count("perClient", client)) ??
      (await this.#count("perClientAndAccount", `${client} ${email}`)) ??
      (isKnownBrowser ? undefined : await this.#count("perAccount", email))
    );
  }

  /** A success shows that this was no guessing. */
  async forgive(client: string, email: string): Promise<void> {
    await this.#limiters.perClientAndAccount.delete(`${client} ${email}`);
  }

  countSubscription(client: string): Promise<Refusal | undefined> {
    return this.#count("subscriptions", client);
  }

  async #count(rule: keyof AttemptRules, key: string): Promise<Refusal | undefined> {
    try {
      await this.#limiters[rule].consume(key);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }
}
