import type { TermFacet } from "../../../domain/finding/facets.ts";
import { filterAddress } from "../../../domain/finding/filter-address.ts";
import type { GoalTerm, NamedTerm } from "../../../domain/page.ts";
import type { TemplateKind } from "../../../domain/template.ts";
import { useLocale } from "../../language/language.tsx";
import styles from "./filter-chips.module.css";

interface Props {
  /** The kind of the template, to whose listing the chips lead. */
  kind: TemplateKind;
  facet: TermFacet;
  terms: readonly (NamedTerm | GoalTerm)[];
}

/** The goals, contexts and levels of a template, each leading to all templates that share it. */
export function FilterChips({ kind, facet, terms }: Props) {
  const locale = useLocale();
  return (
    <ul className={styles.chips}>
      {terms.map((term) => (
        <li key={term.id} data-chalk={"color" in term ? term.color : undefined}>
          <a href={filterAddress(kind, facet, term.id, locale)}>{term.name}</a>
        </li>
      ))}
    </ul>
  );
}
