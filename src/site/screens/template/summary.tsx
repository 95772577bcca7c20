import type { TemplateData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Markup } from "../../ui/markup.tsx";
import { Definitions } from "./definitions.tsx";
import styles from "./summary.module.css";

/** What it is and what people are in when it helps; then, to be opened on a small window, when, with what result, and when not. */
export function Summary({ summary, situations }: Pick<TemplateData, "summary" | "situations">) {
  const { facts, template: words } = useMessages();
  return (
    <>
      <Markup className={`prose ${styles.lead}`} html={summary.what} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari finds no list without markers */}
      <ul className={styles.situations} role="list" aria-label={facts.whenItHelps()}>
        {situations.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
      <Folded title={words.whenAndWhenNot()}>
        <Definitions
          entries={[
            { term: facts.whenItHelps(), html: summary.when },
            { term: words.whatYouGet(), html: summary.result },
            { term: facts.whenNot(), html: summary.whenNot },
          ]}
        />
      </Folded>
    </>
  );
}
