import { useMemo } from "react";
import type { PlanData } from "../../../domain/page.ts";
import { fitPlan } from "../../../domain/plan/fit-plan.ts";
import { useMessages } from "../../language/language.tsx";
import type { Screen, ScreenProps } from "../screen.ts";
import { AddBlocks } from "./adding/add-blocks.tsx";
import { PlanComposer } from "./compose/plan-composer.tsx";
import { KeptPlans } from "./kept/kept-plans.tsx";
import { emptyPlan, findPlan, knowBlocks, type PlanView } from "./plan-view.ts";
import { TakeAlong } from "./take-along/take-along.tsx";
import { usePlan } from "./use-plan.ts";

/** A plan of the visitor's own. As it was built the page tells what a plan is. */
function PlanScreen({ data, view }: ScreenProps<PlanData, PlanView>) {
  const words = useMessages();
  const { plan, change, fetchTemplates } = usePlan(data, view);
  const fitted = useMemo(() => plan && fitPlan(plan, knowBlocks(data, plan.blocks)), [data, plan]);
  const props = plan && fitted && { data, plan, fitted, change, fetchTemplates };

  return (
    <div className="container" data-plan="">
      <h1>{words.plan.title()}</h1>
      <div data-asked="">
        {props && (
          <>
            <PlanComposer {...props} />
            <AddBlocks {...props} />
            <TakeAlong {...props} />
          </>
        )}
      </div>
      <KeptPlans plan={plan} />
    </div>
  );
}

export const planScreen: Screen<PlanData, PlanView> = {
  Component: PlanScreen,
  prepare: async (data, { search }) => (await findPlan(data, search)) ?? { plan: emptyPlan(), problems: [] },
};
