import type { Locale } from "../../../domain/locale.ts";
import { config } from "../../config.ts";
import { HttpError, send } from "../../http/send.ts";

export type SubscriptionAnswer = "subscribed" | "already-subscribed" | "not-an-address" | "too-many" | "failed";

const refusals: Record<number, SubscriptionAnswer> = {
  400: "not-an-address",
  409: "already-subscribed",
  429: "too-many",
};

/** Asks the platform for the newsletter (R7.8). */
export async function subscribe(email: string, locale: Locale): Promise<SubscriptionAnswer> {
  try {
    await send(`${config.apiUrl}/newsletter/subscriptions`, { json: { email, locale } });
    return "subscribed";
  } catch (error) {
    return (error instanceof HttpError && refusals[error.status ?? 0]) || "failed";
  }
}
