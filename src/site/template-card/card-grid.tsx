import type { Card } from "../../domain/page.ts";
import styles from "./card-grid.module.css";
import { TemplateCard } from "./template-card.tsx";

interface Props {
  cards: readonly Card[];
  heading: "h2" | "h3";
  /** How many of the cards are in the first view. */
  inFirstView?: number;
  /** For a document without JavaScript. */
  isPlain?: boolean;
}

/** For lists that draw their cards themselves. */
export const cardGridClass = styles.grid;

export function CardGrid({ cards, heading, inFirstView = 0, isPlain = false }: Props) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.url}>
          <TemplateCard card={card} heading={heading} lazy={index >= inFirstView} isPlain={isPlain} />
        </li>
      ))}
    </ul>
  );
}
