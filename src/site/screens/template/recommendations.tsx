import { filterAddress } from "../../../domain/finding/filter-address.ts";
import type { TemplateData } from "../../../domain/page.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { AddToPlan } from "../../plans/add-to-plan.tsx";
import { TemplateCard } from "../../template-card/template-card.tsx";
import styles from "./recommendations.module.css";

/** Templates to go on with, each with its reason. */
export function Recommendations({ template }: { template: TemplateData }) {
  const { kind, recommendations } = template;
  const [goal] = template.goals;
  const locale = useLocale();
  const { template: words } = useMessages();
  return (
    <>
      <ul className={styles.list}>
        {recommendations.map(({ card, reason }) => (
          <li key={card.url}>
            <TemplateCard card={card} aside={<AddToPlan template={card} parts={card.blocks.length} />}>
              <p className={styles.reason}>{reason}</p>
            </TemplateCard>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href={filterAddress(kind, "goal", goal.id, locale)}>{words.goalLink({ goal: goal.name })}</a>
      </p>
    </>
  );
}
