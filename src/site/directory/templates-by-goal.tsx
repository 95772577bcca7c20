import type { CardGroup } from "../../domain/page.ts";
import { CardGrid } from "../template-card/template-card.tsx";
import styles from "./templates-by-goal.module.css";

/** Templates by their main goal, for those who browse without JavaScript: the browser itself decides when to load pictures. */
export function TemplatesByGoal({ groups }: { groups: readonly CardGroup[] }) {
  return groups.map(({ goal, cards }) => (
    <section key={goal.id} className={styles.group} data-chalk={goal.color} aria-labelledby={`goal-${goal.id}`}>
      <h2 id={`goal-${goal.id}`}>{goal.name}</h2>
      <CardGrid cards={cards} isPlain />
    </section>
  ));
}
