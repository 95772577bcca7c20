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
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none
    <ol className={styles.blocks} role="list">
      {blocks.map(({ title, minutes }) => (
        <li key={title} data-rows={Math.min(mostRows, Math.ceil(minutes / minutesPerRow))}>
          <span className={styles.minutes}>{card.minutesShort({ count: minutes })}</span>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  );
}
