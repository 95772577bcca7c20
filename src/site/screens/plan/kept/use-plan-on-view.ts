import { useEffect, useLayoutEffect, useState } from "react";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { PlanOnView } from "./plan-on-view.ts";

export interface PlanToKeep {
  /** The plan on view. */
  plan: Plan;
  /** The same as it was opened, before the visitor's changes. */
  opened: Plan;
  isChanged: boolean;
}

/** Keeps the plan on view, once the visitor has changed it. */
export function usePlanOnView({ plan, opened, isChanged }: PlanToKeep): void {
  const [onView] = useState(() => new PlanOnView());
  // The opened plan comes first, so that a change that was made before this code had come is one of that plan.
  useEffect(() => onView.show(opened), [onView, opened]);
  useEffect(() => {
    if (isChanged) onView.change(plan);
  }, [onView, plan, isChanged]);
  // The document may be closed before the last change is kept, so that change is kept as soon as the document is hidden.
  useLayoutEffect(() => {
    const whenHidden = () => document.hidden && onView.leave();
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      document.removeEventListener("visibilitychange", whenHidden);
      onView.leave();
    };
  }, [onView]);
}
