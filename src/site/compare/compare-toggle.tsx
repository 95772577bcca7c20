import { useSyncExternalStore } from "react";
import type { Card } from "../../domain/page.ts";
import { referenceTo } from "../../domain/template.ts";
import { useLocale, useMessages } from "../language/language.tsx";
import styles from "../ui/choice-button.module.css";
import { comparedStore } from "./compared-store.ts";

/** Puts a template among those to compare, or takes it out again. */
export function CompareToggle({ template }: { template: Pick<Card, "kind" | "key" | "name"> }) {
  const { comparing } = useMessages();
  const locale = useLocale();
  const { name } = template;
  const reference = referenceTo(template);
  const isChosen = useSyncExternalStore(
    comparedStore.subscribe,
    () => comparedStore.has(reference),
    () => false,
  );
  return (
    <button
      type="button"
      className={styles.button}
      title={comparing.compareName({ name })}
      aria-pressed={isChosen}
      data-chosen={isChosen || undefined}
      data-compares={reference}
      onClick={() => comparedStore.toggle({ template: reference, name, locale })}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2.5 3.5h6v13h-6zm9 0h6v13h-6z" />
      </svg>
      <span aria-hidden="true">{comparing.compare()}</span>
    </button>
  );
}
