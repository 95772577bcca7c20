import type { PlanLink } from "../../../../domain/page.ts";
import { useMessages } from "../../../language/language.tsx";
import { PlanLinks } from "../../../plans/plan-links.tsx";
import styles from "./ready-plans.module.css";

/** Plans to begin with. Pages of the site lead to this place. */
export function ReadyPlans({ plans }: { plans: readonly PlanLink[] }) {
  const { readyPlans: words } = useMessages();
  if (plans.length === 0) return null;
  return (
    <section className={styles.ready} aria-labelledby="ready-made">
      <h2 id="ready-made">{words.heading()}</h2>
      <p>{words.intro()}</p>
      <PlanLinks plans={plans} />
    </section>
  );
}
