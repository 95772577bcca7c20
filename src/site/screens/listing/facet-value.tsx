import { memo } from "react";
import type { FacetId } from "../../../domain/finding/facets.ts";
import type { Chalk } from "../../../domain/vocabulary.ts";
import { useMessages } from "../../language/language.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import styles from "./facet-panel.module.css";

interface Props {
  facet: FacetId | "favourites";
  value: string;
  name: string;
  color?: Chalk | undefined;
  /** How many results it would give (R2.15). */
  count: number;
  isChosen: boolean;
  /** Stays the same function. */
  onToggle: (facet: FacetId | "favourites", value: string) => void;
}

/** One value to choose, drawn anew only when something of it has changed: there are many. */
export const FacetValue = memo(function FacetValue(props: Props) {
  const { facet, value, name, color, count, isChosen, onToggle } = props;
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
    >
      <span>{name}</span>
      <span className={styles.count}>{count}</span>
    </Checkbox>
  );
});
