import type { ReactNode } from "react";
import type { CardFace } from "../../domain/page.ts";
import { LazyImage } from "../ui/lazy-image.tsx";
import { BlockList } from "./block-list.tsx";
import { type AskedFacts, CardFacts } from "./card-facts.tsx";
import grid from "./card-grid.module.css";
import styles from "./template-card.module.css";

interface Props {
  card: CardFace;
  /** False in the first view. */
  lazy?: boolean;
  /** For a document without JavaScript: nothing that a script would have to finish. */
  isPlain?: boolean;
  asked?: AskedFacts | undefined;
  /** Marks the words that a search has found in a text. */
  mark?: (text: string) => ReactNode;
  /** Stands after the goal, such as a button: it is no part of the link that the card is. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A template in a list: its board's picture, and the facts for a decision. */
export function TemplateCard({ card, lazy = true, isPlain = false, asked, mark, aside, children }: Props) {
  return (
    <article className={styles.card} data-chalk={card.goal.color}>
      {card.blocks.length > 0 ? (
        <BlockList blocks={card.blocks} />
      ) : (
        <div className={styles.picture}>
          <LazyImage
            src={card.picture}
            alt=""
            width={320}
            height={200}
            lazy={lazy && !isPlain}
            loading={isPlain ? "lazy" : undefined}
          />
        </div>
      )}
      <p className={styles.goal}>{card.goal.name}</p>
      <h3 className={styles.name}>
        <a href={card.url}>{mark ? mark(card.name) : card.name}</a>
      </h3>
      <p>{mark ? mark(card.promise) : card.promise}</p>
      <CardFacts card={card} asked={asked} />
      {children}
      {aside && <div className={styles.aside}>{aside}</div>}
    </article>
  );
}

interface GridProps extends Pick<Props, "isPlain"> {
  cards: readonly CardFace[];
}

/** Cards side by side, as many as there is room for. */
export function CardGrid({ cards, isPlain = false }: GridProps) {
  return (
    <ul className={grid.grid}>
      {cards.map((card) => (
        <li key={card.url}>
          <TemplateCard card={card} isPlain={isPlain} />
        </li>
      ))}
    </ul>
  );
}
