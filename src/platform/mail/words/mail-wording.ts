/** What a mail says of the person and the platform. */
export interface MailFacts {
  /** The operator's name. */
  brand: string;
  /** The first name, of somebody who has an account. */
  firstName: string;
  /** The address that the mail goes to. */
  email: string;
}

export interface LetterWords {
  subject: string;
  /** One paragraph each. */
  lines: readonly string[];
  /** On the button. */
  action?: string;
  /** In small print below. */
  notes?: readonly string[];
}

const mailKinds = [
  /** To somebody who has signed up: proves the address. */
  "prove",
  /** To somebody with a proven account, for whose address somebody has signed up again, or to which an account was to move. */
  "hasAccount",
  /** The link to a new password. */
  "reset",
  /** To an address without an account, for which a new password was asked. */
  "noAccount",
  "passwordChanged",
  /** To the new address of an account: proves it. */
  "move",
  /** To the former address of an account. */
  "moved",
  "deleted",
  /** Asks a reader to confirm the newsletter. */
  "subscribe",
  /** To a subscriber for whom somebody has subscribed again. */
  "isSubscribed",
  /** Welcomes a subscriber. */
  "subscribed",
] as const;

export type MailKind = (typeof mailKinds)[number];

/** The texts of the mails in one language. The hours in them are those of `linkLivesMs`. */
export type MailWording = Record<MailKind, (facts: MailFacts) => LetterWords>;
