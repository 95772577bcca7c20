import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import type { PlanProps } from "../plan-props.ts";

/** What is to be done and said in a block of a template, at a touch. */
export function BlockWords(_: Pick<PlanProps, "data" | "plan"> & { block: FittedBlock }) {
  return null;
}
