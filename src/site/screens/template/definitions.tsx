import type { Html } from "../../../domain/page.ts";
import { Markup } from "../../ui/markup.tsx";
import styles from "./definitions.module.css";

export interface Definition {
  term: string;
  html?: Html;
  lines?: string[];
  areQuiet?: boolean;
}

/** Terms with their explanations: prose, lines, or both. */
export function Definitions({ entries }: { entries: Definition[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ term, html, lines = [], areQuiet }) => (
        <div key={term}>
          <dt>{term}</dt>
          {html && <Markup as="dd" className="prose" html={html} />}
          {lines.map((line) => (
            <dd key={line} className={areQuiet ? styles.quiet : undefined}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
