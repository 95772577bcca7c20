import { useState, useSyncExternalStore } from "react";
import type { Card } from "../../domain/page.ts";
import { referenceTo } from "../../domain/template.ts";
import { useMessages } from "../language/language.tsx";
import styles from "./favourite-button.module.css";
import { favouriteStore } from "./favourite-store.ts";

/** Adds a template to the favourites, or removes it. The button's name says which of the two it does. */
export function FavouriteButton({ template }: { template: Pick<Card, "kind" | "key" | "name"> }) {
  const { favourites } = useMessages();
  const { name } = template;
  const reference = referenceTo(template);
  const isKept = useSyncExternalStore(
    favouriteStore.subscribe,
    () => favouriteStore.read().has(reference),
    // The build renders the button as not kept.
    () => false,
  );
  const [isAtRisk, setAtRisk] = useState(false);
  const label = isKept ? favourites.drop({ name }) : favourites.keep({ name });
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={styles.button}
        title={label}
        data-kept={isKept || undefined}
        onClick={() => setAtRisk(!favouriteStore.toggle(reference))}
      >
        <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5.3 2.7 9.2-.3c.5 0 .8.3.8.8l.3 14.4-5.7-4.2-5.3 4.5-.2-14.3c0-.5.4-.9.9-.9z" />
        </svg>
      </button>
      {isAtRisk && (
        <span role="alert" className={styles.notice}>
          {favourites.notStored()}
        </span>
      )}
    </span>
  );
}
