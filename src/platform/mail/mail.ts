/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Ends the subscription that the mail belongs to, in one click (RFC 8058). */
  unsubscribe?: string | undefined;
}

/** Hands a mail over for good. Rejects where it is not taken. */
export type Deliver = (mail: Mail) => Promise<void>;
