import { type ReadPlan, readPlan } from "./read-plan.ts";

/** So many plans the platform keeps of an account. */
export const mostKeptPlans = 200;

/** The most that the platform takes of one plan. */
export const largestKeptPlanBytes = 16 * 1024;

/** 128 random bits in base64url, which the browser has drawn. */
const planId = /^[\w-]{22}$/;

export function isPlanId(text: unknown): text is string {
  return typeof text === "string" && planId.test(text);
}

/** A kept plan is the query that `writePlan` has written, which says both. */
const unused = { start: "09:00", people: 8 };

/** Reads what is kept as a plan, which may be anything. */
export function readKeptPlan(query: unknown): ReadPlan | undefined {
  return typeof query === "string" && query.startsWith("?") ? readPlan(query, unused) : undefined;
}
