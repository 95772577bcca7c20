import type { PlanProps } from "../plan-props.ts";

/** What can be put into the plan. */
export function AddBlocks(_: PlanProps) {
  return null;
}
