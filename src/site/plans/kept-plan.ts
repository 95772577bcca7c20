import { isPlanId, readKeptPlan } from "../../domain/plan/kept-plan.ts";
import type { Plan } from "../../domain/plan/plan.ts";

/** A plan that the browser keeps. */
export interface KeptPlan {
  id: string;
  /** The query of the plan's address. It is kept as it was written, because a newer build may have written more than this one reads. */
  query: string;
  /** The moment of the last change, in milliseconds. Each state of a plan has another one. */
  changed: number;
  /** The plan that was read from the query. */
  plan: Plan;
}

/** Undefined where the query says no plan. */
export function keptPlanOf(id: string, query: string, changed: number): KeptPlan | undefined {
  const read = readKeptPlan(query);
  return read && { id, query, changed, plan: read.plan };
}

/** Reads a list that any script may have written, so entries that are no plans are left out. Undefined where it is no list. */
export function readPlanList(list: unknown): KeptPlan[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const plans = list.flatMap((it) => {
    const { id, query, changed } = Object(it);
    const isWhole = isPlanId(id) && Number.isSafeInteger(changed) && changed >= 0;
    return (isWhole && keptPlanOf(id, query, changed)) || [];
  });
  return [...new Map(plans.map((plan) => [plan.id, plan])).values()];
}

export function writePlanList(plans: readonly KeptPlan[]): object[] {
  return plans.map(({ id, query, changed }) => ({ id, query, changed }));
}

/** Draws an id of 128 random bits, in base64url. */
export function newPlanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
