import type { Rule } from "./limiter.ts";

const minute = 60;

export const attemptRules = {
  /** For one network, whichever account it tries. */
  perClient: { points: 60, durationSeconds: 10 * minute },
  /** For one network that tries one address, except in browsers that are known for it: the owner may share an office with many people. */
  perClientAndAccount: { points: 10, durationSeconds: 10 * minute },
  /** For one browser that has been signed in to an account of the address before. Nobody else can use up these attempts. */
  perKnownBrowser: { points: 5, durationSeconds: 60 * minute },
  /** For one address, from all networks together. More attempts mean that somebody is guessing. */
  perAccount: { points: 50, durationSeconds: 60 * minute },
  /** For one network that tries an address which is being guessed: its owner may be there, with a new browser. */
  perClientAndGuessedAccount: { points: 3, durationSeconds: 60 * minute },
  /** For subscriptions to the newsletter from one network. */
  subscriptions: { points: 30, durationSeconds: 10 * minute },
  /** For mails that one network asks for, whatever they are about. */
  mailsPerClient: { points: 30, durationSeconds: 10 * minute },
  /**
   * For mails of one kind to one address that anybody can ask for: nobody's letter box is to be filled by others. Each kind has a count of its own, so
   * that asking for one keeps nobody from another.
   */
  mailsPerAddress: { points: 5, durationSeconds: 60 * minute },
} satisfies Record<string, Rule>;

export type AttemptRules = Record<keyof typeof attemptRules, Rule>;

/** For account calls of one network, which guess nothing: ten documents a minute for each of 200 people behind one address. */
export const callRule: Rule = { points: 20_000, durationSeconds: 10 * minute };

/** The networks of one range together may do this many times as much as one network: they may belong to many people, or to one. */
export const rangeFactor = 10;

/** An address that is guessed from everywhere is closed to unknown browsers at this many times its usual limit. */
export const lastLimitFactor = 20;
