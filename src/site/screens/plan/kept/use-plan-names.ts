import { useCallback, useEffect, useState } from "react";
import type { PlanData } from "../../../../domain/page.ts";
import { nameOfPlan } from "../../../../domain/plan/name-of-plan.ts";
import { templatesOf } from "../../../../domain/plan/template-of-block.ts";
import type { KeptPlan } from "../../../plans/kept-plan.ts";
import { planTemplatesOf } from "../plan-view.ts";

/** Names plans in the page's language. Those without a title are called by their first templates, whose names are fetched. */
export function usePlanNames(data: PlanData, plans: readonly KeptPlan[]): (plan: KeptPlan) => string {
  const templates = planTemplatesOf(data);
  /** The number of times that templates have come, so that names are given anew each time. */
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const needed = plans.flatMap(({ plan }) => (plan.title ? [] : templatesOf(plan.blocks)));
    const missing = needed.filter((it) => !templates.get(it));
    if (missing.length > 0) templates.load(missing).then(() => setArrived((count) => count + 1), console.warn);
  }, [templates, plans]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `get` answers more once they have come
  return useCallback(({ plan }) => nameOfPlan(plan, (it) => templates.get(it)?.name), [templates, arrived]);
}
