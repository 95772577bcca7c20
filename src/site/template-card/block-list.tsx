import type { CardBlock } from "../../domain/page.ts";
import { useMessages } from "../language/language.tsx";
import styles from "./block-list.module.css";

/** Styled by attribute, since the policy of the site allows no style attributes. */
const minutesPerRow = 10;
const mostRows = 4;

/** The blocks of a session, the longer ones taking more room. */
export function BlockList({ blocks }: { blocks: readonly CardBlock[] }) {
  const { card } = useMessages();
  return (
    <ol className={styles.blocks}>
      {blocks.map(({ title, minutes }) => (
        <li key={title} data-rows={Math.min(mostRows, Math.ceil(minutes / minutesPerRow))}>
          <span className={styles.title}>{title}</span>
          <span className={styles.minutes}>{card.minutesShort({ count: minutes })}</span>
        </li>
      ))}
    </ol>
  );
}
