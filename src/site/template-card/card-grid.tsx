import type { Card } from "../../domain/page.ts";
import styles from "./card-grid.module.css";
import { TemplateCard } from "./template-card.tsx";

interface Props {
  cards: readonly Card[];
  heading: "h2" | "h3";
  /** How many of the cards are in the first view. */
  inFirstView?: number;
}

export function CardGrid({ cards, heading, inFirstView = 0 }: Props) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.url}>
          <TemplateCard card={card} heading={heading} lazy={index >= inFirstView} />
        </li>
      ))}
    </ul>
  );
}
