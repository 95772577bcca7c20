import type { FacetId } from "../../../domain/finding/facets.ts";
import type { ListingView, NearResult } from "../../../domain/finding/listing-view.ts";
import type { FacetData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { minutesText, placesText } from "../../template-card/card-facts.tsx";
import gridStyles from "../../template-card/card-grid.module.css";
import { groupSizeText } from "../../template-card/group-size-text.ts";
import { TemplateCard } from "../../template-card/template-card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { nameValue } from "./facet-words.ts";
import { CardButtons } from "./listing-card.tsx";
import styles from "./results.module.css";

interface Props {
  view: ListingView;
  facets: readonly FacetData[];
}

/** Templates that are near what was asked, each with what differs, where only few are just that. */
export function NearResults({ view: { near, query }, facets }: Props) {
  const words = useMessages();
  if (near.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">{words.listing.near()}</h2>
      <p>{words.listing.nearNote()}</p>
      <ul className={classNames(gridStyles.grid, styles.grid)}>
        {near.map((result) => (
          <li key={result.card.url}>
            <TemplateCard card={result.card} aside={<CardButtons card={result.card} />}>
              <p className={styles.difference}>
                {differenceOf(result, query.chosen[result.facet] ?? [], facets, words)}
              </p>
            </TemplateCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a template has in place of what was asked; for what its card does not say, what it lacks. */
function differenceOf(
  { card, facet }: NearResult,
  asked: readonly string[],
  facets: readonly FacetData[],
  words: Messages,
): string {
  const own: Partial<Record<FacetId, string>> = {
    people: groupSizeText(card.group, words.card),
    minutes: minutesText(card.minutes, undefined, words.card),
    place: placesText(card.places, undefined, words),
    level: card.level,
    goal: card.goal.name,
  };
  const value = own[facet];
  if (value) return words.facets[facet]() + words.site.colon() + value;
  return words.listing.nearWithout({ filter: asked.map((it) => nameValue(facet, it, facets, words)).join(" · ") });
}
