import { useLayoutEffect } from "react";
import type { PlanLink } from "../../../../domain/page.ts";
import { useMessages } from "../../../language/language.tsx";
import { PlanLinks } from "../../../plans/plan-links.tsx";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import styles from "./adding.css?inline";

interface Props {
  plans: readonly PlanLink[];
  /** Whether the plans wait. They open in this page, so they are of no use until it can show a plan. */
  isHidden: boolean;
}

/** Plans to begin with. Pages of the site lead to this place. */
export function ReadyPlans({ plans, isHidden }: Props) {
  const { readyPlans: words } = useMessages();
  useLayoutEffect(() => adoptStyles(styles), []);
  if (plans.length === 0) return null;
  return (
    <section className="plan-ready" aria-labelledby="ready-made" hidden={isHidden}>
      <h2 id="ready-made">{words.heading()}</h2>
      <p>{words.intro()}</p>
      <PlanLinks plans={plans} />
    </section>
  );
}
