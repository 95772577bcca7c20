import type { ReactNode } from "react";
import type { TermFacet } from "../../../domain/finding/facets.ts";
import { filterAddress } from "../../../domain/finding/filter-address.ts";
import type { NamedTerm, TemplateData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { places, type Suitability } from "../../../domain/template.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { groupSizeText } from "../../template-card/group-size-text.ts";
import { FilterChips } from "./filter-chips.tsx";
import styles from "./information.module.css";

/** The facts that a facilitator compares. */
export function Information({ template }: { template: TemplateData }) {
  const { template: words, activities, card } = useMessages();
  const suitability: Record<Suitability, string> = {
    "as-is": words.asIs(),
    adapted: words.adapted(),
    no: words.notPossible(),
  };
  const listing = pathOf({ name: `${template.kind}s` }, useLocale());
  const chips = (facet: TermFacet, terms: readonly NamedTerm[]) => (
    <FilterChips key={facet} listing={listing} facet={facet} terms={terms} />
  );
  const rows: [string, ReactNode][] = [
    [words.goals(), chips("goal", template.goals)],
    [
      words.phase(),
      template.phases.map(({ id, name, definition }) => (
        <span key={id} className={styles.phase}>
          <a href={filterAddress(listing, "phase", id)}>{name}</a> {definition}
        </span>
      )),
    ],
    [words.people(), groupSizeText(template.group, card)],
    [
      words.level(),
      <span key="level">
        <a href={filterAddress(listing, "level", template.level.id)}>{template.level.name}</a> {template.level.why}
      </span>,
    ],
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
      ? [
          row(
            words.inspiration(),
            chips("activity", [{ id: template.activity, name: activities[template.activity]() }]),
          ),
        ]
      : [row(words.contexts(), chips("context", template.contexts))]),
    [words.tags(), chips("tag", template.tags)],
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

const row = (term: string, value: ReactNode): [string, ReactNode] => [term, value];
