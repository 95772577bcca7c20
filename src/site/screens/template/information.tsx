import type { ReactNode } from "react";
import type { TermFacet } from "../../../domain/finding/facets.ts";
import { filterAddress } from "../../../domain/finding/filter-address.ts";
import type { GoalTerm, NamedTerm, TemplateData } from "../../../domain/page.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { placeLines } from "../../template-card/place-lines.ts";
import { FilterChips } from "./filter-chips.tsx";
import styles from "./information.module.css";

/** What a template is found by, each leading to all that share it. The four numbers stand above. */
export function Information({ template }: { template: TemplateData }) {
  const messages = useMessages();
  const { facts, template: words, activities } = messages;
  const locale = useLocale();
  const { kind } = template;
  const chips = (facet: TermFacet, terms: readonly (NamedTerm | GoalTerm)[]) => (
    <FilterChips kind={kind} facet={facet} terms={terms} />
  );
  const rows: [string, ReactNode][] = [
    [facts.goals(), chips("goal", template.goals)],
    [
      words.phase(),
      template.phases.map(({ id, name, definition }) => (
        <p key={id}>
          <a href={filterAddress(kind, "phase", id, locale)}>{name}</a> {definition}
        </p>
      )),
    ],
    [
      facts.level(),
      <p key="level">
        <a href={filterAddress(kind, "level", template.level.id, locale)}>{template.level.name}</a> {template.level.why}
      </p>,
    ],
    [facts.places(), placeLines(template.places, messages).map((line) => <p key={line}>{line}</p>)],
    template.activity
      ? [words.inspiration(), chips("activity", [{ id: template.activity, name: activities[template.activity]() }])]
      : [words.contexts(), chips("context", template.contexts)],
    [words.tags(), chips("tag", template.tags)],
  ];
  return (
    <>
      <dl className={styles.facts}>
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
