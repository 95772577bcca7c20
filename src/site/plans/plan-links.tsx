import type { PlanLink } from "../../domain/page.ts";
import { useMessages } from "../language/language.tsx";
import grid from "../template-card/card-grid.module.css";

/** Plans of the site, each with a sentence on what it is for. */
export function PlanLinks({ plans }: { plans: readonly PlanLink[] }) {
  const { card } = useMessages();
  return (
    <ul className={grid.grid}>
      {plans.map(({ url, title, sentence, minutes, people }) => (
        <li key={url}>
          <h3>
            <a href={url}>{title}</a>
          </h3>
          <p>{sentence}</p>
          <p>
            {card.minutesShort({ count: minutes })} · {card.peopleOnly({ count: people })}
          </p>
        </li>
      ))}
    </ul>
  );
}
