import { useId } from "react";
import { listingPath } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./home-search.module.css";

/** A plain form, whose text the listing reads: numbers and places become filters there. */
export function HomeSearch() {
  const { home } = useMessages();
  const id = useId();
  return (
    <search>
      <form action={listingPath("inspiration", useLocale())}>
        <label htmlFor={id} className={styles.label}>
          {home.search()}
        </label>
        <div className={styles.line}>
          <input
            id={id}
            type="search"
            name="q"
            className={styles.field}
            placeholder={home.searchExample()}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{home.find()}</Button>
        </div>
      </form>
    </search>
  );
}
