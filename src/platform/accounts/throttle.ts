import { lt } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { attemptCounts } from "../database/schema.ts";
import { type AttemptRules, attemptRules, lastLimitFactor, rangeFactor } from "./attempt-rules.ts";
import { type Count, Limiter, type Policy, type Rule } from "./limiter.ts";

/** The origin of a request. */
export interface Client {
  /** An IPv4 address, or the first 64 bits of an IPv6 address: each household has at least one such network. */
  network: string;
  /** The first 48 bits of an IPv6 address: a range of 65,536 networks, which anybody can have. */
  range?: string | undefined;
}

/** A refusal because of too many attempts. */
export interface Wait {
  retryAfterSeconds: number;
  /** Missing where the platform itself is too busy. */
  policy?: Policy;
}

export interface Attempt {
  client: Client;
  email: string;
  /** Missing where the browser holds no token. */
  browser?: BrowserWithToken | undefined;
}

interface BrowserWithToken {
  token: string;
  /** Finds the accounts of the address to which this browser has been signed in. Not called for a network that is over its limit. */
  findAccounts: () => Promise<ReadonlySet<string>>;
}

/** An attempt that is within its limits. */
export interface Admission {
  /**
   * Has to be called with the account that was found, before the answer shows anything about it. In an account to which the
   * browser has never been signed in, the attempt may be a guess: it is then counted like one of an unknown browser.
   */
  confirm: (accountId: string | undefined) => Promise<Wait | undefined>;
  /** Takes back the counts of a sign-in that has succeeded, because it was no guess. Its network keeps the count. */
  excuse: () => Promise<void>;
}

type LimiterName = keyof AttemptRules | "perRange" | "subscriptionsPerRange" | "mailsPerRange";

type CountBy = (name: LimiterName, key: string) => Promise<Count>;

/**
 * Slows down guessing, without letting anybody lock out another person. An attempt passes these counts one after the other, and
 * the first that is over its limit refuses it:
 *
 * 1. the network, and the range of networks that it belongs to;
 * 2. a browser that is known for the address. While it is within its limit, the next counts are left out: guesses of others
 *    cannot keep out the owner;
 * 3. the network together with the address;
 * 4. the address alone. When it is over its limit, somebody is guessing: each network then has a few attempts left, until all
 *    together have reached a last limit.
 */
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
      mailsPerClient: limit("mailsPerClient", true),
      mailsPerRange: limitRange("mailsPerRange", rules.mailsPerClient),
      mailsPerAddress: limit("mailsPerAddress"),
    };
  }

  /** Counts one attempt to sign in or up. */
  async countAttempt(attempt: Attempt): Promise<Admission | Wait> {
    // Only these can be taken back: taking back more would give attempts for nothing.
    const counted: { name: LimiterName; key: string; count: Count }[] = [];
    const countBy: CountBy = async (name, key) => {
      const count = await this.#limiters[name].count(key);
      counted.push({ name, key, count });
      return count;
    };

    const clientWait = await countClient(attempt.client, "perClient", "perRange", countBy);
    if (clientWait) return clientWait;
    const ownAccounts = await this.#findOwnAccounts(attempt, countBy);
    const unknownWait = ownAccounts ? undefined : await this.#countUnknownBrowser(attempt, countBy);
    if (unknownWait) return unknownWait;

    return {
      confirm: async (accountId) => {
        const isAlreadyCounted = ownAccounts === undefined;
        const isOwn = accountId !== undefined && ownAccounts?.has(accountId);
        return isAlreadyCounted || isOwn ? undefined : this.#countUnknownBrowser(attempt, countBy);
      },
      excuse: async () => {
        for (const { name, key, count } of counted)
          if (name !== "perClient" && name !== "perRange") await this.#limiters[name].giveBack(key, count);
      },
    };
  }

  /** Returns nothing for an unknown browser, and for a known one that has used up its own attempts. */
  async #findOwnAccounts({ email, browser }: Attempt, countBy: CountBy): Promise<ReadonlySet<string> | undefined> {
    const found = await browser?.findAccounts();
    if (!browser || !found?.size) return undefined;
    const { isWithin } = await countBy("perKnownBrowser", `${browser.token} ${email}`);
    return isWithin ? found : undefined;
  }

  async #countUnknownBrowser({ client, email }: Attempt, countBy: CountBy): Promise<Wait | undefined> {
    const clientWait = waitOf(await countBy("perClientAndAccount", `${client.network} ${email}`));
    if (clientWait) return clientWait;
    const ofAccount = await countBy("perAccount", email);
    if (ofAccount.isWithin) return undefined;
    const isClosed = ofAccount.attempts > lastLimitFactor * this.#rules.perAccount.points;
    if (isClosed) return waitOf(ofAccount);
    const guessWait = waitOf(await countBy("perClientAndGuessedAccount", `${client.range ?? client.network} ${email}`));
    // Refused attempts are not counted for the address, or one network alone could close it for everybody.
    if (guessWait) await this.#limiters.perAccount.giveBack(email, ofAccount);
    return guessWait;
  }

  countSubscription(client: Client): Promise<Wait | undefined> {
    return countClient(client, "subscriptions", "subscriptionsPerRange", this.#countBy);
  }

  /** Counts a mail that somebody asks for. */
  countMailRequest(client: Client): Promise<Wait | undefined> {
    return countClient(client, "mailsPerClient", "mailsPerRange", this.#countBy);
  }

  /** Whether an address may get one more mail of a kind that anybody can ask for. */
  async admitsMail(kind: string, email: string): Promise<boolean> {
    // What follows a plus leads to the same letter box at most providers.
    return (await this.#countBy("mailsPerAddress", `${kind} ${email.replace(/\+[^@]*/, "")}`)).isWithin;
  }

  readonly #countBy: CountBy = (name, key) => this.#limiters[name].count(key);

  /** Deletes counts whose time is over. */
  async prune(now: Date): Promise<void> {
    await this.#database.delete(attemptCounts).where(lt(attemptCounts.expire, now));
  }
}

/** Counts the network first, so that its refused attempts use up nothing of its range. */
async function countClient(
  { network, range }: Client,
  perNetwork: LimiterName,
  perRange: LimiterName,
  countBy: CountBy,
): Promise<Wait | undefined> {
  return waitOf(await countBy(perNetwork, network)) ?? (range ? waitOf(await countBy(perRange, range)) : undefined);
}

function waitOf({ isWithin, retryAfterSeconds, policy }: Count): Wait | undefined {
  return isWithin ? undefined : { retryAfterSeconds, policy };
}
