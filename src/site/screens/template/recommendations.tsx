import type { TemplateData } from "../../../domain/page.ts";
import { TemplateCard } from "../../template-card/template-card.tsx";
import styles from "./recommendations.module.css";

/** Where to go from here, each with its reason. */
export function Recommendations({ recommendations }: Pick<TemplateData, "recommendations">) {
  return (
    <ul className={styles.list}>
      {recommendations.map(({ card, reason }) => (
        <li key={card.url}>
          <TemplateCard card={card} heading="h3">
            <p className={styles.reason}>{reason}</p>
          </TemplateCard>
        </li>
      ))}
    </ul>
  );
}
