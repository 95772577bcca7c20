import type { PlanProps } from "../plan-props.ts";

/** Ways to take the plan along. */
export function TakeAlong(_: PlanProps) {
  return null;
}
