import type { ReactNode } from "react";
import type { Card } from "../../domain/page.ts";
import { useMessages } from "../language/language.tsx";
import { LazyImage } from "../ui/lazy-image.tsx";
import { groupSizeText } from "./group-size-text.ts";
import styles from "./template-card.module.css";

interface Props {
  card: Card;
  /** The level of the heading, by the place that the card stands in. */
  heading: "h2" | "h3";
  /** False in the first view. */
  lazy?: boolean;
  children?: ReactNode;
}

/** A template in a list: its board's picture, and what it takes to decide. */
export function TemplateCard({ card, heading: Heading, lazy = true, children }: Props) {
  const { template, card: words } = useMessages();
  return (
    <article className={styles.card} data-chalk={card.goal.color}>
      <div className={styles.picture}>
        <LazyImage src={card.picture} alt="" width={320} height={200} lazy={lazy} />
      </div>
      <p className={styles.goal}>{card.goal.name}</p>
      <Heading className={styles.name}>
        <a href={card.url}>{card.name}</a>
      </Heading>
      <p>{card.promise}</p>
      <ul className={styles.facts} aria-label={words.facts()}>
        <li>{template.minutesShort({ count: card.minutes })}</li>
        <li>{groupSizeText(card.group, template)}</li>
        <li>{card.level}</li>
      </ul>
      {children}
    </article>
  );
}
