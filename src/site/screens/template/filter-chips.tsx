import type { TermFacet } from "../../../domain/finding/facets.ts";
import { filterAddress } from "../../../domain/finding/filter-address.ts";
import type { GoalTerm, NamedTerm } from "../../../domain/page.ts";
import styles from "./filter-chips.module.css";

interface Props {
  /** The address of the listing that the chips lead to. */
  listing: string;
  facet: TermFacet;
  terms: readonly (NamedTerm | GoalTerm)[];
}

/** What a template has, each leading to all templates that have it too. */
export function FilterChips({ listing, facet, terms }: Props) {
  return (
    <ul className={styles.chips}>
      {terms.map((term) => (
        <li key={term.id} data-chalk={"color" in term ? term.color : undefined}>
          <a href={filterAddress(listing, facet, term.id)}>{term.name}</a>
        </li>
      ))}
    </ul>
  );
}
