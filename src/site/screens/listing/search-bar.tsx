import type { ReactNode } from "react";
import { useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import styles from "./search-bar.module.css";

interface Props {
  filtersInUse: number;
  onFilters: () => void;
  onFiltersIntent: () => void;
  /** The field to search, which comes first. */
  search: ReactNode;
  sort: ReactNode;
}

/** The bar above panel and results. Its button for the filters is for windows that have no room for the panel. */
export function SearchBar({ filtersInUse, onFilters, onFiltersIntent, search, sort }: Props) {
  const { listing } = useMessages();
  return (
    <div className={styles.bar}>
      {search}
      <Button
        fill="hollow"
        className={styles.filters}
        aria-haspopup="dialog"
        onClick={onFilters}
        onPointerEnter={onFiltersIntent}
        onFocus={onFiltersIntent}
      >
        <RareIcon name="filter" />
        {listing.filters()}
        {filtersInUse > 0 && (
          <>
            <span className={styles.number} aria-hidden="true">
              {filtersInUse}
            </span>
            <span className="visually-hidden">{listing.filtersInUse({ count: filtersInUse })}</span>
          </>
        )}
      </Button>
      <div className={styles.sort}>{sort}</div>
    </div>
  );
}
