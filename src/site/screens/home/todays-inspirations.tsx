import { unpackHighlights } from "../../../domain/highlight-columns.ts";
import type { HomeData } from "../../../domain/page.ts";
import { CardGrid } from "../../template-card/template-card.tsx";
import styles from "./todays-inspirations.module.css";

/**
 * Every day of the cycle stands in the page, and the style sheet shows one: the page is built once and shown on any day,
 * and today is known before the first paint (`arrival.ts`). Without JavaScript the first day shows.
 */
export function TodaysInspirations({ highlights, sentence }: Pick<HomeData, "highlights" | "sentence">) {
  return unpackHighlights(highlights, sentence.goals).map((cards, day) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a day of the cycle is its index
    <div key={day} className={styles.day} data-day={day}>
      <CardGrid cards={cards} />
    </div>
  ));
}
