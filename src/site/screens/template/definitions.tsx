import type { Html } from "../../../domain/page.ts";
import { markup } from "../../ui/markup.ts";
import styles from "./definitions.module.css";

export interface Definition {
  term: string;
  html?: Html;
  lines?: string[];
  areQuiet?: boolean;
}

/** Terms, each with what is said of it: prose, lines, or both. */
export function Definitions({ entries }: { entries: Definition[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ term, html, lines = [], areQuiet }) => (
        <div key={term}>
          <dt>{term}</dt>
          {html && <dd className="prose" dangerouslySetInnerHTML={markup(html)} />}
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
