import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { locales } from "../../domain/locale.ts";
import type { Wait } from "../accounts/throttle.ts";
import type { Operator } from "../pages/page.ts";
import { type RefusalReason, type RefusedVisit, refusalPage } from "../pages/refusal-page.ts";
import { placeOfPage } from "./place-of-page.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Set for every request, because any request may be refused. */
    operator: Operator;
  }
}

/** The reasons for a refusal, each with its advice and its text for pages. */
const refusals = {
  "cross-site": { message: "Send this request from the site itself.", page: "refused" },
  "not-signed-in": { message: "Sign in first.", page: "refused" },
  "content-type": { message: "Send the content type that the contract names.", page: "refused" },
  "too-large": { message: "Send less at once.", page: "refused" },
  "too-many-plans": { message: "Remove a plan first.", page: "refused" },
  "invalid-body": { message: "Send the fields that the contract names.", page: "refused" },
  "invalid-email": { message: "Write an address such as nora@example.org.", page: "refused" },
  "invalid-locale": { message: `Write one of ${locales.join(", ")}.`, page: "refused" },
  "already-subscribed": { message: "This address is subscribed already.", page: "refused" },
  "too-many": { message: "Wait as long as Retry-After says, and try again.", page: "busy" },
  "not-found": { message: "There is nothing at this address.", page: "notFound" },
  "wrong-redirect": { message: "Name an address of one of the configured sites.", page: "redirect" },
  busy: { message: "Wait as long as Retry-After says, and try again.", page: "busy" },
} as const satisfies Record<string, { message: string; page: RefusalReason }>;

export type Refusal = keyof typeof refusals;

/** For causes that may soon be over. */
export const shortWait: Wait = { retryAfterSeconds: 2 };

/** Says for how long, and which limit was reached: draft-ietf-httpapi-ratelimit-headers-11 ("RateLimit header fields for HTTP"). */
/** As pages tell it. */
export function minutesOf({ retryAfterSeconds }: Wait): number {
  return Math.ceil(retryAfterSeconds / 60);
}

export function askToWait(context: Context, { retryAfterSeconds, policy }: Wait): void {
  context.header("Retry-After", String(retryAfterSeconds));
  if (!policy) return;
  const { name, points, durationSeconds } = policy;
  context.header("RateLimit-Policy", `"${name}";q=${points};w=${durationSeconds}`);
  context.header("RateLimit", `"${name}";r=0;t=${retryAfterSeconds}`);
}

/** Answers with a page if the request accepts HTML, and with JSON otherwise. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  error: Refusal,
  wait?: Wait,
): Response | Promise<Response> {
  if (wait) askToWait(context, wait);
  const { message, page } = refusals[error];
  return context.req.header("Accept")?.includes("text/html")
    ? context.html(refusalPage(visitOf(context), page), status)
    : context.json({ error, message }, status);
}

function visitOf(context: Context): RefusedVisit {
  const { search } = new URL(context.req.url);
  return {
    ...placeOfPage(context),
    isEmbedded: context.req.query("embed") === "1",
    search,
  };
}
