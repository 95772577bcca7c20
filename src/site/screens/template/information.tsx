import type { ReactNode } from "react";
import type { TemplateData } from "../../../domain/page.ts";
import { places, type Suitability } from "../../../domain/template.ts";
import { useMessages } from "../../language/language.tsx";
import { groupSizeText } from "../../template-card/group-size-text.ts";
import styles from "./information.module.css";

/** The facts that a facilitator compares. */
export function Information({ template }: { template: TemplateData }) {
  const { template: words, activities } = useMessages();
  const suitability: Record<Suitability, string> = {
    "as-is": words.asIs(),
    adapted: words.adapted(),
    no: words.notPossible(),
  };
  const rows: [string, ReactNode][] = [
    [words.goals(), names(template.goals)],
    [
      words.phase(),
      template.phases.map(({ id, name, definition }) => (
        <span key={id} className={styles.phase}>
          <strong>{name}</strong> {definition}
        </span>
      )),
    ],
    [words.people(), groupSizeText(template.group, words)],
    [words.level(), `${template.level.name}. ${template.level.why}`],
    [
      words.places(),
      <ul key="places" className={styles.places}>
        {places.map((place) => (
          <li key={place}>
            {words[place]()}: {suitability[template.places[place]]}
          </li>
        ))}
      </ul>,
    ],
    ...(template.activity
      ? [[words.inspiration(), activities[template.activity]()] satisfies [string, ReactNode]]
      : [[words.contexts(), names(template.contexts)] satisfies [string, ReactNode]]),
    [words.tags(), names(template.tags)],
  ];
  return (
    <>
      <dl className={styles.table}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.added}>
        <time dateTime={template.added.iso}>{words.added({ date: template.added.text })}</time>
      </p>
    </>
  );
}

function names(terms: { name: string }[]): string {
  return terms.map(({ name }) => name).join(", ");
}
