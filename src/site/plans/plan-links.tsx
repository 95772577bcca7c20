import type { PlanLink } from "../../domain/page.ts";
import { useMessages } from "../language/language.tsx";
import styles from "./plan-links.module.css";

/** Plans of the site, each with what it is for. */
export function PlanLinks({ plans }: { plans: readonly PlanLink[] }) {
  const { card } = useMessages();
  return (
    <ul className={styles.plans}>
      {plans.map(({ url, title, sentence, minutes, people }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          <p>{sentence}</p>
          <p className={styles.facts}>
            {card.minutesShort({ count: minutes })} · {card.peopleOnly({ count: people })}
          </p>
        </li>
      ))}
    </ul>
  );
}
