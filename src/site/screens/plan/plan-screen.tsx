import { useMemo } from "react";
import type { PlanData } from "../../../domain/page.ts";
import { fitPlan } from "../../../domain/plan/fit-plan.ts";
import { useMessages } from "../../language/language.tsx";
import type { Screen, ScreenProps } from "../screen.ts";
import { emptyPlan, findPlan, knowBlocks, type PlanView } from "./plan-view.ts";
import { usePlan } from "./use-plan.ts";

/** A plan of the visitor's own. As it was built the page tells what a plan is. */
function PlanScreen({ data, view }: ScreenProps<PlanData, PlanView>) {
  const words = useMessages();
  const { plan } = usePlan(data, view);
  const fitted = useMemo(() => plan && fitPlan(plan, knowBlocks(data, plan.blocks)), [data, plan]);

  return (
    <div className="container">
      <h1>{words.plan.title()}</h1>
      <ol data-asked="">
        {fitted?.blocks.map(({ startsAfter, template, minutes }) => (
          <li key={startsAfter}>
            {template?.name} {minutes}
          </li>
        ))}
      </ol>
    </div>
  );
}

export const planScreen: Screen<PlanData, PlanView> = {
  Component: PlanScreen,
  prepare: async (data, { search }) => (await findPlan(data, search)) ?? { plan: emptyPlan(), problems: [] },
};
