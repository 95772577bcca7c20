import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** What can be wrong with a request, and what to do instead. */
const messages = {
  "cross-site": "Send this request from the site itself.",
  "content-type": "Send the content type that the contract names.",
  "too-large": "Send less at once.",
  "invalid-body": "Send the fields that the contract names.",
  "invalid-email": "Write an address such as nora@example.org.",
  "invalid-locale": "Write one of de, en, es, fr, it, nl, pt.",
  "already-subscribed": "This address is subscribed already.",
  "too-many": "Wait as long as Retry-After says, and try again.",
  "not-signed-in": "Sign in first.",
  "not-found": "There is nothing at this address.",
  busy: "Wait as long as Retry-After says, and try again.",
} as const;

export type Refusal = keyof typeof messages;

/** Answers a request for data with what is wrong with it. */
export function refuse(context: Context, status: ContentfulStatusCode, error: Refusal): Response {
  return context.json({ error, message: messages[error] }, status);
}
