import { lt } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { attemptCounts } from "../database/schema.ts";
import { type Count, Limiter, type Rule } from "./limiter.ts";

/** Where somebody comes from. */
export interface Client {
  /** An IPv4 address, or the first 64 bits of an IPv6 address, of which each household has one at least. */
  network: string;
  /** The first 48 bits of an IPv6 address: 65,536 networks, which anybody may have. */
  range?: string | undefined;
}

/** Too much at this moment: when the next attempt is welcome. */
export interface Wait {
  retryAfterSeconds: number;
}

const minute = 60;

export const attemptRules = {
  /** One network address, whatever it tries. */
  perClient: { points: 60, durationSeconds: 10 * minute },
  /** One network address that tries one account, but for browsers that know it: their owner may be at an office of many people. */
  perClientAndAccount: { points: 10, durationSeconds: 10 * minute },
  /** One browser that has been in an account of this address before. Nobody else can use these up. */
  perKnownBrowser: { points: 5, durationSeconds: 60 * minute },
  /** One address of accounts, tried from anywhere. Beyond that, somebody is guessing. */
  perAccount: { points: 50, durationSeconds: 60 * minute },
  /** One network address that tries an account which is being guessed: its owner may be there, with a new browser. */
  perClientAndGuessedAccount: { points: 3, durationSeconds: 60 * minute },
  /** One network address that subscribes to the newsletter. */
  subscriptions: { points: 30, durationSeconds: 10 * minute },
} satisfies Record<string, Rule>;

export type AttemptRules = Record<keyof typeof attemptRules, Rule>;

/** What networks of one range may do together, as a multiple of what each may: they may be those of many people, or of one. */
export const rangeFactor = 10;

/** An account that is guessed from everywhere at once is closed to unknown browsers at so many times its usual limit. */
const mostGuessesFactor = 20;

export interface Attempt {
  client: Client;
  email: string;
  /** Where the browser holds a token. */
  browser?: KnownBrowser | undefined;
}

interface KnownBrowser {
  token: string;
  /** The accounts of the address that it has been in. Not asked for whoever is refused without it. */
  findAccounts: () => Promise<ReadonlySet<string>>;
}

/** An attempt that may go on. */
export interface Admission {
  /**
   * To be asked with the account that was found, if any, before anybody learns of it. Only in its own accounts a known browser is
   * taken at its word. Whatever else it tries may be a guess, and counts like one from anywhere.
   */
  confirm: (accountId: string | undefined) => Promise<Wait | undefined>;
  /** A sign-in that succeeds is no guess. That network has used its turn all the same. */
  excuse: () => Promise<void>;
}

type LimiterName = keyof AttemptRules | "perRange" | "subscriptionsPerRange";

/** Counts one attempt by one rule. */
type CountBy = (name: LimiterName, key: string) => Promise<Count>;

/** Slows down guessing, without letting anybody lock out another. */
export class Throttle {
  readonly #database: Database;
  readonly #rules: AttemptRules;
  readonly #limiters: Record<LimiterName, Limiter>;

  constructor(database: Database, secret: Buffer, rules: AttemptRules = attemptRules) {
    this.#database = database;
    this.#rules = rules;
    const limit = (name: keyof AttemptRules, isFinal = false) =>
      new Limiter({ database, secret, name, rule: rules[name], isFinal });
    const limitRange = (name: LimiterName, { points, durationSeconds }: Rule) =>
      new Limiter({ database, secret, name, rule: { points: rangeFactor * points, durationSeconds }, isFinal: true });
    this.#limiters = {
      perClient: limit("perClient", true),
      perRange: limitRange("perRange", rules.perClient),
      perClientAndAccount: limit("perClientAndAccount"),
      perKnownBrowser: limit("perKnownBrowser"),
      perAccount: limit("perAccount"),
      perClientAndGuessedAccount: limit("perClientAndGuessedAccount"),
      subscriptions: limit("subscriptions", true),
      subscriptionsPerRange: limitRange("subscriptionsPerRange", rules.subscriptions),
    };
  }

  /** Counts one attempt to sign in or up. One count after the other: what a first refuses must not use up what others count. */
  async countAttempt(attempt: Attempt): Promise<Admission | Wait> {
    const { client } = attempt;
    // Only what was counted is given back: whoever could give back more would get attempts for nothing.
    const counted: { name: LimiterName; key: string; count: Count }[] = [];
    const countBy: CountBy = async (name, key) => {
      const count = await this.#limiters[name].count(key);
      counted.push({ name, key, count });
      return count;
    };
    const ofClient = await countClient(client, "perClient", "perRange", countBy);
    if (ofClient) return ofClient;
    const ownAccounts = await this.#findOwnAccounts(attempt, countBy);
    const wait = ownAccounts ? undefined : await this.#countAsUnknown(attempt, countBy);
    if (wait) return wait;
    return {
      confirm: async (accountId) =>
        !ownAccounts || (accountId !== undefined && ownAccounts.has(accountId))
          ? undefined
          : this.#countAsUnknown(attempt, countBy),
      excuse: async () => {
        for (const { name, key, count } of counted)
          if (name !== "perClient" && name !== "perRange") await this.#limiters[name].giveBack(key, count);
      },
    };
  }

  /** Nothing for a browser that has been in none, or has used up its own attempts. */
  async #findOwnAccounts({ email, browser }: Attempt, countBy: CountBy): Promise<ReadonlySet<string> | undefined> {
    const found = await browser?.findAccounts();
    if (!browser || !found?.size) return undefined;
    return (await countBy("perKnownBrowser", `${browser.token} ${email}`)).isWithin ? found : undefined;
  }

  /** Of a browser that the account does not know, or a guess of one that it does. */
  async #countAsUnknown({ client, email }: Attempt, countBy: CountBy): Promise<Wait | undefined> {
    const ofClient = waitOf(await countBy("perClientAndAccount", `${client.network} ${email}`));
    if (ofClient) return ofClient;
    const onAccount = await countBy("perAccount", email);
    if (onAccount.isWithin) return undefined;
    if (onAccount.attempts > mostGuessesFactor * this.#rules.perAccount.points) return waitOf(onAccount);
    const guessed = waitOf(await countBy("perClientAndGuessedAccount", `${client.range ?? client.network} ${email}`));
    // One network alone must not be able to bring an account to its last limit.
    if (guessed) await this.#limiters.perAccount.giveBack(email, onAccount);
    return guessed;
  }

  countSubscription(client: Client): Promise<Wait | undefined> {
    const countBy: CountBy = (name, key) => this.#limiters[name].count(key);
    return countClient(client, "subscriptions", "subscriptionsPerRange", countBy);
  }

  /** Forgets counts whose time is over. */
  async prune(now: Date): Promise<void> {
    await this.#database.delete(attemptCounts).where(lt(attemptCounts.expire, now));
  }
}

/** The network first: what it is refused uses up nothing of its range. */
async function countClient(
  { network, range }: Client,
  perNetwork: LimiterName,
  perRange: LimiterName,
  countBy: CountBy,
): Promise<Wait | undefined> {
  return waitOf(await countBy(perNetwork, network)) ?? (range ? waitOf(await countBy(perRange, range)) : undefined);
}

function waitOf({ isWithin, retryAfterSeconds }: Count): Wait | undefined {
  return isWithin ? undefined : { retryAfterSeconds };
}
