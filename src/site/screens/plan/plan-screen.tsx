import { useLayoutEffect, useMemo, useRef } from "react";
import type { PlanData } from "../../../domain/page.ts";
import { fitPlan } from "../../../domain/plan/fit-plan.ts";
import { longestAddress, type Plan } from "../../../domain/plan/plan.ts";
import { writePlan } from "../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../domain/route.ts";
import { publicUrl } from "../../head.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { LoadFailed } from "../../layout/load-failed.tsx";
import page from "../../layout/plain-page.module.css";
import { ToListings } from "../../template-card/to-listings.tsx";
import { adoptStyles } from "../../ui/adopt-styles.ts";
import type { Screen, ScreenProps } from "../screen.ts";
import { AddBlocks } from "./adding/add-blocks.tsx";
import { ReadyPlans } from "./adding/ready-plans.tsx";
import { AddressProblems } from "./address-problems.tsx";
import { PlanComposer } from "./compose/plan-composer.tsx";
import { KeptPlans } from "./kept/kept-plans.tsx";
import styles from "./plan.css?inline";

import { findPlan, knowBlocks, type PlanView } from "./plan-view.ts";
import { TakeAlong } from "./take-along/take-along.tsx";
import { usePlan } from "./use-plan.ts";
import { useSaid } from "./use-said.ts";
import { SecondLanguageOfPlan } from "./words/second-language.tsx";

/** A plan of the visitor's own. As it was built the page is empty but for those without JavaScript, whom it tells what a plan is. */
function PlanScreen({ data, view }: ScreenProps<PlanData, PlanView>) {
  const { plan: words } = useMessages();
  const shown = usePlan(data, view);
  const { plan, opened, problems, status, change, undo, tryAgain, endTyping, dismissProblems } = shown;
  const fitted = useMemo(() => plan && fitPlan(plan, knowBlocks(data, plan.blocks)), [data, plan]);
  const { said, say } = useSaid();
  const heading = useRef<HTMLHeadingElement>(null);
  // Nothing of it stands in the page as it was built, so it comes with the code.
  useLayoutEffect(() => adoptStyles(styles), []);

  const props = plan && fitted && { data, plan, fitted, change, say };
  const dismiss = () => {
    dismissProblems();
    // The button that was pressed is gone.
    heading.current?.focus();
  };

  return (
    <div className={`container ${page.page}`} data-plan="">
      <h1 ref={heading} tabIndex={-1}>
        {words.title()}
      </h1>
      <noscript>
        <p>{words.what()}</p>
        <p>{words.withoutScript()}</p>
        <ToListings />
      </noscript>
      {/* There before it says anything, so that a screen reader hears it. */}
      <p className="visually-hidden" role="status">
        <span key={said.count}>{said.text}</span>
      </p>
      <div data-asked="" aria-busy={status === "loading" || undefined}>
        {status === "loading" && <p className="plan-loading">{words.loading()}</p>}
        {status === "failed" && <LoadFailed onTryAgain={tryAgain} />}
        {problems && <AddressProblems problems={problems} onDismiss={dismiss} />}
        {props && (
          <SecondLanguageOfPlan data={data} plan={props.plan}>
            {props.plan.blocks.length === 0 && <p className="plan-what-it-is">{words.what()}</p>}
            <PlanComposer {...props} undo={undo} endTyping={endTyping} />
            <AddBlocks {...props} />
            <LongAddress plan={props.plan} />
            <TakeAlong {...props} />
          </SecondLanguageOfPlan>
        )}
        {!plan?.blocks.length && <ReadyPlans plans={data.ready} isHidden={!plan} />}
      </div>
      {plan && opened && (
        <KeptPlans
          data={data}
          plan={plan}
          latest={shown.latest}
          opened={opened}
          isChanged={shown.isChanged === true}
          change={change}
        />
      )}
    </div>
  );
}

function LongAddress({ plan }: { plan: Plan }) {
  const locale = useLocale();
  const { plan: words } = useMessages();
  const address = publicUrl(pathOf({ name: "plan" }, locale)) + writePlan(plan);
  return address.length > longestAddress && <p className="plan-warning">{words.long({ most: longestAddress })}</p>;
}

export const planScreen: Screen<PlanData, PlanView> = {
  Component: PlanScreen,
  prepare: (data, { search }) => findPlan(data, search),
};
