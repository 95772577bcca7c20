import { useEffect, useLayoutEffect, useState } from "react";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { PlanOnView } from "./plan-on-view.ts";

/** Keeps the plan on view, once the visitor has changed it. */
export function usePlanOnView(plan: Plan, isChanged: boolean): void {
  const [onView] = useState(() => new PlanOnView());
  useEffect(() => onView[isChanged ? "change" : "show"](plan), [onView, plan, isChanged]);
  // The document may be closed before the last change is kept, so that change is kept as soon as the document is hidden.
  useLayoutEffect(() => {
    const whenHidden = () => document.hidden && onView.flush();
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      document.removeEventListener("visibilitychange", whenHidden);
      onView.flush();
    };
  }, [onView]);
}
