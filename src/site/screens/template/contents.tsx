import type { MouseEvent } from "react";
import { inFull } from "../../../domain/in-full.ts";
import { useMessages } from "../../language/language.tsx";
import styles from "./contents.module.css";

/** The way about a page of many sections. It stays in sight: as a column where there is room, else as a bar to be opened. */
export function Contents({ entries }: { entries: { id: string; title: string }[] }) {
  const { template: words } = useMessages();
  const close = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    // It covers what its links lead to.
    if ((target as Element).closest("a")) currentTarget.open = false;
  };
  return (
    <nav className={`${styles.contents} ${inFull}`} aria-label={words.onThisPage()}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's key makes a click */}
      <details onClick={close}>
        <summary>{words.onThisPage()}</summary>
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
