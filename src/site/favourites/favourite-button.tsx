import { useState, useSyncExternalStore } from "react";
import { referenceTo, type TemplateKind } from "../../domain/template.ts";
import { useMessages } from "../language/language.tsx";
import styles from "./favourite-button.module.css";
import { favouriteStore, noFavourites } from "./favourite-store.ts";

interface Props {
  kind: TemplateKind;
  /** The template's key. */
  templateKey: string;
  name: string;
}

/** Keeps a template, or lets go of it. Its name says what it does, and so what is the case. */
export function FavouriteButton({ kind, templateKey, name }: Props) {
  const { favourites } = useMessages();
  const template = referenceTo({ kind, key: templateKey });
  const isKept = useSyncExternalStore(
    favouriteStore.subscribe,
    () => favouriteStore.read().has(template),
    () => noFavourites().has(template),
  );
  const [isAtRisk, setAtRisk] = useState(false);
  const label = isKept ? favourites.drop({ name }) : favourites.keep({ name });
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={styles.button}
        title={label}
        aria-label={label}
        data-kept={isKept || undefined}
        onClick={() => setAtRisk(!favouriteStore.toggle(template))}
      >
        <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 17.2 8.9 16.2C4.8 12.5 2.2 10.1 2.2 7.1A4.1 4.1 0 0 1 6.3 2.9c1.5 0 2.8.7 3.7 1.8.9-1.1 2.2-1.8 3.7-1.8a4.1 4.1 0 0 1 4.1 4.2c0 3-2.6 5.4-6.7 9.1z" />
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
