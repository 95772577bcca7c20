import type { Locale } from "../../../domain/locale.ts";
import { config } from "../../config.ts";
import { HttpError, send } from "../../http/send.ts";

export type SubscriptionAnswer =
  | "subscribed"
  | "to-confirm"
  | "already-subscribed"
  | "not-an-address"
  | "too-many"
  | "failed";

const refusals: Record<number, SubscriptionAnswer> = {
  400: "not-an-address",
  409: "already-subscribed",
  429: "too-many",
};

interface Subscription {
  email: string;
  locale: Locale;
  /** The path of the page, and the text beside the field: the record of what the visitor has agreed to. */
  page: string;
  text: string;
}

/** Asks the platform for the newsletter (R7.8). */
export async function subscribe(subscription: Subscription): Promise<SubscriptionAnswer> {
  try {
    const { status } = await send(`${config.apiUrl}/newsletter/subscriptions`, { json: subscription });
    return status === 202 ? "to-confirm" : "subscribed";
  } catch (error) {
    return (error instanceof HttpError && refusals[error.status ?? 0]) || "failed";
  }
}
