import type { TemplateData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { Markup } from "../../ui/markup.tsx";
import sectionStyles from "./sections.module.css";
import styles from "./worked-example.module.css";

/** Who they were, one moment with what was said, and what came of it. */
export function WorkedExample({ story, moment, outcome }: NonNullable<TemplateData["example"]>) {
  const { template: words, site } = useMessages();
  return (
    <>
      <Markup className="prose" html={story} />
      <h3 className={sectionStyles.subtitle}>{words.exampleMoment()}</h3>
      <Markup className="prose" html={moment.scene} />
      <ul className={styles.said}>
        {moment.said.map((line) => (
          <li key={line.words}>
            <b>{line.by + site.colon()}</b>
            <q>{line.words}</q>
          </li>
        ))}
      </ul>
      <h3 className={sectionStyles.subtitle}>{words.exampleOutcome()}</h3>
      <Markup className="prose" html={outcome} />
    </>
  );
}
