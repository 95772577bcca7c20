import type { SituationTerm } from "../../domain/page.ts";
import styles from "./situation-links.module.css";

/** The situations, each leading to the page of what helps then. */
export function SituationLinks({ situations }: { situations: readonly SituationTerm[] }) {
  return (
    <ul className={styles.situations}>
      {situations.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
