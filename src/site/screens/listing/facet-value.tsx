import { memo } from "react";
import type { FacetId } from "../../../domain/finding/facets.ts";
import type { Chalk } from "../../../domain/vocabulary.ts";
import { useMessages } from "../../language/language.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import styles from "./facet-panel.module.css";

export interface ValueActions {
  onToggle: (facet: FacetId | "favourites", value: string) => void;
  /** The visitor is about to toggle it. */
  onIntent: (facet: FacetId | "favourites", value: string) => void;
}

interface Props extends ValueActions {
  facet: FacetId | "favourites";
  value: string;
  name: string;
  color?: Chalk | undefined;
  /** How many results it would give (R2.15). */
  count: number;
  isChosen: boolean;
}

/** One value to choose, drawn anew only when something of it has changed: there are many. */
export const FacetValue = memo(function FacetValue(props: Props) {
  const { facet, value, name, color, count, isChosen, onToggle, onIntent } = props;
  const { listing } = useMessages();
  return (
    <Checkbox
      name={facet}
      value={value}
      checked={isChosen}
      isAvailable={isChosen || count > 0}
      chalk={color}
      aria-label={`${name}, ${listing.wouldGive({ count })}`}
      onChange={() => onToggle(facet, value)}
      onIntent={() => onIntent(facet, value)}
    >
      <span>{name}</span>
      <span className={styles.count}>{count}</span>
    </Checkbox>
  );
});
