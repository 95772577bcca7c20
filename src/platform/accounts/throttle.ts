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
  /** One browser that has signed in to the account before. Nobody else can use these up. */
  perKnownBrowser: { points: 5, durationSeconds: 60 * minute },
  /** One account, tried from anywhere else. Beyond that, somebody is guessing. */
  perAccount: { points: 50, durationSeconds: 60 * minute },
  /** One network address that tries an account which is being guessed: its owner may be there, with a new browser. */
  perClientAndGuessedAccount: { points: 3, durationSeconds: 60 * minute },
  /** One network address that subscribes to the newsletter. */
  subscriptions: { points: 30, durationSeconds: 10 * minute },
} satisfies Record<string, Rule>;

export type AttemptRules = Record<keyof typeof attemptRules, Rule>;

/** An account that is guessed from everywhere at once is closed to unknown browsers at so many times its usual limit. */
const mostGuessesFactor = 20;

export interface Attempt {
  client: string;
  email: string;
  /** Its token, where the browser has signed in to this address before. */
  knownBrowser: string | undefined;
}

/** An attempt that may go on. */
export interface Admission {
  /** A sign-in that succeeds is no guess. That network has used its turn all the same. */
  excuse: () => Promise<void>;
  /** There was no time to look at the attempt: nothing can have been learned by it. */
  takeBack: () => Promise<void>;
}

type LimiterName = keyof AttemptRules;

/** Slows down guessing, without letting anybody lock out another. Kept in memory: a restart forgives. */
export class Throttle {
  readonly #rules: AttemptRules;
  readonly #limiters: Record<LimiterName, BoundedLimiter>;

  constructor(rules: AttemptRules = attemptRules) {
    this.#rules = rules;
    this.#limiters = {
      perClient: new BoundedLimiter(rules.perClient),
      perClientAndAccount: new BoundedLimiter(rules.perClientAndAccount),
      perKnownBrowser: new BoundedLimiter(rules.perKnownBrowser),
      perAccount: new BoundedLimiter(rules.perAccount),
      perClientAndGuessedAccount: new BoundedLimiter(rules.perClientAndGuessedAccount),
      subscriptions: new BoundedLimiter(rules.subscriptions),
    };
  }

  /** Counts one attempt to sign in or up. */
  async countAttempt(attempt: Attempt): Promise<Admission | Refusal> {
    // Only what was counted is given back: whoever could give back more would get attempts for nothing.
    const counted: [LimiterName, string][] = [];
    const count = (name: LimiterName, key: string) => {
      counted.push([name, key]);
      return this.#limiters[name].count(key);
    };
    const giveBack = async (list: typeof counted) => {
      for (const [name, key] of list) await this.#limiters[name].giveBack(key);
    };
    const refusal = await this.#countInTurn(attempt, count);
    if (refusal) return refusal;
    return {
      excuse: () => giveBack(counted.filter(([name]) => name !== "perClient")),
      takeBack: () => giveBack(counted),
    };
  }

  /** One after the other: what a first rule refuses must not use up what others count. */
  async #countInTurn(
    { client, email, knownBrowser }: Attempt,
    count: (name: LimiterName, key: string) => Promise<Count>,
  ): Promise<Refusal | undefined> {
    const pair = `${client} ${email}`;
    const refusal = refusalOf(await count("perClient", client)) ?? refusalOf(await count("perClientAndAccount", pair));
    if (refusal) return refusal;
    if (knownBrowser && (await count("perKnownBrowser", `${knownBrowser} ${email}`)).isWithin) return undefined;

    const onAccount = await count("perAccount", email);
    if (onAccount.isWithin) return undefined;
    if (onAccount.attempts > mostGuessesFactor * this.#rules.perAccount.points) return refusalOf(onAccount);
    const guessed = refusalOf(await count("perClientAndGuessedAccount", pair));
    // One network alone must not be able to bring an account to its last limit.
    if (guessed) await this.#limiters.perAccount.giveBack(email);
    return guessed;
  }

  async countSubscription(client: string): Promise<Refusal | undefined> {
    return refusalOf(await this.#limiters.subscriptions.count(client));
  }
}

function refusalOf({ isWithin, retryAfterSeconds }: Count): Refusal | undefined {
  return isWithin ? undefined : { retryAfterSeconds };
}
