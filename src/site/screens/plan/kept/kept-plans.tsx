import type { Plan } from "../../../../domain/plan/plan.ts";

interface Props {
  /** The plan on view; undefined where there is none yet. */
  plan: Plan | undefined;
}

/** The plans that this browser keeps. */
export function KeptPlans(_: Props) {
  return null;
}
