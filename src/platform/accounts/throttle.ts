import { BoundedLimiter, type Count, type Rule } from "./bounded-limiter.ts";

/** Too many attempts: when the next one is welcome. */
export interface Refusal {
  retryAfterSeconds: number;
}

const minute = 60;

export const attemptRules = {
  /** One network address, whatever it tries. */
  perClient: { points: 60, durationSeconds: 10 * minute },
  /** One network address that tries one account. */
  perClientAndAccount: { points: 10, durationSeconds: 10 * minute },
  /** One account, tried from anywhere but a browser that knows it. Beyond that, somebody is guessing. */
  perAccount: { points: 50, durationSeconds: 60 * minute },
  /** One network address that tries an account which is being guessed: its owner may be there, with a new browser. */
  perClientAndGuessedAccount: { points: 3, durationSeconds: 60 * minute },
  /** One network address that subscribes to the newsletter. */
  subscriptions: { points: 30, durationSeconds: 10 * minute },
} satisfies Record<string, Rule>;

export type AttemptRules = Record<keyof typeof attemptRules, Rule>;

/** An account that is guessed from everywhere at once is closed to unknown browsers at so many times its usual limit. */
const mostGuessesFactor = 20;

/** Slows down guessing, without letting anybody lock out another. Kept in memory: a restart forgives. */
export class Throttle {
  readonly #rules: AttemptRules;
  readonly #limiters: Record<keyof AttemptRules, BoundedLimiter>;

  constructor(rules: AttemptRules = attemptRules) {
    this.#rules = rules;
    this.#limiters = {
      perClient: new BoundedLimiter(rules.perClient),
      perClientAndAccount: new BoundedLimiter(rules.perClientAndAccount),
      perAccount: new BoundedLimiter(rules.perAccount),
      perClientAndGuessedAccount: new BoundedLimiter(rules.perClientAndGuessedAccount),
      subscriptions: new BoundedLimiter(rules.subscriptions),
    };
  }

  /** Counts one attempt to sign in or up. Nothing when it may go on. */
  async countAttempt(client: string, email: string, isKnownBrowser: boolean): Promise<Refusal | undefined> {
    const { perClient, perClientAndAccount } = this.#limiters;
    // One after the other: what a first rule refuses must not use up what others count.
    return (
      refusalOf(await perClient.count(client)) ??
      refusalOf(await perClientAndAccount.count(pairOf(client, email))) ??
      (isKnownBrowser ? undefined : await this.#countUnknownBrowser(client, email))
    );
  }

  async #countUnknownBrowser(client: string, email: string): Promise<Refusal | undefined> {
    const { perAccount, perClientAndGuessedAccount } = this.#limiters;
    const count = await perAccount.count(email);
    if (count.isWithin) return undefined;
    if (count.attempts > mostGuessesFactor * this.#rules.perAccount.points) return refusalOf(count);
    const refusal = refusalOf(await perClientAndGuessedAccount.count(pairOf(client, email)));
    if (refusal) await perAccount.giveBack(email);
    return refusal;
  }

  /** A success shows that this was no guessing. */
  async forgive(client: string, email: string): Promise<void> {
    await this.#limiters.perClientAndAccount.forget(pairOf(client, email));
  }

  /** The attempt was counted, but there was no time to look at it: nothing can have been learned by it. */
  async giveBack(client: string, email: string): Promise<void> {
    const { perClient, perClientAndAccount, perAccount, perClientAndGuessedAccount } = this.#limiters;
    await perClient.giveBack(client);
    await perClientAndAccount.giveBack(pairOf(client, email));
    await perAccount.giveBack(email);
    await perClientAndGuessedAccount.giveBack(pairOf(client, email));
  }

  async countSubscription(client: string): Promise<Refusal | undefined> {
    return refusalOf(await this.#limiters.subscriptions.count(client));
  }
}

const pairOf = (client: string, email: string) => `${client} ${email}`;

function refusalOf({ isWithin, retryAfterSeconds }: Count): Refusal | undefined {
  return isWithin ? undefined : { retryAfterSeconds };
}
