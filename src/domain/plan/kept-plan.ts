import { type ReadPlan, readPlan } from "./read-plan.ts";

/** The most plans that the platform keeps of an account. */
export const mostKeptPlans = 200;

/** The largest plan that the platform takes. */
export const largestKeptPlanBytes = 16 * 1024;

/** The ids of plans: 128 random bits in base64url, which the browser has drawn. */
const planId = /^[\w-]{22}$/;

export function isPlanId(text: unknown): text is string {
  return typeof text === "string" && planId.test(text);
}

/** Defaults that are never used, because a kept plan is a query of `writePlan`, which says both. */
const unused = { start: "09:00", people: 8 };

/** Reads a kept plan. The value may be anything, so the result is undefined where it is no plan. */
export function readKeptPlan(query: unknown): ReadPlan | undefined {
  return typeof query === "string" && query.startsWith("?") ? readPlan(query, unused) : undefined;
}
