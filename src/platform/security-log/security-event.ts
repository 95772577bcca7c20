import type { Client } from "../accounts/throttle.ts";

/** What is told. Operators match these words, so one that was told once keeps its meaning. */
export type SecurityEventName =
  | "signed-up"
  | "signed-in"
  | "sign-in-failed"
  /** An attempt, a call or a batch was answered 429. */
  | "throttled"
  /** A page of another site has posted a form or a call, and was answered 403. */
  | "cross-site-refused"
  | "password-forgotten"
  | "password-changed"
  | "address-changed"
  | "address-proven"
  /** A link of a mail has ended, or was never made. */
  | "token-refused"
  /** A link of a mail was opened again after it had worked. */
  | "token-reused"
  | "signed-out-everywhere"
  | "account-exported"
  | "account-deleted"
  /** By the operator. */
  | "erased"
  | "subscribed"
  | "unsubscribed";

/** Whom and what an event is about. All of it is hashed but for the route. */
export interface Concerned {
  client?: Client | undefined;
  accountId?: string | undefined;
  /** A result of `parseEmail`. */
  email?: string | undefined;
  /** The path as the code writes it, `/templates/:kind/:slug`: nothing that a visitor has written. */
  route?: string | undefined;
}
