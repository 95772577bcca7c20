import type { PlanData } from "../../../domain/page.ts";
import type { FittedPlan } from "../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../domain/plan/plan.ts";
import type { ChangeManner } from "./use-plan.ts";

/** Props that the parts of the screen have in common: the plan as it stands, and the ways to change it. */
export interface PlanProps {
  data: PlanData;
  plan: Plan;
  fitted: FittedPlan;
  /** Shows another plan and writes its address. All templates of its blocks have to be loaded by then. */
  change: (plan: Plan, manner?: ChangeManner) => void;
  /** Tells a screen reader what a change has done. */
  say: (text: string) => void;
}
